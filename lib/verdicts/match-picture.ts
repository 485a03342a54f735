import type { Examination } from '@/lib/appraisals/examinations/examine-job';
import { bandsNear, bandsOf, bitsApart, viewsOf } from '@/lib/forensics/perceptual-hash';
import { SAME_LOOK } from '@/lib/forensics/thresholds';
import { withClient, type Transaction } from '@/lib/platform/database/tenant';

interface Candidate {
  readonly rowId: number;
  readonly fileName: string;
  readonly claimId: number;
  readonly hash: string;
}

interface Match extends Candidate {
  readonly mirrored: boolean;
  readonly bits: number;
}

/**
 * Finds the same picture elsewhere in the client's claims. Its hash is committed before the search,
 * so that of two pictures examined at once the later search finds the other.
 */
export async function matchPicture(examination: Examination, hash: string | null): Promise<void> {
  const { client_id: clientId, row_id: rowId, file_name: fileName } = examination;
  const isThere = await withClient(clientId, (tx) =>
    remember(tx, { clientId, rowId, fileName }, hash),
  );
  if (!isThere || hash === null) return;
  await withClient(clientId, async (tx) => {
    const matches = (await findCandidates(tx, examination, hash)).flatMap((other) =>
      matchOf(hash, other),
    );
    if (matches.length > 0) await store(tx, examination, matches);
  });
}

async function remember(
  tx: Transaction,
  key: { clientId: number; rowId: number; fileName: string },
  hash: string | null,
): Promise<boolean> {
  const { count } = await tx.attachment.updateMany({ where: key, data: { perceptualHash: hash } });
  if (count === 0) return false;
  await tx.pictureBand.deleteMany({ where: key });
  if (hash !== null)
    await tx.pictureBand.createMany({ data: bandsOf(hash).map((band) => ({ ...key, band })) });
  return true;
}

/**
 * Pictures that share a hash band with this one up to one bit, or turned and mirrored in any way.
 * Identical files are excluded: `results.ts` finds them by checksum.
 */
async function findCandidates(
  tx: Transaction,
  { client_id: clientId, row_id: rowId, file_name: fileName }: Examination,
  hash: string,
): Promise<Candidate[]> {
  const turned = viewsOf(hash).flatMap((view) => bandsOf(view.hash));
  const bands = [...new Set([...bandsNear(hash), ...turned])];
  return tx.$queryRaw<Candidate[]>`
    SELECT DISTINCT other.row_id AS "rowId", other.file_name AS "fileName", other.client_reference_id AS "claimId", other.perceptual_hash AS hash
    FROM picture_band found
    -- The limit keeps the planner to the primary key.
    CROSS JOIN LATERAL (
      SELECT * FROM attachment f
      WHERE f.client_id = found.client_id AND f.row_id = found.row_id AND f.file_name = found.file_name LIMIT 1
    ) other
    WHERE found.client_id = ${clientId} AND found.band = ANY (${bands}::varchar[]) AND other.perceptual_hash IS NOT NULL
      AND other.sha256 <> (SELECT sha256 FROM attachment own WHERE own.client_id = ${clientId} AND own.row_id = ${rowId} AND own.file_name = ${fileName})`;
}

/** The closest of the views; of equal ones the first, which is the picture as it is. */
function matchOf(hash: string, other: Candidate): readonly Match[] {
  const [closest] = viewsOf(hash)
    .map((view) => ({ mirrored: view.isMirrored, bits: bitsApart(view.hash, other.hash) }))
    .sort((a, b) => a.bits - b.bits);
  return closest && closest.bits <= SAME_LOOK.bitsMax ? [{ ...other, ...closest }] : [];
}

/**
 * Locks the claims in the order of their ids to prevent deadlocks; deleting a picture does the
 * same.
 */
async function store(
  tx: Transaction,
  { client_id: clientId, row_id: rowId, file_name: fileName }: Examination,
  matches: readonly Match[],
): Promise<void> {
  const claimIds = matches.map(({ claimId }) => claimId);
  await tx.$executeRaw`
    SELECT claim.id FROM client_reference claim
    WHERE claim.client_id = ${clientId} AND (claim.id = ANY (${claimIds}::int[])
      OR claim.id = (SELECT client_reference_id FROM attachment WHERE client_id = ${clientId} AND row_id = ${rowId} AND file_name = ${fileName}))
    ORDER BY claim.id FOR NO KEY UPDATE`;
  const [rowIds, fileNames, mirrored, bits] = [
    matches.map((match) => match.rowId),
    matches.map((match) => match.fileName),
    matches.map((match) => match.mirrored),
    matches.map((match) => match.bits),
  ];
  await tx.$executeRaw`
    WITH found AS (
      SELECT own.client_reference_id AS own_claim, other.row_id, other.file_name, other.client_reference_id, match.mirrored, match.bits
      FROM unnest(${rowIds}::int[], ${fileNames}::text[], ${mirrored}::boolean[], ${bits}::int[]) AS match (row_id, file_name, mirrored, bits)
      JOIN attachment other ON other.client_id = ${clientId} AND other.row_id = match.row_id AND other.file_name = match.file_name
      JOIN attachment own ON own.client_id = ${clientId} AND own.row_id = ${rowId} AND own.file_name = ${fileName}
    )
    INSERT INTO picture_match (client_id, row_id, file_name, client_reference_id, other_row_id, other_file_name, other_client_reference_id, mirrored, bits_apart)
    SELECT ${clientId}::int, ${rowId}::int, ${fileName}, own_claim, row_id, file_name, client_reference_id, mirrored, bits FROM found
    UNION ALL SELECT ${clientId}::int, row_id, file_name, client_reference_id, ${rowId}::int, ${fileName}, own_claim, mirrored, bits FROM found
    ON CONFLICT DO NOTHING`;
}
