import type { ContentCredentials } from '../content-credentials';
import { AI_COMPOSITE_SOURCE_TYPE, AI_SOURCE_TYPE } from '../generators';

/** A value of the store's JSON. The file's author wrote it, so every access is checked. */
type Json = unknown;

const entriesOf = (value: Json): Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, Json>) : {};

const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : []);

const textOf = (value: Json): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** A name to display, cut at 80 characters because the file's author may have made it longer. */
const nameOf = (value: Json): string | null => textOf(value)?.slice(0, 80) ?? null;

/** The failure codes in a part of `validation_results`, as C2PA status codes (C2PA 2.1, 15.2). */
const failuresOf = (results: Json): readonly string[] =>
  listOf(entriesOf(results)['failure']).flatMap(
    (status) => textOf(entriesOf(status)['code']) ?? [],
  );

/** Failures about who signed and when, not about whether the signed content is intact. */
const isAboutSigner = (code: string): boolean =>
  code.startsWith('signingCredential.') || code.startsWith('timeStamp.');

/** Failures that mean "undecidable": an unknown algorithm, a manifest stored elsewhere. */
const isUnreadable = (code: string): boolean =>
  code.startsWith('algorithm.') || code === 'general.error' || code === 'manifest.inaccessible';

const HASH_OF_THE_FILE = new Set([
  'assertion.dataHash.mismatch',
  'assertion.boxesHash.mismatch',
  'assertion.boxHash.mismatch',
  'assertion.bmffHash.mismatch',
]);

/**
 * Returns the program's name from an object with a name, a text, or the first part of "Name/1.0
 * library/2.0".
 */
function programOf(value: Json): string | null {
  const name = nameOf(value) ?? nameOf(entriesOf(value)['name']);
  return name?.split(/[/\s]\d/u)[0]?.replaceAll('_', ' ') ?? null;
}

function toolOf(manifest: Json): string | null {
  const { claim_generator_info: info, claim_generator: generator } = entriesOf(manifest);
  return programOf(listOf(info)[0]) ?? programOf(generator);
}

interface AiAction {
  readonly extent: 'generated' | 'part';
  readonly tool: string | null;
}

function aiActionOf(manifest: Json): AiAction | null {
  const actions = listOf(entriesOf(manifest)['assertions'])
    .filter((assertion) => textOf(entriesOf(assertion)['label'])?.startsWith('c2pa.actions'))
    .flatMap((assertion) => listOf(entriesOf(entriesOf(assertion)['data'])['actions']));
  let part: AiAction | null = null;
  for (const action of actions) {
    const type = textOf(entriesOf(action)['digitalSourceType']) ?? '';
    const tool = programOf(entriesOf(action)['softwareAgent']) ?? toolOf(manifest);
    if (type.endsWith(`/${AI_SOURCE_TYPE}`)) {
      // For any action other than the creation the type describes what the action inserted, not the
      // picture as a whole.
      if (entriesOf(action)['action'] === 'c2pa.created') return { extent: 'generated', tool };
      part ??= { extent: 'part', tool };
    } else if (type.endsWith(`/${AI_COMPOSITE_SOURCE_TYPE}`)) part ??= { extent: 'part', tool };
  }
  return part;
}

const MANIFESTS_MAX = 200;

/**
 * Searches depth first from the active manifest through its ingredients, except pictures that were
 * only viewed (`inputTo`).
 */
function aiOf(manifests: Readonly<Record<string, Json>>, active: string): ContentCredentials['ai'] {
  const own = aiActionOf(manifests[active]);
  if (own) return own;
  const seen = new Set([active]);
  const open: { label: string; coversPicture: boolean }[] = [
    { label: active, coversPicture: true },
  ];
  for (let next = open.pop(); next && seen.size < MANIFESTS_MAX; next = open.pop()) {
    for (const ingredient of listOf(entriesOf(manifests[next.label])['ingredients'])) {
      const { active_manifest: label, relationship } = entriesOf(ingredient);
      if (typeof label !== 'string' || relationship === 'inputTo' || seen.has(label)) continue;
      seen.add(label);
      const coversPicture = next.coversPicture && relationship === 'parentOf';
      const ai = aiActionOf(manifests[label]);
      if (ai) return { extent: coversPicture ? ai.extent : 'ingredient', tool: ai.tool };
      open.push({ label, coversPicture });
    }
  }
  return null;
}

function stateOf(
  failures: readonly string[],
  validated: boolean,
): Pick<ContentCredentials, 'state' | 'problem'> {
  const broken = failures.filter((code) => !isAboutSigner(code));
  if (broken.some(isUnreadable)) return { state: 'unchecked', problem: null };
  if (broken.length > 0 || !validated) {
    const fileOnly =
      broken.length > 0 && validated && broken.every((code) => HASH_OF_THE_FILE.has(code));
    return { state: 'invalid', problem: fileOnly ? 'changed_after_signing' : 'record_broken' };
  }
  return { state: failures.length > 0 ? 'untrusted' : 'valid', problem: null };
}

/**
 * The validator records only new failures; those that existed when the ingredient was added are
 * stored in the ingredient.
 */
function hasBrokenIngredient(
  results: Readonly<Record<string, Json>>,
  manifests: readonly Json[],
): boolean {
  const now = listOf(results['ingredientDeltas']).flatMap((delta) =>
    failuresOf(entriesOf(delta)['validationDeltas']),
  );
  const ingredients = manifests
    .flatMap((manifest) => listOf(entriesOf(manifest)['ingredients']))
    .map(entriesOf);
  const recorded = ingredients.flatMap((ingredient) => [
    ...failuresOf(entriesOf(ingredient['validation_results'])['activeManifest']),
    ...failuresOf({ failure: ingredient['validation_status'] }),
  ]);
  return [...now, ...recorded].some((code) => !isAboutSigner(code));
}

/**
 * Reads the store as `c2pa-rs` reports it (`Reader::json`). Returns null where its shape is
 * unknown.
 */
export function readManifestStore(json: string): ContentCredentials | null {
  const store = entriesOf(JSON.parse(json) as Json);
  const active = store['active_manifest'];
  const manifests = entriesOf(store['manifests']);
  const results = entriesOf(store['validation_results']);
  if (typeof active !== 'string' || !(active in manifests)) return null;
  const successes = listOf(entriesOf(results['activeManifest'])['success']).map(
    (status) => entriesOf(status)['code'],
  );
  const failures = failuresOf(results['activeManifest']);
  return {
    ...stateOf(failures, successes.includes('claimSignature.validated')),
    signer: nameOf(entriesOf(entriesOf(manifests[active])['signature_info'])['issuer']),
    tool: toolOf(manifests[active]),
    ai: aiOf(manifests, active),
    expired: failures.includes('signingCredential.expired'),
    brokenIngredient: hasBrokenIngredient(results, Object.values(manifests)),
  };
}
