import type { ContentCredentials } from './content-credentials';
import type { Medium, PictureFacts } from './evidence';
import type { Container } from './formats/container';
import { estimateQuality } from './formats/jpeg/quality';
import type { PictureTags } from './formats/tags';
import type { Frame } from './frame';
import { generatorAsMaker, generatorNamed, generatorSettings } from './generators';
import { isTurned } from './regions';

const NAME_CHARS_MAX = 80;

/**
 * Returns for example "Apple iPhone 7": the maker appears once, even where the model repeats it.
 */
export function cameraOf(tags: PictureTags): string | null {
  const { make, model } = tags;
  if (model === null) return make?.slice(0, NAME_CHARS_MAX) ?? null;
  const brand = model.split(/[\s_-]/u)[0]?.toLowerCase() ?? '';
  const repeated =
    make
      ?.toLowerCase()
      .split(/[\s,.]+/u)
      .includes(brand) ?? true;
  const full = repeated ? model : `${make} ${model}`;
  return full.trim().slice(0, NAME_CHARS_MAX);
}

function jpegQualityOf(container: Container | null): number | null {
  const jpeg = container?.jpeg;
  const table = jpeg?.quantizationTables[jpeg.lumaTable];
  return table ? estimateQuality(table).quality : null;
}

/** Takes the generator's name from credentials only if they verify, from metadata always. */
function generatorOf(
  tags: PictureTags | null,
  credentials: ContentCredentials | null,
): string | null {
  const isTrusted = credentials?.state === 'valid' || credentials?.state === 'untrusted';
  const signed = isTrusted ? (credentials.ai?.tool ?? null) : null;
  if (signed !== null) return generatorNamed(signed) ?? signed;
  return tags && ((generatorSettings(tags) ?? generatorAsMaker(tags))?.tool ?? null);
}

interface FileKnowledge {
  readonly frame: Frame;
  readonly medium: Medium;
  readonly container: Container | null;
  readonly tags: PictureTags | null;
  readonly contentCredentials: ContentCredentials | null;
}

/** Returns the facts about the file that the inspector shows, with width and height as shown. */
export function factsOf({
  frame,
  medium,
  container,
  tags,
  contentCredentials,
}: FileKnowledge): PictureFacts {
  const { width, height } = frame.pixels;
  const turned = isTurned(frame.orientation);
  return {
    format: container?.format ?? frame.format,
    width: turned ? height : width,
    height: turned ? width : height,
    medium,
    camera: tags && cameraOf(tags),
    software: (tags?.software ?? tags?.creatorTool ?? null)?.slice(0, NAME_CHARS_MAX) ?? null,
    taken_at: tags?.takenAt ?? null,
    has_gps: tags?.hasGps ?? false,
    jpeg_quality: jpegQualityOf(container),
    generator: generatorOf(tags, contentCredentials),
    content_credentials: contentCredentials?.state ?? 'absent',
  };
}
