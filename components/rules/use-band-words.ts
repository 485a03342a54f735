'use client';
import { useAccess } from '@/lib/client/session/access';
import { fill } from '@/lib/shared/fill';
import { minor, parseAmount, subtract, toNumber } from '@/lib/shared/money';
import { useSettingsWords } from '../settings/settings-words';
import { useWords } from '../words';

/** The last price below a bound. */
function lastBelow(bound: number): number {
  const exact = parseAmount(bound);
  return exact === null ? bound : toNumber(subtract(exact, minor(1)));
}

/** A price band from its first price up to the bound that is not in it; without a bound, the rest. */
export function useBandWords(): (from: number, below: number | null) => string {
  const { formats } = useWords();
  const { curve: words } = useSettingsWords().rules;
  const currency = useAccess()?.client?.currency ?? '';
  const money = (value: number) => formats.money(value, currency);
  return (from, below) => {
    if (below === null)
      return from === 0 ? words.bandAny : fill(words.bandFrom, { from: money(from) });
    if (from === 0) return fill(words.bandBelow, { below: money(below) });
    return fill(words.bandBetween, { from: formats.amount(from), to: money(lastBelow(below)) });
  };
}
