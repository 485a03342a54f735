import type { TextEntry } from './formats/container';
import type { PictureTags } from './formats/tags';

/** IPTC NewsCodes "digital source type": made by a trained model, in full or in part. */
export const AI_SOURCE_TYPE = 'trainedAlgorithmicMedia';
export const AI_COMPOSITE_SOURCE_TYPE = 'compositeWithTrainedAlgorithmicMedia';

interface Generator {
  readonly tool: string;
  /** The field of the file that names it. */
  readonly field: string;
}

interface SettingsPattern {
  readonly tool: string;
  /** Keywords that the text must have, in lower case. Any keyword if absent. */
  readonly keywords?: readonly string[];
  readonly text: RegExp;
}

/**
 * How generators write their settings into the file. The text must match too: a keyword alone never
 * decides.
 */
const SETTINGS: readonly SettingsPattern[] = [
  {
    tool: 'ComfyUI',
    text: /"class_type"\s*:\s*"/u,
    keywords: ['prompt', 'make', 'model', 'usercomment', 'comment'],
  },
  {
    tool: 'ComfyUI',
    text: /"nodes"\s*:\s*\[|"last_node_id"\s*:/u,
    keywords: ['workflow', 'make', 'model'],
  },
  { tool: 'SwarmUI', text: /"sui_image_params"\s*:/u },
  {
    tool: 'Fooocus',
    keywords: ['parameters', 'usercomment'],
    text: /"(?:fooocus_scheme|metadata_scheme|base_model_hash)"\s*:/u,
  },
  { tool: 'Fooocus', text: /^(?:fooocus|a1111)$/u, keywords: ['fooocus_scheme'] },
  {
    tool: 'Stable Diffusion web UI',
    text: /\bSteps: ?\d{1,4}, [^]{0,400}?\b(?:Sampler|CFG scale|Seed|Size): ?/u,
  },
  {
    tool: 'InvokeAI',
    keywords: ['invokeai_metadata', 'invokeai_graph', 'invokeai_workflow', 'sd-metadata'],
    text: /[{"]/u,
  },
  { tool: 'InvokeAI', text: /-s ?\d+\b|-S ?\d+\b/u, keywords: ['dream'] },
  { tool: 'NovelAI', text: /"(?:uc|sampler|scale)"\s*:/u, keywords: ['comment'] },
  {
    tool: 'NovelAI',
    text: /^(?:NovelAI|Stable Diffusion(?: XL)? [0-9A-F]{8})/u,
    keywords: ['software', 'source'],
  },
  { tool: 'Easy Diffusion', text: /./u, keywords: ['use_stable_diffusion_model'] },
  {
    tool: 'Draw Things',
    text: /"sampler"\s*:[^]{0,2000}"(?:scale|seed)"\s*:/u,
    keywords: ['usercomment'],
  },
  { tool: 'Midjourney', text: /\bJob ID: [0-9a-f]{8}-[0-9a-f]{4}-/u },
  {
    tool: 'Midjourney',
    keywords: ['description', 'imagedescription', 'xpcomment', 'comment'],
    text: /\s--(?:v|niji|ar|stylize|s) [\d.:]+\s[^]{0,300}--(?:v|niji|ar|stylize|s|q|c|chaos) [\d.:]+/u,
  },
  { tool: 'Grok', text: /^Signature: [A-Za-z0-9+/=]{60,}$/u, keywords: ['imagedescription'] },
];

/** Programs that make pictures, by the names they write into fields for a program or a creditor. */
const NAMES: readonly (readonly [string, RegExp])[] = [
  ['DALL·E', /\bDALL[\s·.\u2022-]?E\b/iu],
  ['ChatGPT', /\bChatGPT\b/iu],
  ['OpenAI', /\b(?:OpenAI|GPT-4o|gpt-image(?:-\d)?|Sora)\b/iu],
  [
    'Google AI',
    /\b(?:Made|Edited|Created|Generated) with Google AI\b|\bGoogle (?:Gemini|Imagen)\b|\bImageFX\b/iu,
  ],
  ['Midjourney', /\bMid[\s-]?journey\b/iu],
  ['Adobe Firefly', /\b(?:Adobe )?Firefly\b/iu],
  [
    'Stable Diffusion',
    /\bStable[\s-]?(?:Diffusion|Cascade|Image)\b|\bStability\s?AI\b|\bDreamStudio\b|\bSDXL\b/iu,
  ],
  ['FLUX', /\bBlack Forest Labs\b|\bFLUX\.1\b/iu],
  ['ComfyUI', /\bComfyUI\b/iu],
  ['InvokeAI', /\bInvoke\s?AI\b/iu],
  ['NovelAI', /\bNovel\s?AI\b/iu],
  ['Fooocus', /\bFooocus\b/iu],
  ['Draw Things', /\bDraw Things\b/u],
  ['Bing Image Creator', /\bBing Image Creator\b|\bMicrosoft (?:AI|Image Creator)\b/iu],
  ['Apple Image Playground', /\bImage Playground\b/iu],
  ['Meta AI', /\b(?:Imagined|Made) with (?:Meta )?AI\b|\bMeta AI\b/iu],
  ['Ideogram', /\bIdeogram(?:\.ai| AI)?\b/iu],
  ['Leonardo.Ai', /\bLeonardo\.?\s?AI\b/iu],
  ['Grok', /\bxAI\b|\bGrok Imagine\b/iu],
  ['Seedream', /\b(?:Seedream|Jimeng|Doubao)\b/iu],
  ['Recraft', /\bRecraft\b/iu],
];

/** Returns the generator that a program's or a creditor's name refers to, or null. */
export function generatorNamed(name: string): string | null {
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** A generator's settings can be long. Their recognizable parts are near the start or end. */
const TEXT_EDGE_CHARS = 20_000;

function edgesOf(text: string): string {
  return text.length <= 2 * TEXT_EDGE_CHARS
    ? text
    : `${text.slice(0, TEXT_EDGE_CHARS)}\n${text.slice(-TEXT_EDGE_CHARS)}`;
}

function settingsIn(entry: TextEntry): string | null {
  const keyword = entry.keyword.toLowerCase();
  const text = edgesOf(entry.text);
  const found = SETTINGS.find(
    (pattern) =>
      (pattern.keywords === undefined || pattern.keywords.includes(keyword)) &&
      pattern.text.test(text),
  );
  return found?.tool ?? null;
}

/** Returns the generator whose settings a text of the file contains, or null. */
export function generatorSettings(tags: PictureTags): Generator | null {
  for (const entry of tags.texts) {
    const tool = settingsIn(entry);
    if (tool !== null) return { tool, field: entry.keyword };
  }
  // GB 45438-2025: Label 1 means certainly synthetic; 2 (possibly) and 3 (suspected) prove nothing.
  const label = tags.syntheticContentLabel;
  return label !== null && /"Label"\s*:\s*"?1\b/u.test(label)
    ? { tool: 'labelled synthetic', field: 'AIGC' }
    : null;
}

/**
 * Returns the generator that the file names as its maker, or null. Descriptions and comments are
 * ignored, because people write about pictures in them.
 */
export function generatorAsMaker(tags: PictureTags): Generator | null {
  const fields: readonly (readonly [string, string | null])[] = [
    ['Software', tags.software],
    ['CreatorTool', tags.creatorTool],
    ['Credit', tags.credit],
    ['OriginatingProgram', tags.originatingProgram],
    ['Make', tags.make],
    ['Model', tags.model],
    ...tags.historyPrograms.map((name) => ['History', name] as const),
  ];
  for (const [field, name] of fields) {
    const tool = name === null ? null : generatorNamed(name);
    if (tool !== null) return { tool, field };
  }
  return null;
}

/** Programs that edit or export pictures; their name alone proves nothing. */
const EDITORS = new RegExp(
  [
    'Photoshop',
    'Lightroom',
    'GIMP',
    'Paint\\.NET',
    'Affinity',
    'Pixelmator',
    'Snapseed',
    'Picasa',
    'PicsArt',
    'Canva',
    'Capture One',
    'DxO',
    'darktable',
    'RawTherapee',
    'ACDSee',
    'PaintShop',
    'Paint Shop',
    'Photopea',
    'Luminar',
    'Facetune',
    'VSCO',
    'Meitu',
    'Photo ?Editor',
    'PhotoScape',
    'IrfanView',
    'XnView',
    'ImageMagick',
    'Aperture',
    'Polarr',
    'Fotor',
    'BeFunky',
    'PhotoDirector',
    'Photo Mechanic',
    'Corel',
    'Adobe',
    'Windows Photo',
    'Microsoft Photo',
    'FastStone',
    'Krita',
    'Inkscape',
    'Photos \\d',
    'iPhoto',
    'Google Photos',
    'Instagram',
    'PhotoRoom',
    'Remini',
  ].join('|'),
  'iu',
);

/** Returns the editor's name, at most 60 characters, or null. */
export function editorNamed(tags: PictureTags): string | null {
  const name = [tags.software, tags.creatorTool, tags.originatingProgram].find(
    (text) => text && EDITORS.test(text),
  );
  return name?.slice(0, 60).trim() ?? null;
}
