'use client';
import Link from 'next/link';
import type { ForensicsItemReason } from '@/lib/contract/forensics-reasons';
import { itemReasonParts } from '@/lib/forensics/sentences/reasons';
import { ReasonText } from './reasons';
import { useSpeech } from './speech';

/** Why a person should look at the item itself, with links to the items of other claims. */
export function ItemReasons({ reasons }: { reasons: readonly ForensicsItemReason[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {reasons.map((reason) => (
        <ItemReason key={reason.code} reason={reason} />
      ))}
    </ul>
  );
}

function ItemReason({ reason }: { reason: ForensicsItemReason }) {
  const { code, serial_number: serial, elsewhere } = reason;
  return (
    <ReasonText parts={itemReasonParts(code, serial, useSpeech())}>
      <ul className="my-1 flex flex-col gap-1">
        {elsewhere.map((one) => (
          <li key={one.row_id} className="flex gap-2">
            <Link
              href={`/claims/${one.client_reference_id}${one.appraisal_id === null ? '' : `?appraisal=${one.appraisal_id}`}`}
              className="font-medium text-accent underline"
            >
              {one.client_reference}
            </Link>
            <span className="min-w-0 flex-1 truncate text-ink-2">{one.item}</span>
          </li>
        ))}
      </ul>
    </ReasonText>
  );
}
