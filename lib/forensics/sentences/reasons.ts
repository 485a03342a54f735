import type { Parts } from './dictionary';
import { partsFor, type Speech } from './sentence-for';

/** The text of a reason to look at a file. `takenAt` is the camera time of the picture. */
export function reasonParts(
  code:
    | 'same_file'
    | 'same_picture'
    | 'same_receipt'
    | 'taken_before_purchase'
    | 'receipt_total'
    | 'receipt_date',
  takenAt: string | null,
  speech: Speech,
): Parts {
  return code === 'taken_before_purchase'
    ? partsFor(speech, 'reason.taken_before_purchase', { taken: takenAt?.slice(0, 10) ?? '–' })
    : partsFor(speech, `reason.${code}`, {});
}

/** The text of a serial number that is in another claim, too. */
export const itemReasonParts = (
  code: 'serial_number' | 'imei',
  serial: string,
  speech: Speech,
): Parts => partsFor(speech, `reason.${code}`, { serial });
