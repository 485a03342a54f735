import { cause } from '@/lib/shared/reasons';
import { CONDITIONS } from '@/lib/shared/conditions';
import type { Cell } from '../files/table';
import { type Reading, refused, understood } from './reading';

/**
 * The names of conditions in `GET /conditions`, and everyday words for them in the six languages.
 */
const NAMES: Readonly<Record<number, string>> = {
  0: 'not stated, unknown, -',
  1: 'new, as new, like new, mint, unused, ny, som ny, nyt, oanvänd, ubrukt, neu, wie neu, neuwertig, uusi',
  2: 'above average, very good, excellent, meget god, mycket bra, svært god, sehr gut, erittäin hyvä',
  3: 'average, good, normal, god, bra, middel, medel, gut, durchschnittlich, hyvä, normaali',
  4: 'below average, fair, used, worn, brugt, slidt, begagnad, sliten, brukt, gebraucht, abgenutzt, käytetty, kulunut',
  5: 'poor, bad, damaged, broken, dårlig, defekt, dålig, skadet, schlecht, huono, rikki',
};
const conditions = new Map(
  Object.entries(NAMES).flatMap(([id, words]) =>
    words.split(', ').map((word) => [word, Number(id)]),
  ),
);

export function conditionOf({ text }: Cell): Reading<number> {
  const name = text.trim().toLowerCase();
  const code = CONDITIONS.find(({ id }) => String(id) === name)?.id ?? conditions.get(name);
  return code === undefined ? refused(cause('cell_unknown_condition')) : understood(code);
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', '✓', 'ja', 'j', 'kyllä', 'k']);
const NO = new Set(['no', 'n', 'false', '0', '-', 'nej', 'nei', 'nein', 'ei', 'e']);

export function yesOrNo({ text }: Cell): Reading<boolean> {
  const name = text.trim().toLowerCase();
  if (YES.has(name)) return understood(true);
  return NO.has(name) ? understood(false) : refused(cause('cell_not_yes_or_no'));
}
