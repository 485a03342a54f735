/** Ways in which an owner of the database could tamper with a trail. */
/** SQL statements and their values, to be run as the owner of the database. */
export type Damage = readonly (readonly [string, readonly unknown[]])[];
const ROW = 'client_reference_id = $1 AND sequence = $2';
const OWN_HASH = `encode(sha256(convert_to(previous_hash || payload, 'UTF8')), 'hex')`;
/**
 * Recomputes all hashes of a claim's chain, as an attacker could who knows the rule but cannot
 * change the head.
 */
const relink = (id: number): Damage[number] => [
  `
  WITH RECURSIVE chain AS (
    SELECT e.sequence, ''::text AS previous, encode(sha256(convert_to(e.payload, 'UTF8')), 'hex') AS own FROM audit_event e WHERE client_reference_id = $1 AND sequence = 1
    UNION ALL
    SELECT e.sequence, chain.own, encode(sha256(convert_to(chain.own || e.payload, 'UTF8')), 'hex') FROM audit_event e JOIN chain ON e.sequence = chain.sequence + 1 WHERE client_reference_id = $1
  ) UPDATE audit_event e SET previous_hash = chain.previous, hash = chain.own FROM chain WHERE e.client_reference_id = $1 AND e.sequence = chain.sequence`,
  [id],
];

/** Each kind of damage to claim `id`, at event `n` (and `m`, a different event) of `length`. */
export const DAMAGES: Readonly<
  Record<string, (id: number, n: number, m: number, length: number, other: number) => Damage>
> = {
  'a payload changed': (id, n) => [
    [
      `UPDATE audit_event SET payload = replace(payload, '"actor":"', '"actor":"not ') WHERE ${ROW}`,
      [id, n],
    ],
  ],
  'a payload changed and hashed again': (id, n) => [
    [
      `UPDATE audit_event SET payload = replace(payload, '"actor":"', '"actor":"not ') WHERE ${ROW}`,
      [id, n],
    ],
    [`UPDATE audit_event SET hash = ${OWN_HASH} WHERE ${ROW}`, [id, n]],
  ],
  'a payload changed and the whole rest linked anew': (id, n) => [
    [
      `UPDATE audit_event SET payload = replace(payload, '"actor":"', '"actor":"not ') WHERE ${ROW}`,
      [id, n],
    ],
    relink(id),
  ],
  'a payload that is no JSON any more': (id, n) => [
    [`UPDATE audit_event SET payload = left(payload, -1) WHERE ${ROW}`, [id, n]],
  ],
  'a type changed in its column': (id, n) => [
    [`UPDATE audit_event SET type = 'appraisal.created' WHERE ${ROW}`, [id, n]],
  ],
  'a time changed in its column': (id, n) => [
    [`UPDATE audit_event SET create_time = create_time - interval '1 ms' WHERE ${ROW}`, [id, n]],
  ],
  'a hash changed': (id, n) => [
    [
      `UPDATE audit_event SET hash = overlay(hash placing (CASE left(hash, 1) WHEN 'a' THEN 'b' ELSE 'a' END) from 1 for 1) WHERE ${ROW}`,
      [id, n],
    ],
  ],
  'a previous hash changed': (id, n) => [
    [`UPDATE audit_event SET previous_hash = repeat('0', 64) WHERE ${ROW}`, [id, n]],
  ],
  'a row removed': (id, n) => [[`DELETE FROM audit_event WHERE ${ROW}`, [id, n]]],
  'a row removed and the gap closed': (id, n) => [
    [`DELETE FROM audit_event WHERE ${ROW}`, [id, n]],
    ...closeGap(id, n),
  ],
  'a row removed, the gap closed and all linked anew': (id, n) => [
    [`DELETE FROM audit_event WHERE ${ROW}`, [id, n]],
    ...closeGap(id, n),
    relink(id),
  ],
  'the end cut off': (id, n) => [
    [`DELETE FROM audit_event WHERE client_reference_id = $1 AND sequence >= $2`, [id, n]],
  ],
  'two payloads swapped': (id, n, m) => [
    [
      `UPDATE audit_event e SET payload = o.payload, type = o.type, create_time = o.create_time FROM audit_event o
    WHERE e.client_reference_id = $1 AND o.client_reference_id = $1 AND (e.sequence, o.sequence) IN (($2::int, $3::int), ($3::int, $2::int))`,
      [id, n, m],
    ],
  ],
  'two rows swapped': (id, n, m) => [
    [
      `UPDATE audit_event SET sequence = -sequence WHERE client_reference_id = $1 AND sequence IN ($2, $3)`,
      [id, n, m],
    ],
    [
      `UPDATE audit_event SET sequence = $2::int + $3::int + sequence WHERE client_reference_id = $1 AND sequence < 0`,
      [id, n, m],
    ],
  ],
  'a row appended that is linked well': (id, n, _m, length) => [
    [
      `INSERT INTO audit_event (client_id, client_reference_id, sequence, type, payload, previous_hash, hash, create_time)
    SELECT e.client_id, $1, $3, e.type, e.payload, l.hash, encode(sha256(convert_to(l.hash || e.payload, 'UTF8')), 'hex'), e.create_time
    FROM audit_event e, audit_event l WHERE e.client_reference_id = $1 AND e.sequence = $2 AND l.client_reference_id = $1 AND l.sequence = $4`,
      [id, n, length + 1, length],
    ],
  ],
  'a row before the first': (id, n) => [
    [
      `INSERT INTO audit_event SELECT client_id, client_reference_id, 0, type, payload, '', encode(sha256(convert_to(payload, 'UTF8')), 'hex'), create_time FROM audit_event WHERE ${ROW}`,
      [id, n],
    ],
  ],
  'a row replaced by one of another claim': (id, n, _m, _length, other) => [
    [
      `UPDATE audit_event e SET payload = o.payload, type = o.type, create_time = o.create_time FROM audit_event o
    WHERE e.client_reference_id = $1 AND e.sequence = $2 AND o.client_reference_id = $3 AND o.sequence = 1`,
      [id, n, other],
    ],
    relink(id),
    setHead(id),
  ],
  'the whole trail removed': (id) => [
    ['DELETE FROM audit_event WHERE client_reference_id = $1', [id]],
  ],
  'the claim removed': (id) => [['DELETE FROM client_reference WHERE id = $1', [id]]],
  'the head set back': (id) => [
    ['UPDATE client_reference SET event_sequence = event_sequence - 1 WHERE id = $1', [id]],
  ],
  'the head set forward': (id) => [
    ['UPDATE client_reference SET event_sequence = event_sequence + 1 WHERE id = $1', [id]],
  ],
  'another hash in the head': (id) => [
    [`UPDATE client_reference SET event_hash = repeat('0', 64) WHERE id = $1`, [id]],
  ],
};

const closeGap = (id: number, n: number): Damage => [
  [
    'UPDATE audit_event SET sequence = -sequence WHERE client_reference_id = $1 AND sequence > $2',
    [id, n],
  ],
  [
    'UPDATE audit_event SET sequence = -sequence - 1 WHERE client_reference_id = $1 AND sequence < 0',
    [id],
  ],
];
/** Rewrites the head to match the chain, which the chain alone cannot reveal. */
export const setHead = (id: number): Damage[number] => [
  `UPDATE client_reference SET event_hash = (SELECT hash FROM audit_event WHERE client_reference_id = $1 ORDER BY sequence DESC LIMIT 1) WHERE id = $1`,
  [id],
];
