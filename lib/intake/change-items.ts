import type { z } from 'zod';
import { changeItems } from '@/lib/appraisals/items/change-many';
import type { changeClaimedItems as contract } from '@/lib/contract/change-items';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { toDateString } from '@/lib/shared/dates';
import { Fault } from '@/lib/shared/fault';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { conventionsOf } from './rows/conventions';
import { writtenPurchase } from './rows/purchase';

/** As `changeItems`, with purchases read like the cells of an inventory in one language. */
export const changeWrittenItems = (
  caller: Caller,
  clientReferenceId: number,
  { language, ...given }: z.output<typeof contract.body>,
  ignored: readonly string[],
): Promise<z.input<typeof contract.reply>> =>
  changeItems(caller, clientReferenceId, { ...given, ignored }, (text, claim) => {
    const context = {
      ...conventionsOf(
        { amounts: [], days: [] },
        languagesOf(language ?? claim.language),
        claim.currency,
      ),
      dateDamage: claim.dateDamage,
      today: toDateString(now()),
    };
    const reading = writtenPurchase(text, context);
    if ('cause' in reading) throw new Fault('wrong', { ...reading.cause, field: 'purchase' });
    return reading.value;
  });

const languagesOf = (language: string): ReadonlySet<Language> =>
  new Set(isLanguage(language) ? [language] : []);
