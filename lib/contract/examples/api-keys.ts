export const apiKeyExample = {
  api_key_id: '9f31C6d2a04B',
  name: 'claims import',
  scopes: ['read', 'write'] as ('read' | 'write')[],
  client_ids: [7],
  state: 'active' as const,
  create_time: '2026-03-10T08:00:00.000Z',
  created_by: 'user:maja.holm@nordlys.example',
  expire_time: '2027-03-10T08:00:00.000Z',
  revoke_time: null,
  last_used_time: null,
  replaced_by: null,
};

export const issuedApiKeyExample = {
  ...apiKeyExample,
  api_key: 'cvs_live_9f31C6d2a04B_<the secret, shown once>',
};
