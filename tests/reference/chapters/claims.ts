import type { Chapter } from '../sample';

const ONCE = 'Idempotency-Key: 6f1c2a34-9d0e-4b57-8a6c-2f4d1e9b7c05';

export const claims: Chapter = {
  title: 'Claims',
  samples: [
    {
      operation: 'createClientReference', status: 200, json: { client_reference: '2026-03-4711', date_damage: '2026-03-01' },
      keep: { CLAIM: (body: { client_reference_id: number }) => body.client_reference_id },
    },
    { operation: 'createClientReference', status: 400, code: 'ERMPCR', when: '`client_reference` is missing', json: { date_damage: '2026-03-01' } },
    { operation: 'createClientReference', status: 400, code: 'ERIPCR', when: 'a date that does not exist', json: { client_reference: '2026-03-4712', date_damage: '2026-02-30' } },
    { operation: 'createClientReference', status: 400, code: 'ERIPCR', when: 'malformed JSON', raw: '{' },
    { operation: 'createClientReference', status: 400, code: 'ERWPCR', when: 'damage in the future', json: { client_reference: '2026-03-4712', date_damage: '2999-01-01' } },
    { operation: 'createClientReference', status: 400, code: 'ERMP00', when: 'a key of several clients names none', key: 'TWO_CLIENTS_KEY', json: { client_reference: '2026-03-4712' } },
    { operation: 'createClientReference', status: 400, code: 'ERIP00', when: '`client_id` is no integer', query: 'client_id=first', json: { client_reference: '2026-03-4712' } },
    { operation: 'createClientReference', status: 400, code: 'ERWP00', when: 'query and body name different clients', query: 'client_id=1', json: { client_reference: '2026-03-4712', client_id: 2 } },
    { operation: 'createClientReference', status: 401, code: 'ERIT00', when: 'no key', key: 'none', json: { client_reference: '2026-03-4712' } },
    { operation: 'createClientReference', status: 401, code: 'ERIT00', when: 'a key that nobody issued', authorization: 'apiKey cvs_live_000000000000_0', json: { client_reference: '2026-03-4712' } },
    { operation: 'createClientReference', status: 403, code: 'ERIT02', when: 'another client', query: 'client_id=1', json: { client_reference: '2026-03-4712' } },
    { operation: 'createClientReference', status: 403, code: 'ERIT02', when: 'a key without the scope', key: 'READ_ONLY_KEY', json: { client_reference: '2026-03-4712' } },
    { operation: 'createClientReference', status: 405, code: 'ERNACR', when: 'another method', method: 'PATCH', raw: '{}' },
    { operation: 'createClientReference', status: 409, code: 'ERAECR', when: 'it exists already', json: { client_reference: '2026-03-4711' } },
    { operation: 'createClientReference', status: 413, code: 'ERIPCR', when: 'more than 1 MiB', raw: '@large.json' },
    { operation: 'createClientReference', status: 200, when: 'under an Idempotency-Key', headers: [ONCE], json: { client_reference: '2026-03-4713' } },
    { operation: 'createClientReference', status: 200, when: 'the same again: replayed, not done again', headers: [ONCE], json: { client_reference: '2026-03-4713' } },
    { operation: 'createClientReference', status: 422, code: 'ERWPIK', when: 'another request under that key', headers: [ONCE], json: { client_reference: '2026-03-4714' } },
    { operation: 'createClientReference', status: 400, code: 'ERIPIK', when: 'an Idempotency-Key that is none', headers: ['Idempotency-Key: with a space'], json: { client_reference: '2026-03-4714' } },

    { operation: 'listClientReferences', status: 200 },
    { operation: 'listClientReferences', status: 200, when: 'a page of one, with the way to the next', query: 'limit=1&q=2026-03' },
    { operation: 'listClientReferences', status: 200, when: 'a key in the old style, deprecated', authorization: 'Bearer $KEY', query: 'limit=1&q=4711' },
    { operation: 'listClientReferences', status: 400, code: 'ERIPCR', when: '`limit` is no integer', query: 'limit=many' },
    { operation: 'listClientReferences', status: 400, code: 'ERWPCR', when: '`limit` is out of range', query: 'limit=101' },

    { operation: 'readClientReference', status: 200 },
    { operation: 'readClientReference', status: 400, code: 'ERIP00', when: 'the id is no integer', path: { client_reference_id: 'first' } },
    { operation: 'readClientReference', status: 404, code: 'ERNF00', when: 'no such claim, or another client\'s', path: { client_reference_id: '999999999' } },

    { operation: 'updateClientReference', status: 200, json: { cause: 'Theft', claim_deductible: 1500, policy_limit: 250000 } },
    { operation: 'updateClientReference', status: 200, when: 'a fact is taken back, by whoever saw this revision', headers: ['If-Match: "2"'], json: { policy_limit: null } },
    { operation: 'updateClientReference', status: 400, code: 'ERIPCR', when: 'a date that does not exist', json: { date_damage: '2026-02-30' } },
    { operation: 'updateClientReference', status: 400, code: 'ERWPCR', when: 'damage in the future', json: { date_damage: '2999-01-01' } },
    { operation: 'updateClientReference', status: 404, code: 'ERNFCR', when: 'no such claim', path: { client_reference_id: '999999999' }, json: { cause: 'Theft' } },
    { operation: 'updateClientReference', status: 412, code: 'ERWPCR', when: 'somebody has changed it since that revision', headers: ['If-Match: "0"'], json: { cause: 'Fire' } },

    { operation: 'listClaimHandlers', status: 200, keep: { HANDLER: (body: { claim_handlers: { user_id: number }[] }) => body.claim_handlers[0]?.user_id ?? 0 } },
    { operation: 'setClaimOwner', status: 200, json: { user_id: '$HANDLER', instead_of: null } },
    { operation: 'setClaimOwner', status: 400, code: 'ERMP00', when: 'nobody is named', json: {} },
    { operation: 'setClaimOwner', status: 400, code: 'ERIP00', when: 'a wrong type', json: { user_id: {} } },
    { operation: 'setClaimOwner', status: 400, code: 'ERWP00', when: 'no person of the client', json: { user_id: 999999999 } },
    { operation: 'setClaimOwner', status: 403, code: 'ERIT02', when: 'a key without the scope', key: 'READ_ONLY_KEY', json: { user_id: null } },
    { operation: 'setClaimOwner', status: 404, code: 'ERNF00', when: 'no such claim', path: { client_reference_id: '999999999' }, json: { user_id: null } },
    { operation: 'setClaimOwner', status: 412, code: 'ERWP00', when: 'somebody else is in charge by now', json: { user_id: null, instead_of: 1 } },
  ],
};
