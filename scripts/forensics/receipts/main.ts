/**
 * `npm run receipts:bench -- --set <folder> --language en --currency MYR`: measures the reading of
 * receipts. The folder has the files and a `truth.json`, a list of `{file, shop, date, total}` as a
 * person reads them. Each truth is also taken for what is claimed: every difference that is then
 * found is a false one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readReceiptFile } from '@/lib/platform/pictures/receipts/read-receipt-file';
import { sniff } from '@/lib/platform/pictures/sniff';
import { differencesOf } from '@/lib/receipts/compare';
import { pdfFindings } from '@/lib/receipts/pdf-findings';
import type { ReceiptRead } from '@/lib/platform/pictures/protocol';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { parseAmount } from '@/lib/shared/money';
import {
  fileThatExists,
  folderThatExists,
  readArguments,
  runCommand,
  WrongUse,
} from '../../command-line';
import { wilson } from '../bench/statistics';
import { isSameShop } from './same-shop';

const USAGE = 'usage: npm run receipts:bench -- --set <folder> [--language en] [--currency EUR]';

const TRUTH = z.array(
  z.object({
    file: z.string(),
    shop: z.string().nullable(),
    date: z.string().nullable(),
    total: z.string().nullable(),
  }),
);
type Truth = z.output<typeof TRUTH>[number];

interface Options {
  readonly language: Language;
  readonly currency: string;
}

interface Outcome {
  readonly shop: boolean | null;
  readonly date: boolean | null;
  readonly total: boolean | null;
  readonly falseDifferences: readonly string[];
  readonly pdfFindings: readonly string[];
  readonly cpuMs: number;
}

export const main = (args: readonly string[]): Promise<void> =>
  runCommand(USAGE, async () => {
    const { values } = readArguments({
      args: [...args],
      options: {
        set: { type: 'string' },
        language: { type: 'string', default: 'en' },
        currency: { type: 'string', default: 'EUR' },
      },
    });
    const { set, language, currency } = values;
    if (set === undefined || !isLanguage(language))
      throw new WrongUse('Name a set and a language.');
    await measure(folderThatExists('set', set), { language, currency });
  });

async function measure(folder: string, options: Options): Promise<void> {
  const truths = truthsIn(folder);
  const outcomes: Outcome[] = [];
  for (const truth of truths) {
    const outcome = await outcomeOf(folder, truth, options);
    outcomes.push(outcome);
    const wrong = (['shop', 'date', 'total'] as const).filter((name) => outcome[name] === false);
    const notes = [...wrong, ...outcome.falseDifferences, ...outcome.pdfFindings];
    if (notes.length > 0) console.log(`${truth.file}: ${notes.join(', ')}`);
  }
  for (const name of ['shop', 'date', 'total'] as const)
    print(
      `${name} right`,
      outcomes.map((one) => one[name]).filter((right) => right !== null),
    );
  print(
    'false differences',
    outcomes.map((one) => one.falseDifferences.length > 0),
  );
  print(
    'findings about a PDF',
    outcomes.map((one) => one.pdfFindings.length > 0),
  );
  const cpuMs = outcomes.reduce((sum, one) => sum + one.cpuMs, 0) / outcomes.length;
  console.log(`processor time: ${Math.round(cpuMs)} ms a receipt`);
}

function truthsIn(folder: string): Truth[] {
  const file = fileThatExists('The truth', path.join(folder, 'truth.json'));
  try {
    return TRUTH.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new WrongUse(`'${file}' is no list of {file, shop, date, total}.`, { cause: error });
  }
}

async function outcomeOf(folder: string, truth: Truth, options: Options): Promise<Outcome> {
  const bytes = readFileSync(fileThatExists('The receipt', path.join(folder, truth.file)));
  const kind = sniff(bytes);
  if (kind === null) throw new WrongUse(`${truth.file} is neither a picture nor a PDF.`);
  const { language, currency } = options;
  const before = process.cpuUsage();
  const reply = await readReceiptFile(
    {
      verb: 'read_receipt',
      kind,
      bytes,
      language,
      context: { currency, today: new Date().toISOString().slice(0, 10) },
    },
    bytes,
  );
  const { user, system } = process.cpuUsage(before);
  if (reply.verb !== 'receipt_read') throw new WrongUse(`${truth.file}: ${reply.reason}`);
  return { ...judged(reply, truth, currency), cpuMs: (user + system) / 1000 };
}

function judged({ fields, pdf }: ReceiptRead, truth: Truth, currency: string) {
  const total = truth.total === null ? null : parseAmount(truth.total);
  const claimed = { date: truth.date, amount: total, quantity: 1, currency };
  return {
    shop: truth.shop === null ? null : isSameShop(truth.shop, fields.shop),
    date: truth.date === null ? null : fields.date?.value === truth.date,
    total: total === null ? null : fields.total?.value === total,
    falseDifferences: differencesOf(fields, pdf, claimed).map(({ code }) => code),
    pdfFindings: pdf ? pdfFindings(pdf).map(({ code }) => code) : [],
  };
}

const share = (part: number) => `${(100 * part).toFixed(1)}%`;

function print(label: string, right: readonly boolean[]): void {
  const hits = right.filter(Boolean).length;
  const { low, high } = wilson(hits, right.length) ?? { low: 0, high: 1 };
  console.log(
    `${label}: ${hits} of ${right.length} (${share(hits / right.length)}, 95%: ${share(low)}-${share(high)})`,
  );
}
