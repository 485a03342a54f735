import { describe, expect, it } from 'vitest';
import { analyse } from '@/lib/forensics/analyse';
import type { Evidence, Finding } from '@/lib/forensics/evidence';
import { bytesOf } from '@/lib/forensics/testing/files';
import { frameOf } from '@/lib/forensics/testing/scenes';
import { reportOf } from './print';

const inconclusive = await analyse(frameOf(bytesOf('\x89PNG')), { detectors: ['copy_move'] });

const headOf = (change: Partial<Evidence>): string =>
  reportOf(
    'a.png',
    { ...inconclusive, not_judged: null, ...change },
    { overlay: 'a-overlay.jpg', heatmap: null },
  ).split('\n')[0] ?? '';

const signals = (...findings: readonly Finding[]) =>
  findings.flatMap((finding) => inconclusive.signals.map((one) => ({ ...one, finding })));

describe('the first line about a picture', () => {
  it('says "no findings" when no signal is suspicious', () => {
    expect(headOf({ signals: signals('neutral', 'inconclusive', 'supports') })).toBe(
      'a.png: no findings',
    );
  });

  it('counts suspicious signals that are too weak for a verdict', () => {
    expect(headOf({ signals: signals('suspicious', 'neutral') })).toBe(
      'a.png: nothing that counts as a finding; hints: 1',
    );
    expect(headOf({ signals: signals('suspicious', 'suspicious'), not_judged: 'small' })).toBe(
      'a.png: not judged (too small); hints: 2',
    );
  });

  it('names the verdict where there is one', () => {
    expect(headOf({ signals: signals('suspicious'), is_digitally_manipulated: true })).toBe(
      'a.png: likely edited',
    );
  });
});
