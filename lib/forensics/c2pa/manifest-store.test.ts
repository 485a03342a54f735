import { describe, expect, it } from 'vitest';
import type { ContentCredentials } from '../content-credentials';
import { readManifestStore } from './manifest-store';

const AI = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
const COMPOSITE =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

const manifest = (actions: readonly object[], ingredients: readonly object[] = []): object => ({
  claim_generator: 'Example_Editor/2.1 c2pa-rs/0.5',
  signature_info: { issuer: 'Example Org' },
  assertions: [{ label: 'c2pa.actions.v2', data: { actions } }],
  ingredients,
});

const statuses = (...codes: readonly string[]): object[] => codes.map((code) => ({ code }));

function read(
  manifests: Readonly<Record<string, object>>,
  failures: readonly string[] = [],
  successes = ['claimSignature.validated'],
): ContentCredentials | null {
  return readManifestStore(
    JSON.stringify({
      active_manifest: 'active',
      manifests,
      validation_results: {
        activeManifest: { success: statuses(...successes), failure: statuses(...failures) },
        ingredientDeltas: [],
      },
    }),
  );
}

const parent = { relationship: 'parentOf', active_manifest: 'other' };

const withStatus = (code: string): object =>
  manifest([], [{ ...parent, validation_status: statuses(code) }]);

describe('readManifestStore', () => {
  it('is valid without any failure, and untrusted when only the signer fails validation', () => {
    expect(read({ active: manifest([]) })).toMatchObject({
      state: 'valid',
      signer: 'Example Org',
      tool: 'Example Editor',
    });
    expect(
      read({ active: manifest([]) }, ['signingCredential.untrusted', 'signingCredential.expired'])
        ?.state,
    ).toBe('untrusted');
  });

  it.each([
    [['assertion.dataHash.mismatch', 'signingCredential.untrusted'], 'changed_after_signing'],
    [['assertion.bmffHash.mismatch'], 'changed_after_signing'],
    [['claimSignature.mismatch'], 'record_broken'],
    [['assertion.hashedURI.mismatch'], 'record_broken'],
    [['assertion.dataHash.mismatch', 'assertion.hashedURI.mismatch'], 'record_broken'],
  ])('is invalid for %j: %s', (failures, problem) => {
    expect(read({ active: manifest([]) }, failures)).toMatchObject({ state: 'invalid', problem });
  });

  it('is never valid or untrusted without a validated signature', () => {
    expect(read({ active: manifest([]) }, [], [])).toMatchObject({
      state: 'invalid',
      problem: 'record_broken',
    });
    expect(read({ active: manifest([]) }, ['assertion.dataHash.mismatch'], [])?.problem).toBe(
      'record_broken',
    );
  });

  it('is unchecked where the library lacks the algorithm', () => {
    expect(read({ active: manifest([]) }, ['algorithm.unsupported'])?.state).toBe('unchecked');
  });

  it('distinguishes a generated picture from an inserted part', () => {
    const created = {
      action: 'c2pa.created',
      digitalSourceType: AI,
      softwareAgent: 'Example AI/3',
    };
    expect(read({ active: manifest([created]) })?.ai).toEqual({
      extent: 'generated',
      tool: 'Example AI',
    });
    expect(read({ active: manifest([{ ...created, action: 'c2pa.edited' }]) })?.ai?.extent).toBe(
      'part',
    );
    expect(
      read({ active: manifest([{ action: 'c2pa.edited', digitalSourceType: COMPOSITE }]) })?.ai,
    ).toEqual({ extent: 'part', tool: 'Example Editor' });
  });

  it('follows the ingredients of a picture, and reports an AI component as an ingredient', () => {
    const made = manifest([
      { action: 'c2pa.created', digitalSourceType: AI, softwareAgent: { name: 'Example AI' } },
    ]);
    expect(read({ active: manifest([], [parent]), other: made })?.ai?.extent).toBe('generated');
    const withRelation = (relationship: string): object =>
      manifest([], [{ ...parent, relationship }]);
    expect(read({ active: withRelation('componentOf'), other: made })?.ai?.extent).toBe(
      'ingredient',
    );
    expect(read({ active: withRelation('inputTo'), other: made })?.ai).toBeNull();
  });

  it('terminates on manifests that refer to each other', () => {
    const back = { relationship: 'parentOf', active_manifest: 'active' };
    expect(read({ active: manifest([], [parent]), other: manifest([], [back]) })?.ai).toBeNull();
  });

  it('does not take an untrained algorithm for an AI', () => {
    const drawn = { action: 'c2pa.created', digitalSourceType: AI.replace('trainedA', 'a') };
    expect(read({ active: manifest([drawn]) })?.ai).toBeNull();
  });

  it('reports a broken ingredient, but not one whose signer is only unknown', () => {
    expect(read({ active: withStatus('claimSignature.mismatch') })?.brokenIngredient).toBe(true);
    expect(read({ active: withStatus('signingCredential.untrusted') })?.brokenIngredient).toBe(
      false,
    );
  });

  it('returns null for a store of an unknown shape', () => {
    for (const json of [
      '{}',
      '[]',
      'null',
      '{"active_manifest":"x","manifests":{}}',
      '{"active_manifest":1}',
    ]) {
      expect(readManifestStore(json)).toBeNull();
    }
  });
});
