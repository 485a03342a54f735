import type { ForensicsItemReason } from '@/lib/contract/forensics-reasons';
import type { ItemReason } from '@/lib/contract/forensics-state';
import { dictionaryOf } from '@/lib/forensics/sentences/languages';
import { itemReasonParts } from '@/lib/forensics/sentences/reasons';
import { readRows, statement } from '@/lib/platform/database/statement';
import { isLanguage } from '@/lib/shared/languages';

const SHOWN_MAX = 20;

/** $1 is the client, $2 the claim. */
const SHARED_SERIALS = statement(
  `
  SELECT own.id AS own_row_id, own.serial_key, here.language,
    c.id AS client_reference_id, c.reference AS client_reference, other.id AS row_id,
    reason.cleared_by, reason.cleared_at, reason.clear_note,
    min(a.id) AS appraisal_id, coalesce(nullif(other.description, ''), min(a.cp_name_cart), '') AS item
  FROM claimed_item own
  JOIN client_reference here ON here.client_id = $1 AND here.id = $2
  JOIN claimed_item other ON other.client_id = $1 AND other.serial_key = own.serial_key
    AND other.client_reference_id <> $2
    AND NOT is_model_of(own.description, own.serial_key)
    AND NOT is_model_of(other.description, own.serial_key)
  LEFT JOIN item_reason reason ON reason.client_id = $1 AND reason.row_id = own.id
    AND reason.serial_key = own.serial_key
  JOIN client_reference c ON c.client_id = $1 AND c.id = other.client_reference_id
  LEFT JOIN appraisal a ON a.client_id = $1 AND a.row_id = other.id
  WHERE own.client_id = $1 AND own.client_reference_id = $2 AND own.serial_key IS NOT NULL
  GROUP BY own.id, own.serial_key, here.language, reason.cleared_by, reason.cleared_at,
    reason.clear_note, c.id, c.reference, other.id, other.description
  ORDER BY own.id, c.id, other.id`,
);

interface SharedSerial {
  readonly own_row_id: number;
  readonly serial_key: string;
  readonly language: string;
  readonly cleared_by: string | null;
  readonly cleared_at: Date | null;
  readonly clear_note: string | null;
  readonly client_reference_id: number;
  readonly client_reference: string;
  readonly row_id: number;
  readonly appraisal_id: number | null;
  readonly item: string;
}

/** Reasons to look at items of a claim, by row_id: their serial numbers in other claims. */
export async function itemReasons(
  clientId: number,
  clientReferenceId: number,
): Promise<Record<string, ForensicsItemReason[]>> {
  const rows = await readRows<SharedSerial>(clientId, SHARED_SERIALS, [
    clientId,
    clientReferenceId,
  ]);
  const found: Record<string, ForensicsItemReason[]> = {};
  for (const row of rows) {
    const {
      own_row_id: rowId,
      serial_key: serial,
      language: written,
      cleared_by,
      cleared_at: clearedAt,
      clear_note: cleared_note,
      ...elsewhere
    } = row;
    const known = found[rowId]?.[0];
    if (known) {
      if (known.elsewhere.length < SHOWN_MAX) known.elsewhere.push(elsewhere);
      continue;
    }
    const language = isLanguage(written) ? written : 'en';
    const code = codeOf(serial);
    const parts = itemReasonParts(code, serial, { language, messages: dictionaryOf(language) });
    found[rowId] = [
      {
        code,
        serial_number: serial,
        headline: parts.headline,
        advice: parts.advice ?? null,
        innocent_reasons: parts.innocent ?? null,
        details: parts.details ?? null,
        cleared_by,
        cleared_at: clearedAt?.toISOString() ?? null,
        cleared_note,
        elsewhere: [elsewhere],
      },
    ];
  }
  return found;
}

export const codeOf = (serial: string): ItemReason => (isImei(serial) ? 'imei' : 'serial_number');

/** 15 digits whose sum by Luhn's rule ends in 0: from the right, every second digit doubled. */
export function isImei(serial: string): boolean {
  if (!/^\d{15}$/.test(serial)) return false;
  const sum = Array.from(serial, Number).reduce((total, digit, at) => {
    const doubled = digit * 2;
    return total + (at % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
