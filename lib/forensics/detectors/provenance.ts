import type { ContentCredentials } from '../content-credentials';
import type { Signal, Region } from '../evidence';
import type { PictureTags } from '../formats/tags';
import {
  AI_COMPOSITE_SOURCE_TYPE,
  AI_SOURCE_TYPE,
  generatorAsMaker,
  generatorSettings,
} from '../generators';
import { findColourBar } from '../marks/colour-bar';
import { findSpark } from '../marks/spark';
import type { PixelBox } from '../maths/cell-boxes';
import { asShown } from '../regions';
import type { FileDetector, FileScene } from '../scene';
import { signal } from '../signal';
import { PROVENANCE } from '../thresholds';

/** The sentences have a phrase for an empty name. */
const UNKNOWN_SIGNER = '';
const UNKNOWN_TOOL = '';

function aiByCredentials(credentials: ContentCredentials): readonly Signal[] {
  const { ai, state } = credentials;
  if (!ai) return [];
  const tool = ai.tool ?? credentials.tool ?? UNKNOWN_TOOL;
  const signer = credentials.signer ?? UNKNOWN_SIGNER;
  const about = { detector: 'provenance', about: 'ai', finding: 'suspicious' } as const;
  if (state === 'invalid' || state === 'unchecked') {
    return [
      signal({
        ...about,
        score: PROVENANCE.unverified,
        message: 'provenance.credentials_ai_unverified',
        values: { tool },
      }),
    ];
  }
  const message = (
    {
      generated: 'provenance.credentials_ai',
      part: 'provenance.credentials_ai_composite',
      ingredient: 'provenance.credentials_ai_ingredient',
    } as const
  )[ai.extent];
  return [signal({ ...about, score: PROVENANCE.signed, message, values: { signer, tool } })];
}

function intactCredentials(credentials: ContentCredentials): readonly Signal[] {
  const signer = credentials.signer ?? UNKNOWN_SIGNER;
  const tool = credentials.tool ?? UNKNOWN_TOOL;
  const about = { detector: 'provenance', about: 'manipulation', score: 0 } as const;
  const doubt = credentials.expired
    ? 'provenance.credentials_expired'
    : 'provenance.credentials_untrusted';
  const intact =
    credentials.state === 'valid'
      ? signal({
          ...about,
          finding: 'supports',
          message: 'provenance.credentials_valid',
          values: { signer, tool },
        })
      : signal({ ...about, finding: 'neutral', message: doubt, values: { signer, tool } });
  if (!credentials.brokenIngredient) return [intact];
  return [
    intact,
    signal({
      ...about,
      finding: 'neutral',
      message: 'provenance.credentials_broken_ingredient',
      values: { signer },
    }),
  ];
}

function integrityByCredentials(credentials: ContentCredentials): readonly Signal[] {
  const signer = credentials.signer ?? UNKNOWN_SIGNER;
  const about = { detector: 'provenance', about: 'manipulation' } as const;
  if (credentials.state === 'unchecked') {
    return [
      signal({
        ...about,
        finding: 'inconclusive',
        score: 0,
        message: 'provenance.credentials_unreadable',
        values: {},
      }),
    ];
  }
  if (credentials.state !== 'invalid') return intactCredentials(credentials);
  if (credentials.problem === 'changed_after_signing') {
    return [
      signal({
        ...about,
        finding: 'suspicious',
        score: PROVENANCE.changedAfterSigning,
        message: 'provenance.credentials_changed_after_signing',
        values: { signer },
      }),
    ];
  }
  return [
    signal({
      ...about,
      finding: 'suspicious',
      score: PROVENANCE.recordBroken,
      message: 'provenance.credentials_broken',
      values: { signer },
    }),
  ];
}

/**
 * Reports a file that refers to Content Credentials which it does not contain. Nothing is fetched.
 */
