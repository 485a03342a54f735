const HASH = 'd5f3ef44223fa90a3c28530e26468e677236c3f20d6078cf27c178c11cdb3625';

/**
 * The first event of a claim. Its hash is the SHA-256 of its payload, because the previous hash is
 * empty.
 */
export const eventExample = {
  sequence: 1,
  type: 'client_reference.created',
  actor: 'key:9f31c6d2a04b',
  session_id: null,
  time: '2026-03-10T09:14:03.512Z',
  data: { client_reference: '2026-03-4711', client_reference_id: 48213, date_damage: '2026-03-02' },
  payload:
    '{"actor":"key:9f31c6d2a04b","client_reference_id":48213,"data":{"client_reference":"2026-03-4711","client_reference_id":48213,"date_damage":"2026-03-02"},"session_id":null,"time":"2026-03-10T09:14:03.512Z","type":"client_reference.created"}',
  previous_hash: '',
  hash: HASH,
};

export const headExample = { sequence: 1, hash: HASH };
