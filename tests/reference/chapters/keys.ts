import type { Chapter } from '../sample';

const NO_KEY = { api_key_id: '000000000000' };
const NO_ID = { api_key_id: 'first' };

export const events: Chapter = {
  title: 'Events',
  samples: [
    { operation: 'listClaimEvents', status: 200, query: 'limit=2' },
    { operation: 'listClaimEvents', status: 400, code: 'ERIP00', when: 'the id is no integer', path: { client_reference_id: 'first' } },
    { operation: 'listClaimEvents', status: 400, code: 'ERWP00', when: '`limit` is out of range', query: 'limit=101' },
    { operation: 'listClaimEvents', status: 404, code: 'ERNF00', when: 'no such claim, or another client\'s', path: { client_reference_id: '999999999' } },
  ],
};

export const keys: Chapter = {
  title: 'Keys and the request log',
  about: 'With a key that has the scope `admin`.',
  samples: [
    {
      operation: 'createApiKey', status: 200, key: 'ADMIN_KEY', json: { name: 'claims import', scopes: ['read', 'write'], expires_in_days: 365 },
      keep: { KEY_ID: (body: { api_key_id: string }) => body.api_key_id },
    },
    { operation: 'createApiKey', status: 400, code: 'ERMP00', when: 'no scopes', key: 'ADMIN_KEY', json: { name: 'claims import' } },
    { operation: 'createApiKey', status: 400, code: 'ERIP00', when: 'a wrong type', key: 'ADMIN_KEY', json: { name: 'claims import', scopes: 'read' } },
    { operation: 'createApiKey', status: 400, code: 'ERWP00', when: 'an end in the past', key: 'ADMIN_KEY', json: { name: 'claims import', scopes: ['read'], expire_time: '2020-01-01T00:00:00Z' } },
    { operation: 'createApiKey', status: 403, code: 'ERIT02', when: 'a key without the scope', json: { name: 'claims import', scopes: ['read'] } },
    { operation: 'readApiKey', status: 200, key: 'ADMIN_KEY' },
    { operation: 'readApiKey', status: 400, code: 'ERIP00', when: 'an id that no key has', key: 'ADMIN_KEY', path: NO_ID },
    { operation: 'readApiKey', status: 404, code: 'ERNF00', when: 'no such key', key: 'ADMIN_KEY', path: NO_KEY },
    { operation: 'updateApiKey', status: 200, key: 'ADMIN_KEY', json: { scopes: ['read'] } },
    { operation: 'updateApiKey', status: 400, code: 'ERMP00', when: 'an empty name', key: 'ADMIN_KEY', json: { name: '' } },
    { operation: 'updateApiKey', status: 400, code: 'ERIP00', when: 'an id that no key has', key: 'ADMIN_KEY', path: NO_ID, json: { name: 'x' } },
    { operation: 'updateApiKey', status: 400, code: 'ERWP00', when: 'a scope more than it has', key: 'ADMIN_KEY', json: { scopes: ['read', 'admin'] } },
    { operation: 'updateApiKey', status: 404, code: 'ERNF00', when: 'no such key', key: 'ADMIN_KEY', path: NO_KEY, json: { name: 'x' } },
    {
      operation: 'rotateApiKey', status: 200, key: 'ADMIN_KEY', json: { grace_hours: 24 },
      keep: { NEXT_KEY_ID: (body: { api_key_id: string }) => body.api_key_id },
    },
    { operation: 'rotateApiKey', status: 400, code: 'ERIP00', when: 'an id that no key has', key: 'ADMIN_KEY', path: NO_ID, json: {} },
    { operation: 'rotateApiKey', status: 400, code: 'ERWP00', when: 'it was rotated already', key: 'ADMIN_KEY', json: {} },
    { operation: 'rotateApiKey', status: 403, code: 'ERIT02', when: 'a key without the scope', json: {} },
    { operation: 'rotateApiKey', status: 404, code: 'ERNF00', when: 'no such key', key: 'ADMIN_KEY', path: NO_KEY, json: {} },
    { operation: 'revokeApiKey', status: 204, key: 'ADMIN_KEY', path: { api_key_id: '$NEXT_KEY_ID' } },
    { operation: 'revokeApiKey', status: 400, code: 'ERIP00', when: 'an id that no key has', key: 'ADMIN_KEY', path: NO_ID },
    { operation: 'revokeApiKey', status: 404, code: 'ERNF00', when: 'no such key', key: 'ADMIN_KEY', path: NO_KEY },
    { operation: 'listApiKeys', status: 200, key: 'ADMIN_KEY', query: 'limit=2' },
    { operation: 'listApiKeys', status: 400, code: 'ERIP00', when: 'a cursor that is not ours', key: 'ADMIN_KEY', query: 'cursor=x' },
    { operation: 'listApiKeys', status: 400, code: 'ERWP00', when: '`limit` is out of range', key: 'ADMIN_KEY', query: 'limit=101' },
    { operation: 'listClientEvents', status: 200, key: 'ADMIN_KEY', query: 'limit=1' },
    { operation: 'listClientEvents', status: 400, code: 'ERIP00', when: 'a cursor that is not ours', key: 'ADMIN_KEY', query: 'cursor=x' },
    { operation: 'listClientEvents', status: 400, code: 'ERWP00', when: '`limit` is out of range', key: 'ADMIN_KEY', query: 'limit=101' },
    { operation: 'exportAuditTrail', status: 200, key: 'ADMIN_KEY', query: 'format=csv', output: 'audit.csv' },
    { operation: 'exportAuditTrail', status: 400, code: 'ERIP00', when: 'a moment that is none', key: 'ADMIN_KEY', query: 'since=yesterday' },
    { operation: 'exportAuditTrail', status: 400, code: 'ERWP00', when: 'no such format', key: 'ADMIN_KEY', query: 'format=xml' },
    { operation: 'listRequests', status: 200, key: 'ADMIN_KEY', query: 'event_code=ERAECR', until: ({ requests }: { requests: unknown[] }) => requests.length > 0 },
    { operation: 'listRequests', status: 400, code: 'ERIP00', when: 'a moment that is none', key: 'ADMIN_KEY', query: 'since=yesterday' },
    { operation: 'listRequests', status: 400, code: 'ERWP00', when: '`limit` is out of range', key: 'ADMIN_KEY', query: 'limit=101' },
  ],
};
