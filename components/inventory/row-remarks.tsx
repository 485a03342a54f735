'use client';
import { CircleAlert, EqualApproximately, Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { InventoryRow } from '@/lib/contract/inventory';
import { INVENTORY_FIELDS, type InventoryField } from '@/lib/shared/inventory-fields';
import { cellText } from '@/lib/client/inventory/cell-text';
import { fill } from '@/lib/shared/fill';
import { useCauseText } from '../use-cause-text';
import { useTranslation } from '../translation';
import { CellEditor } from '../ui/cell-editor';
import type { CellHandlers } from './draft-cell';
import { useDraftMessages } from './draft-messages';
import { useCellControl } from './use-cell-control';
import { isTextColumn } from './rows-grid';

interface RemarksProps extends Pick<CellHandlers, 'change'> {
  row: InventoryRow;
  /** Whether the buttons take the tab key. */
  isActive: boolean;
}

type Remark = InventoryRow['problems'][number];

/** What a person has to look at, each with what can be done about it. */
export function RowRemarks({ row, isActive, change }: RemarksProps) {
  const messages = useDraftMessages();
  const { skipped, assumptions = [], problems } = row;
  const causeText = useCauseText();
  if (!skipped && assumptions.length === 0 && problems.length === 0) return null;
  const tabIndex = isActive ? 0 : -1;
  return (
    <ul className="flex flex-col gap-0.5 text-meta">
      {skipped && (
        <Line icon="note">
          {fill(messages.wasSkipped, { reason: causeText(skipped.cause, skipped.reason) })}{' '}
          <Act tabIndex={tabIndex} onClick={() => change(row.row, 'include', null)}>
            {messages.skipAgain}
          </Act>
        </Line>
      )}
      {problems.map((problem) => (
        <Line
          key={`${problem.field} ${problem.reason}`}
          icon={problem.severity === 'error' ? 'error' : 'note'}
        >
          <RemarkText {...problem} />{' '}
          <Remedy row={row} problem={problem} tabIndex={tabIndex} change={change} />
        </Line>
      ))}
      {assumptions.map((one) => (
        <Line key={`${one.field} ${one.reason}`} icon="assumption">
          <RemarkText {...one} />
        </Line>
      ))}
    </ul>
  );
}

/** The icon shows the kind and its colour the severity; its label gives the severity in words. */
function Line({ icon, children }: { icon: 'error' | 'note' | 'assumption'; children: ReactNode }) {
  const { t } = useTranslation();
  const messages = useDraftMessages();
  const look = 'mt-px shrink-0';
  return (
    <li className="flex items-start gap-1">
      {icon === 'error' && (
        <CircleAlert aria-label={t.inventory.error} size={14} className={`${look} text-flag`} />
      )}
      {icon === 'note' && (
        <Info aria-label={t.inventory.warning} size={14} className={`${look} text-ink-2`} />
      )}
      {icon === 'assumption' && (
        <EqualApproximately
          aria-label={messages.assumption}
          size={14}
          className={`${look} text-ink-2`}
        />
      )}
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}

function RemarkText({ field, cause, reason, value }: Omit<Remark, 'severity'>) {
  const { t } = useTranslation();
  const messages = useDraftMessages();
  const causeText = useCauseText();
  const name = t.inventory.fields[field] ?? messages.fields[field.replace('HB.', '')] ?? field;
  return (
    <>
      {fill(t.inventory.fieldOf, { field: name, reason: causeText(cause, reason) })}
      {value !== undefined && (
        <span className="text-ink-2"> {fill(t.inventory.inFile, { value })}</span>
      )}
    </>
  );
}

interface RemedyProps extends Pick<CellHandlers, 'change'> {
  row: InventoryRow;
  problem: Remark;
  tabIndex: number;
}

/** Cells of the grid are edited where they are; other fields are edited here. */
function Remedy({ row, problem, tabIndex, change }: RemedyProps) {
  const messages = useDraftMessages();
  const { field, cause } = problem;
  const reason = cause?.reason;
  if (reason === 'row_repeats_row' || reason === 'row_repeats_item') {
    if (row.include === false) return null;
    return (
      <Act tabIndex={tabIndex} onClick={() => change(row.row, 'include', false)}>
        {messages.leaveOut}
      </Act>
    );
  }
  if (reason === 'cell_before_release')
    return (
      <Act tabIndex={tabIndex} onClick={() => change(row.row, 'take_match', false)}>
        {messages.declineProduct}
      </Act>
    );
  if (field === 'HB.sold_time')
    return (
      <Act tabIndex={tabIndex} onClick={() => change(row.row, 'sold_time', '')}>
        {messages.importAnyway}
      </Act>
    );
  const known = INVENTORY_FIELDS.find((one) => one === field);
  if (known === undefined || isTextColumn(known)) return null;
  return <FixField row={row} field={known} tabIndex={tabIndex} change={change} />;
}

interface FixProps extends Pick<CellHandlers, 'change'> {
  row: InventoryRow;
  field: InventoryField;
  tabIndex: number;
}

function FixField({ row, field, tabIndex, change }: FixProps) {
  const { t, language } = useTranslation();
  const messages = useDraftMessages();
  const [isOpen, setOpen] = useState(false);
  const control = useCellControl(field);
  const label = t.inventory.fields[field] ?? messages.fields[field] ?? field;
  const start = cellText(row, field, language);
  if (!isOpen)
    return (
      <Act tabIndex={tabIndex} onClick={() => setOpen(true)}>
        {fill(messages.fix, { field: label })}
      </Act>
    );
  return (
    <CellEditor
      control={control}
      label={fill(messages.edit, { field: label, row: row.row })}
      start={start}
      isReplaced={false}
      onFinish={(typed) => {
        setOpen(false);
        if (typed !== null && typed !== start) change(row.row, field, typed);
      }}
    />
  );
}

const Act = (props: { tabIndex: number; onClick(): void; children: ReactNode }) => (
  <button
    type="button"
    {...props}
    className="rounded-sm font-medium text-accent underline-offset-2 hover:underline pointer-coarse:py-2"
  />
);