function strippedCredentials(tags: PictureTags | null): readonly Signal[] {
  if (tags?.credentialsReference == null) return [];
  const about = {
    detector: 'provenance',
    about: 'manipulation',
    finding: 'neutral',
    score: 0,
  } as const;
  return [signal({ ...about, message: 'provenance.credentials_stripped', values: {} })];
}

/**
 * Returns the strongest sign of an AI origin in the unsigned metadata: generator settings, then a
 * declaration, then a name.
 */
function aiByMetadata(tags: PictureTags): readonly Signal[] {
  const about = { detector: 'provenance', about: 'ai', finding: 'suspicious' } as const;
  const settings = generatorSettings(tags);
  if (settings) {
    return [
      signal({
        ...about,
        score: PROVENANCE.settings,
        message: 'provenance.generator_text',
        values: { ...settings },
      }),
    ];
  }
  const maker = generatorAsMaker(tags);
  const tool = maker?.tool ?? tags.creatorTool ?? tags.software ?? tags.credit ?? UNKNOWN_TOOL;
  if (tags.digitalSourceTypes.includes(AI_SOURCE_TYPE)) {
    return [
      signal({
        ...about,
        score: PROVENANCE.declared,
        message: 'provenance.source_type_ai',
        values: { tool },
      }),
    ];
  }
  if (tags.digitalSourceTypes.includes(AI_COMPOSITE_SOURCE_TYPE)) {
    return [
      signal({
        ...about,
        score: PROVENANCE.declared,
        message: 'provenance.source_type_ai_composite',
        values: { tool },
      }),
    ];
  }
  return maker
    ? [
        signal({
          ...about,
          score: PROVENANCE.named,
          message: 'provenance.generator_named',
          values: { ...maker },
        }),
      ]
    : [];
}

/** Reports the marks that generators lay over their pictures for everybody to see. */
function aiByVisibleMark({ frame, luma }: FileScene): readonly Signal[] {
  const { pixels, orientation } = frame;
  const { width, height } = pixels;
  const about = {
    detector: 'provenance',
    about: 'ai',
    finding: 'suspicious',
    score: PROVENANCE.visible,
  } as const;
  const regions = ({ left, top, right, bottom }: PixelBox): readonly Region[] => {
    const box = {
      x_min: Math.max(0, left / width),
      y_min: Math.max(0, top / height),
      x_max: Math.min(1, right / width),
      y_max: Math.min(1, bottom / height),
    };
    return [asShown({ ...box, kind: 'ai', confidence: PROVENANCE.visible }, orientation)];
  };
  const bar = findColourBar(pixels);
  if (bar !== null) {
    const message = 'provenance.colour_bar';
    return [signal({ ...about, message, values: {}, regions: regions(bar) })];
  }
  const spark = findSpark({ width, height, values: luma });
  if (spark === null) return [];
  const { leftPx: left, topPx: top, sidePx, likeness } = spark;
  const box = { left, top, right: left + sidePx, bottom: top + sidePx };
  const values = { likeness_percent: Math.round(100 * likeness) };
  return [signal({ ...about, message: 'provenance.visible_mark', values, regions: regions(box) })];
}

/**
 * Reads what the file declares about its origin: Content Credentials (C2PA 2.1), IPTC digital
 * source type, generators' text chunks, program names; and looks for the visible mark of a
 * generator.
 */
export const provenance: FileDetector = (scene) => {
  const { contentCredentials, tags } = scene;
  const ai = [
    ...(contentCredentials ? aiByCredentials(contentCredentials) : []),
    ...(tags ? aiByMetadata(tags) : []),
    ...aiByVisibleMark(scene),
  ];
  const none = signal({
    detector: 'provenance',
    about: 'ai',
    finding: 'neutral',
    score: 0,
    message: 'provenance.none',
    values: {},
  });
  const integrity = contentCredentials
    ? integrityByCredentials(contentCredentials)
    : strippedCredentials(tags);
  return { signals: [...(ai.length > 0 ? ai : [none]), ...integrity], heatmap: null };
};
