import { describe, expect, it } from 'vitest';
import { refusalsOf } from '@/lib/contract/openapi/refusals';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { ERROR_CODES, kindsOf } from './codes';
import { KIND_TEXTS, LOCATION_NAMES, NOTES } from './texts';

const all: readonly Operation[] = operations;

describe('the error codes that have a page', () => {
  it('are exactly those that an operation declares', () => {
    const declared = all.flatMap((operation) =>
      refusalsOf(operation, all).flatMap(({ code }) => code ?? []),
    );
    expect(declared.filter((code) => !ERROR_CODES.has(code))).toEqual([]);
    expect(declared.length).toBeGreaterThan(50);
  });

  it('include those of the service description', () => {
    for (const code of [
      'ERIT00',
      'ERIT02',
      'ERNF00',
      'ERIPCS',
      'ERNF01',
      'ERIPSS',
      'ERIPPS',
      'ERIPPR',
      'ERRL00',
      'ERSE00',
      'ERSU00',
      'ERAEIK',
      'ERWPIK',
    ]) {
      expect(ERROR_CODES.has(code), code).toBe(true);
    }
  });

  it('are well-formed, have texts for their kinds and location, and name them in their example', () => {
    for (const [name, code] of ERROR_CODES) {
      expect(name).toMatch(/^ER[A-Z]{2}[A-Z0-9]{2}$/);
      expect(LOCATION_NAMES[code.location], name).toBeTruthy();
      for (const kind of kindsOf(code)) expect(KIND_TEXTS[kind].remedy, name).toBeTruthy();
      for (const { body, isOdd } of code.occasions)
        if (!isOdd) expect(body).toMatchObject({ event_code: name });
    }
  });

  it('include every code that has a note', () => {
    expect(Object.keys(NOTES).filter((code) => !ERROR_CODES.has(code))).toEqual([]);
  });
});
