import { describe, expect, it } from 'vitest';
import type { FaultKind } from '@/lib/shared/fault';
import { errorTypeOf, eventCode } from '../error-codes';
import type { Operation } from '../operation';
import { operations as declared } from '../operations';
import { refusalsOf } from './refusals';

const operations: readonly Operation[] = declared;

/** Written by hand: status and code of every fault of the operations in the service description. */
const OWN: Readonly<Record<string, string>> = {
  createClientReference: '400 ERMPCR, 400 ERIPCR, 400 ERWPCR, 409 ERAECR, 413 ERIPCR, 405 ERNACR',
  createAppraisal: '400 ERMPAP, 400 ERIPAP, 400 ERWPAP, 404 ERNFAP, 413 ERIPAP, 405 ERNAAP',
  createAppraisalReport: '400 ERIP00, 400 ERWP00, 404 ERNF00, 413 ERIP00, 405 ERNA00',
  createClaimReport: '400 ERIP00, 400 ERWP00, 404 ERNF00, 413 ERIP00, 405 ERNA00',
  listReports: '400 ERIP00, 404 ERNF00, 405 ERNA00',
  readReportJob: '400 ERIP00, 404 ERNF00, 405 ERNA00',
  revokeReport: '400 ERIP00, 404 ERNF00, 405 ERNA00',
  getForensicsResults: '400 ERIP00, 405 ERNA00',
  clearForensicsVerdict:
    '400 title+description, 400 ERIP00, 404 error+description, 413 ERIP00, 405 ERNA00',
  updateAppraisalStatus:
    '400 ERMPAP, 400 ERIPAP, 400 ERWPAP, 403 title+description, 404 ERNFAP, 413 ERIPAP, 412 ERWPAP, 405 ERNAAP',
  sendToPortal: '400 ERIP00, 400 ERWP00, 404 ERNF00, 413 ERIP00, 405 ERNA00',
  deleteAcv: '400 ERIPAP, 404 ERNFAP, 409 ERWPAP, 412 ERWPAP, 405 ERNAAP',
};

const OF_EVERY_CALLER =
  '401 ERIT00, 403 ERIT02, 429 ERRL00, 400 ERMP00, 400 ERIP00, 400 ERWP00, 500 ERSE00, 503 ERSU00';
const OF_EVERY_POST = '400 ERIPIK, 409 ERAEIK, 422 ERWPIK';

const codesOf = (id: string): Set<string> => {
  const operation = operations.find((one) => one.id === id) ?? expect.unreachable(id);
  return new Set(
    refusalsOf(operation, operations).map(
      ({ status, code, body }) => `${status} ${code ?? Object.keys(body).join('+')}`,
    ),
  );
};

const split = (line: string) => line.split(', ');

describe('the codes of an operation', () => {
  it.each(Object.entries(OWN))('%s: %s', (id, own) => {
    const location = operations.find((one) => one.id === id)?.location ?? '';
    const isPost = operations.find((one) => one.id === id)?.method === 'POST';
    const hasParameter = operations.find((one) => one.id === id)?.path.includes('{');
    const expected = [
      ...split(own),
      ...split(OF_EVERY_CALLER),
      ...(isPost ? split(OF_EVERY_POST) : []),
      ...(hasParameter ? ['400 ERIP01'] : []),
      `400 ERWP${location}`,
    ]; // for a session label that is not a text
    expect([...codesOf(id)].sort()).toEqual([...new Set(expected)].sort());
  });

  it('have the declared type and the location that the fault names, for every operation', () => {
    for (const operation of operations) {
      for (const { kind, status, code } of refusalsOf(operation, operations)) {
        expect(status, operation.id).toBe(errorTypeOf(kind).status);
        if (code !== null)
          expect(
            [
              eventCode(kind, operation.location),
              eventCode(kind, '00'),
              eventCode(kind, '01'),
              eventCode(kind, '02'),
              eventCode(kind, 'CS'),
              eventCode(kind, 'IK'),
            ],
            operation.id,
          ).toContain(code);
      }
    }
  });
});

/** Kind → status and code for an appraisal, as in the table of the decisions. */
const TABLE: Readonly<Record<FaultKind, string>> = {
  missing: '400 ERMPAP',
  invalid: '400 ERIPAP',
  wrong: '400 ERWPAP',
  unauthenticated: '401 ERIT00',
  forbidden: '403 ERIT02',
  not_found: '404 ERNFAP',
  not_allowed: '405 ERNAAP',
  exists: '409 ERAEAP',
  changed: '412 ERWPAP',
  locked: '409 ERWPAP',
  running: '409 ERAEIK',
  too_large: '413 ERIPAP',
  unsupported: '415 ERIPAP',
  undecodable: '422 ERWPAP',
  reused: '422 ERWPIK',
  rate_limited: '429 ERRL00',
  broken: '500 ERSE00',
  unavailable: '503 ERSU00',
};

it.each(Object.entries(TABLE))('a fault %s at an appraisal is %s', (kind, expected) => {
  expect(`${errorTypeOf(kind as FaultKind).status} ${eventCode(kind as FaultKind, 'AP')}`).toBe(
    expected,
  );
});
