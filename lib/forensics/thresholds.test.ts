import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyse';
import { bytesOf } from './testing/files';
import { frameOf } from './testing/scenes';
import * as OF_GRAIN from './grain/thresholds';
import * as OF_MARKS from './marks/thresholds';
import * as OF_TEXT from './text/thresholds';
import * as OF_ENGINE from './thresholds';

const THRESHOLDS = { ...OF_ENGINE, ...OF_GRAIN, ...OF_MARKS, ...OF_TEXT };

const folder = fileURLToPath(new URL('.', import.meta.url));
/**
 * Folders that decide which message is given; the others contain parsers, mathematics and
 * measurements.
 */
const DECIDING = ['.', 'detectors', 'sentences'];
const DECIDING_WORDS = ['text/typed-words.ts', 'text/copied-glyphs.ts', 'text/later-copy.ts'];
/**
 * Matches a number at the top of a file or within a function; `score: 0` of a signal without a
 * finding is no threshold.
 */
const NUMBER =
  /^[ \t]*(?:export )?const (\w+)(?:: \w+)? = (?:-?[\d.][\d._e-]*(?: [-*/+] [\d._]+)*|\{(?![^}]*score: 0[\s,])[^}]*: -?[\d.][^}]*\}(?: as const)?);/gmu;

/**
 * Numbers for measuring and drawing: windows, rasters, limits of work, constants of nature. None
 * decides a message.
 */
const MEASURES: Readonly<Record<string, readonly string[]>> = {
  'perceptual-hash.ts': ['SIDE', 'FREQUENCIES', 'COARSE', 'BANDS'],
  'luma.ts': ['STRIP_PIXELS'],
  // What is read as a receipt; no evidence depends on it.
  'paper.ts': ['GRID', 'MARGIN', 'PAPER_SHARE_MIN', 'COLOURED_SHARE_MAX'],
  'facts.ts': ['NAME_CHARS_MAX'],
  'generators.ts': ['TEXT_EDGE_CHARS'],
  'pixel-statistics.ts': ['ROWS_MAX', 'RUNS_PER_ROW', 'RUN_PIXELS'],
  'regions.ts': ['REGIONS_MAX', 'SAME_AREA_IOU'],
  // No measurement: an unread file has no size.
  'sentences/analysis.ts': ['UNREAD'],
  'detectors/copy-move.ts': ['PAIRS_SHOWN_MAX'],
  'detectors/foreign-grid.ts': ['CELLS_MAX'],
  'detectors/foreign-grid-areas.ts': ['GAP_CELLS'],
  'detectors/learned-fusion.ts': ['AREAS_MAX'],
  'detectors/metadata.ts': ['MS_PER_DAY', 'LETTERBOX_SHAPE', 'TIME_ZONE_DAYS'],
  'detectors/noise-level.ts': ['AREAS_MAX'],
  'detectors/shifted-compression.ts': ['AREAS_MAX'],
  'detectors/small-text.ts': ['PIXELS_MAX'],
  'text/typed-words.ts': ['TAIL', 'TAIL_DEVIATIONS'],
  'text/copied-glyphs.ts': [
    'WIDTH_MIN_PX',
    'HEIGHT_MIN_PX',
    'GLYPHS_MAX',
    'MARGIN_PX',
    'REACH_HEIGHTS',
  ],
};

function numbersOf(name: string): string[] {
  return [...readFileSync(path.join(folder, name), 'utf8').matchAll(NUMBER)].map(
    (match) => match[1] ?? '',
  );
}

const filesIn = (part: string): string[] =>
  readdirSync(path.join(folder, part), { withFileTypes: true })
    .filter(
      (one) =>
        one.isFile() &&
        one.name.endsWith('.ts') &&
        !/\.(?:test|bench|fixture)\.ts$/u.test(one.name) &&
        one.name !== 'thresholds.ts',
    )
    .map((one) => path.join(part, one.name));

describe('the thresholds', () => {
  it('are all in thresholds.ts: no other deciding file has a number', () => {
    const rounded = Object.fromEntries(
      [...DECIDING.flatMap(filesIn), ...DECIDING_WORDS]
        .map((name) => [name, numbersOf(name)] as const)
        .filter(([, found]) => found.length > 0),
    );
    expect(rounded).toEqual(MEASURES);
  });

  it('are stored in full with each verdict', async () => {
    const { thresholds } = await analyse(frameOf(bytesOf('\x89PNG')));
    expect(thresholds).toMatchObject({ ...THRESHOLDS });
    expect(Object.keys(thresholds).sort()).toEqual(
      ['CALIBRATION', 'LEARNED_WEIGHTS', 'TAILS', ...Object.keys(THRESHOLDS)].sort(),
    );
    expect(thresholds['LEARNED_WEIGHTS']).toEqual({
      version: expect.stringMatching(/^\d+-[0-9a-f]{8}$/u),
      slope: expect.any(Number),
      evidenceFlagged: expect.any(Number),
    });
    expect(JSON.parse(JSON.stringify(thresholds))).toEqual(thresholds);
  });
});
