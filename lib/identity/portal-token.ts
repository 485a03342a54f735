import { problem, problemOf } from '@/lib/shared/reasons';
import { randomBytes, randomInt } from 'node:crypto';
import { record } from '@/lib/events/record';
import { now } from '@/lib/platform/clock';
import { database, type Transaction, withClient, withSecret } from '@/lib/platform/database/tenant';
import { seal, unseal } from '@/lib/platform/seal';
import { Fault } from '@/lib/shared/fault';
import type { Authenticated } from './caller';
import { keyedHash, sameHash } from './key-hash';

export const PIN_ATTEMPTS_MAX = 5;
const TOKEN_BYTES = 32;
const GENERATED_PIN_DIGITS = 6;
const TOKEN = /^portal ([\w-]{43})$/;

/** The prefix separates these hashes from those of API keys. */
const hashOf = (token: string) => Uint8Array.from(keyedHash(`portal:${token}`));

interface NewToken {
  readonly token: string;
  readonly tokenHash: Uint8Array<ArrayBuffer>;
  readonly tokenSealed: Uint8Array<ArrayBuffer>;
}

export function newPortalToken(): NewToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashOf(token), tokenSealed: seal(token) };
}

export const newPin = (): string =>
  String(randomInt(10 ** GENERATED_PIN_DIGITS)).padStart(GENERATED_PIN_DIGITS, '0');

/**
 * Authenticates the policyholder of `Authorization: portal <token>`. Throws `unauthenticated` with
 * `portal_link_replaced` for a replaced token, `credential_invalid` for an unknown one, both without
 * any name; for a link that ended, expired or is locked, or whose PIN is missing or wrong, with that
 * reason and the insurer's name in a header.
 */
export async function authenticatePortal(
  request: Request,
  acceptsExpired = false,
): Promise<Authenticated> {
  const [, token] = TOKEN.exec(request.headers.get('authorization') ?? '') ?? [];
  const found = token ? await findByToken(hashOf(token)) : null;
  if (found === 'replaced') throw new Fault('unauthenticated', problem('portal_link_replaced'));
  if (!found) throw new Fault('unauthenticated', problem('credential_invalid'));
  if (!acceptsExpired && isOver(found))
    throw new Fault(
      'unauthenticated',
      problem(found.revokeTime === null ? 'portal_link_expired' : 'portal_link_ended'),
      await senderOf(found),
    );
  if (found.linkStatus === 'locked') throw await locked(found, found.pinTriesLeft);
  if (found.pinSealed && !isOver(found)) await checkPin(found, request.headers.get('x-portal-pin'));
  return {
    kind: 'policyholder',
    actor: `policyholder:${found.clientReferenceId}`,
    name: 'Policyholder',
    clientIds: [found.clientId],
    ownClaimId: found.clientReferenceId,
    scopes: [],
    deprecatedStyle: false,
  };
}

type Found = Exclude<Awaited<ReturnType<typeof findByToken>>, 'replaced' | null>;

/**
 * Row-level security exposes only the row with this hash. Of a replaced link nothing else is read.
 */
async function findByToken(tokenHash: Uint8Array<ArrayBuffer>) {
  const hex = Buffer.from(tokenHash).toString('hex');
  return withSecret('app.portal_token_hash', hex, async (tx) => {
    const access = await tx.portalAccess.findUnique({ where: { tokenHash } });
    if (access) return access;
    return (await tx.portalReplacedLink.findUnique({
      where: { tokenHash },
      select: { tokenHash: true },
    }))
      ? ('replaced' as const)
      : null;
  });
}

const isOver = ({ revokeTime, expireTime }: Found): boolean =>
  revokeTime !== null || expireTime <= now();

/**
 * Headers with the portal's language and the insurer's name, so that an error page can show both.
 * Neither identifies a person. The name is percent-encoded, because headers are ASCII.
 */
async function senderOf({ clientId, language }: Found) {
  const { name } = await database().client.findUniqueOrThrow({
    where: { id: clientId },
    select: { name: true },
  });
  return {
    headers: { 'x-portal-language': language, 'x-portal-insurer': encodeURIComponent(name) },
  };
}

const locked = async (found: Found, attemptsLeft: number) =>
  new Fault(
    'forbidden',
    problem(
      found.pinSealed !== null && attemptsLeft <= 0
        ? 'portal_link_pin_guessed'
        : 'portal_link_locked',
    ),
    await senderOf(found),
  );

/**
 * Compares PINs under a row lock, so that concurrent guesses cannot exceed five. A right PIN
 * restores no attempts, which limits a link to five wrong guesses until the insurer unlocks it.
 */
async function checkPin(found: Found, given: string | null): Promise<void> {
  const { clientId, clientReferenceId, tokenHash, pinSealed } = found;
  if (!given)
    throw new Fault('missing', problemOf('X-Portal-Pin', 'required'), {
      location: '02',
      ...(await senderOf(found)),
    });
  const isRight = (sealed: Uint8Array) => sameHash(Buffer.from(unseal(sealed)), Buffer.from(given));
  const looksWrong = pinSealed !== null && !isRight(pinSealed);
  const outcome = await withClient(clientId, async (tx) => {
    // Claim before link, in the order of `lockAccess`, to prevent deadlocks.
    if (looksWrong) await lockClaim(tx, clientId, clientReferenceId);
    const access = await lockByToken(tx, clientId, clientReferenceId, tokenHash);
    if (!access || access.link_status === 'locked')
      return { isLocked: true, attemptsLeft: access?.pin_tries_left ?? found.pinTriesLeft };
    if (access.pin_sealed === null || isRight(access.pin_sealed)) return null;
    const attemptsLeft = access.pin_tries_left - 1;
    await tx.portalAccess.update({
      where: { clientId_clientReferenceId: { clientId, clientReferenceId } },
      data: {
        pinTriesLeft: Math.max(0, attemptsLeft),
        ...(attemptsLeft > 0 ? {} : { linkStatus: 'locked' }),
      },
    });
    if (attemptsLeft <= 0)
      await record(tx, {
        clientId,
        clientReferenceId,
        type: 'portal.locked',
        actor: `policyholder:${clientReferenceId}`,
        data: { link_status: 'locked' },
      });
    return { isLocked: attemptsLeft <= 0, attemptsLeft };
  });
  if (outcome?.isLocked) throw await locked(found, outcome.attemptsLeft);
  if (outcome)
    throw new Fault(
      'wrong',
      problemOf('X-Portal-Pin', 'pin_wrong', { tries: outcome.attemptsLeft }),
      {
        location: '02',
        ...(await senderOf(found)),
      },
    );
}

const lockClaim = (tx: Transaction, clientId: number, id: number) =>
  tx.$queryRaw`SELECT 1 FROM client_reference WHERE client_id = ${clientId} AND id = ${id} FOR NO KEY UPDATE`;

interface Locked {
  link_status: string;
  pin_sealed: Uint8Array | null;
  pin_tries_left: number;
}

/** Undefined if the token has been replaced. */
async function lockByToken(
  tx: Transaction,
  clientId: number,
  clientReferenceId: number,
  tokenHash: Uint8Array,
): Promise<Locked | undefined> {
  const [row] = await tx.$queryRaw<Locked[]>`
    SELECT link_status, pin_sealed, pin_tries_left FROM portal_access
    WHERE client_id = ${clientId} AND client_reference_id = ${clientReferenceId} AND token_hash = ${tokenHash} FOR NO KEY UPDATE`;
  return row;
}
