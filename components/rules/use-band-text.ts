'use client';
import { useAccess } from '@/lib/client/session/access';
import { fill } from '@/lib/shared/fill';
import { minor, parseAmount, subtract, toNumber } from '@/lib/shared/money';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';

/** The highest price below the bound, which is one cent less. */
function lastBelow(bound: number): number {
  const exact = parseAmount(bound);
  return exact === null ? bound : toNumber(subtract(exact, minor(1)));
}

/**
 * Describes a price band from its first price up to its exclusive bound; the last band has none.
 */
export function useBandText(): (from: number, below: number | null) => string {
  const { formats } = useTranslation();
  const { curve: messages } = useSettingsMessages().rules;
  const currency = useAccess()?.client?.currency ?? '';
  const money = (value: number) => formats.money(value, currency);
  return (from, below) => {
    if (below === null)
      return from === 0 ? messages.bandAny : fill(messages.bandFrom, { from: money(from) });
    if (from === 0) return fill(messages.bandBelow, { below: money(below) });
    return fill(messages.bandBetween, { from: formats.amount(from), to: money(lastBelow(below)) });
  };
}
