import { problem } from '@/lib/shared/reasons';
import { randomInt } from 'node:crypto';
import { recordForClients } from '@/lib/events/record-for-clients';
import { database, withClients } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { addressOf } from './address';
import { hashPassword, PASSWORD_LENGTH_MIN } from './password';
import type { Role } from './caller';

interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role?: Role;
  readonly clientIds: readonly number[];
}

const NAME_LENGTH_MAX = 255;

/**
 * Creates a person with a membership in each client and returns the id. Throws `wrong` for an
 * invalid address, name or password and `exists` if the address is taken.
 */
export async function createUser({
  email,
  name,
  password,
  role = 'handler',
  clientIds,
}: NewUser): Promise<number> {
  if (password.length < PASSWORD_LENGTH_MIN)
    throw new Fault('wrong', problem('password_too_short', { count: PASSWORD_LENGTH_MIN }));
  const address = addressOf(email);
  if (address === null) throw new Fault('wrong', problem('not_an_address', { value: email }));
  if (name.trim() === '' || name.length > NAME_LENGTH_MAX)
    throw new Fault('wrong', problem('person_name_length', { count: NAME_LENGTH_MAX }));
  if (await database().user.findUnique({ where: { email: address } }))
    throw new Fault('exists', problem('person_exists', { email: address }));
  const passwordHash = await hashPassword(password);
  return withClients(clientIds, async (tx) => {
    const { id } = await tx.user.create({
      data: {
        email: address,
        name,
        passwordHash,
        clients: { createMany: { data: clientIds.map((clientId) => ({ clientId, role })) } },
      },
    });
    await recordForClients(tx, {
      clientIds,
      type: 'user.created',
      actor: 'operator',
      data: { email: address, name, role },
    });
    return id;
  });
}

const WORDS = [
  'amber',
  'anchor',
  'birch',
  'bridge',
  'candle',
  'cedar',
  'cliff',
  'copper',
  'ferry',
  'fjord',
  'garden',
  'granite',
  'harbor',
  'heather',
  'island',
  'juniper',
  'kettle',
  'lantern',
  'linden',
  'maple',
  'meadow',
  'mitten',
  'north',
  'orchard',
  'otter',
  'pebble',
  'pepper',
  'rowan',
  'saddle',
  'silver',
  'spruce',
  'thistle',
] as const;

/**
 * Five words and a number: more than 33 bits, protected by argon2id and a limit of ten attempts,
 * and easy to type.
 */
export const makePassword = (): string =>
  [...Array.from({ length: 5 }, () => WORDS[randomInt(WORDS.length)]), randomInt(100, 1000)].join(
    '-',
  );
