import { randomInt } from 'node:crypto';
import { database } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { hashPassword, PASSWORD_LENGTH_MIN } from './password';

export const ROLES = ['handler', 'lead', 'admin'] as const;
export type Role = (typeof ROLES)[number];

interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly role?: Role;
  readonly clientIds: readonly number[];
}

/** Throws `wrong` for a password that is too short and `exists` for an address that is taken. */
export async function createUser({ email, name, password, role = 'handler', clientIds }: NewUser): Promise<number> {
  if (password.length < PASSWORD_LENGTH_MIN) throw new Fault('wrong', `The password must have at least ${PASSWORD_LENGTH_MIN} characters`);
  const address = email.trim().toLowerCase();
  if (await database().user.findUnique({ where: { email: address } })) throw new Fault('exists', `There is a user ${address} already`);
  const user = await database().user.create({
    data: {
      email: address,
      name,
      role,
      passwordHash: await hashPassword(password),
      clients: { createMany: { data: clientIds.map((clientId) => ({ clientId })) } },
    },
  });
  return user.id;
}

const WORDS = [
  'amber', 'anchor', 'birch', 'bridge', 'candle', 'cedar', 'cliff', 'copper', 'ferry', 'fjord', 'garden', 'granite', 'harbor', 'heather', 'island', 'juniper',
  'kettle', 'lantern', 'linden', 'maple', 'meadow', 'mitten', 'north', 'orchard', 'otter', 'pebble', 'pepper', 'rowan', 'saddle', 'silver', 'spruce', 'thistle',
] as const;

/** Five words and a number: over 33 bits behind argon2id and ten tries, and a person can type it. */
export const makePassword = (): string => [...Array.from({ length: 5 }, () => WORDS[randomInt(WORDS.length)]), randomInt(100, 1000)].join('-');
