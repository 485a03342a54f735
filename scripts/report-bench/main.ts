/**
 * Measures the costs of a report: relative to the same ink by pdfkit alone, by its length, in
 * memory and bytes, and how long it blocks the main thread. Every item has its own photo.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exampleInput, examplePhoto } from '@/lib/reports/example-input';
import type { ReportInput } from '@/lib/reports/input';
import { layOut } from '@/lib/reports/layout';
import { loadTypefaces } from '@/lib/reports/paper/fonts';
import { PAPERS } from '@/lib/reports/paper/look';
import { render } from '@/lib/reports/render';
import { createRenderer } from '@/lib/reports/renderer';
import { view } from '@/lib/reports/view';
import { pdfkitReport } from './pdfkit-report.mjs';

/** --small runs every step of the bench in seconds; its figures mean nothing. */
const isSmall = process.argv.includes('--small');
const RUNS = isSmall ? 1 : 5;
const RENDERS = isSmall ? 1 : 3;
const SINGLES = isSmall ? 2 : 25;
const [SHORT, LONG] = isSmall ? [10, 40] : [500, 2000];
const PHOTOS = isSmall ? 2 : 40;

export interface Figure {
  name: string;
  value: number;
  isWithin: boolean;
}

/** The launcher writes them to a file. */
export const figures: Figure[] = [];

function report(name: string, value: number, sign: '<=' | '>=', limit: number): void {
  const isWithin = sign === '<=' ? value <= limit : value >= limit;
  figures.push({ name, value, isWithin });
  console.log(`BENCH ${name} ${value.toFixed(2)} ${sign} ${limit} ${isWithin ? 'ok' : 'short'}`);
}

/** One photo per item; the bytes differ from item to item although the motifs repeat. */
async function input(count: number): Promise<ReportInput> {
  const motifs = await Promise.all(
    Array.from({ length: Math.min(count, PHOTOS) }, (_, seed) => examplePhoto(seed + 1)),
  );
  const example = exampleInput(count, { thumbnails: motifs });
  const items = example.items.map((item, index) => ({
    ...item,
    pictures: item.pictures.slice(0, 1).map((picture) => ({
      ...picture,
      thumbnail: Uint8Array.from(motifs[index % motifs.length] ?? []),
    })),
  }));
  return { ...example, items };
}

async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function processorTime(): Promise<void> {
  const [short, long] = [await input(SHORT), await input(LONG)];
  const typefaces = await loadTypefaces();
  const laidOut = layOut(view(short), typefaces);
  const plain = () => pdfkitReport(laidOut, typefaces, PAPERS.a4);
  await render(short);
  await plain();
  const times = { plain: [] as number[], short: [] as number[], long: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    times.plain.push(await cpuMs(plain));
    times.short.push(await cpuMs(() => render(short)));
    times.long.push(await cpuMs(() => render(long)));
  }
  const [plainMs, shortMs, longMs] = [median(times.plain), median(times.short), median(times.long)];
  // in pairs, because the machine's speed changes from run to run
  const growth = median(times.long.map((ms, run) => ms / (times.short[run] ?? Number.NaN)));
  console.log(
    `pdfkit alone ${plainMs.toFixed(0)} ms, ${SHORT} items ${shortMs.toFixed(0)} ms, ${LONG} items ${longMs.toFixed(0)} ms of processor`,
  );
  report('report_cpu_500_to_pdfkit', shortMs / plainMs, '<=', 2);
  report('report_cpu_exponent_500_2000', Math.log(growth) / Math.log(4), '<=', 1.1);
}

/**
 * Time from a report's text to a document of one page, in a thread that has already made one; the
 * median of many.
 */
async function single(): Promise<void> {
  const renderer = createRenderer({ file: path.resolve('build/report-renderer.mjs') });
  await renderer.render(await input(1));
  const times: number[] = [];
  for (let run = 0; run < SINGLES; run += 1) {
    const claim = await input(1);
    const start = performance.now();
    await renderer.render(claim);
    times.push(performance.now() - start);
  }
  await renderer.stop();
  report('report_single_warm_ms', median(times), '<=', 300);
}

/**
 * The longest pause of the main thread in a render, the minimum of three renders, because other
 * load causes pauses too.
 */
async function mainThread(): Promise<void> {
  const renderer = createRenderer({ file: path.resolve('build/report-renderer.mjs') });
  await renderer.render(await input(10));
  const pauses: number[] = [];
  for (let run = 0; run < RENDERS; run += 1) {
    const claim = await input(LONG);
    pauses.push(await longestPauseMs(() => renderer.render(claim)));
  }
  await renderer.stop();
  report('report_main_thread_blocked_ms_2000', Math.min(...pauses), '<=', 50);
}

async function longestPauseMs(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const pulse = setInterval(() => {
    const time = performance.now();
    longest = Math.max(longest, time - last);
    last = time;
  }, 1);
  await work();
  clearInterval(pulse);
  return longest;
}

/** In a separate process, so that no other step of the bench is counted. */
async function memory(): Promise<void> {
  const pdf = await render(await input(LONG));
  console.log(
    JSON.stringify({
      rssMb: process.resourceUsage().maxRSS / 1024,
      bytesPerItem: pdf.length / LONG,
    }),
  );
}

if (process.argv[2] === 'memory') {
  await memory();
} else {
  const child = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), 'memory', ...(isSmall ? ['--small'] : [])],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const { rssMb, bytesPerItem } = JSON.parse(child.stdout) as {
    rssMb: number;
    bytesPerItem: number;
  };
  await processorTime();
  await single();
  await mainThread();
  report('report_rss_mb_2000', rssMb, '<=', 300);
  report('report_bytes_per_item', bytesPerItem, '<=', 15_000);
}
