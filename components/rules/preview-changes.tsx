import Link from 'next/link';
import type { ReactNode } from 'react';
import type { RuleSetPreview } from '@/lib/client/rules/rule-sets';
import { fill } from '@/lib/shared/fill';
import { DataRow, DataTable } from '../settings/data-table';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { useSigned } from './use-signed';

/**
 * The largest changes by line, then by claim, because a category limit can change a claim without
 * changing any of its lines.
 */
export function PreviewChanges({ preview }: { preview: RuleSetPreview }) {
  const { rules: messages } = useSettingsMessages();
  const { appraisals, claims, changed, changed_claims: changedClaims } = preview;
  const { columns, claimColumns } = messages.publish;
  return (
    <>
      {appraisals.length > 0 && (
        <Changes
          label={messages.publish.table}
          columns={columns}
          texts={3}
          grid={LINES}
          shown={appraisals.length}
          of={changed}
        >
          {appraisals.map((row) => (
            <LineRow key={row.appraisal_id} row={row} />
          ))}
        </Changes>
      )}
      {claims.length > 0 && (
        <Changes
          label={messages.publish.changedClaims}
          columns={claimColumns}
          texts={1}
          grid={CLAIMS}
          shown={claims.length}
          of={changedClaims}
        >
          {claims.map((row) => (
            <DataRow key={row.client_reference_id} className={ROW}>
              <ClaimCell id={row.client_reference_id} name={row.client_reference} />
              <Amount name={claimColumns.now} value={row.net_claim_now} currency={row.currency} />
              <Amount
                name={claimColumns.after}
                value={row.net_claim_then}
                currency={row.currency}
              />
              <Difference value={row.net_claim_difference} />
            </DataRow>
          ))}
        </Changes>
      )}
    </>
  );
}

function LineRow({ row }: { row: RuleSetPreview['appraisals'][number] }) {
  const { columns } = useSettingsMessages().rules.publish;
  return (
    <DataRow className={ROW}>
      <ClaimCell
        id={row.client_reference_id}
        appraisalId={row.appraisal_id}
        name={row.client_reference}
      />
      <td className="min-w-0 font-medium break-words max-xl:order-first">{row.cp_name_cart}</td>
      <td className={`min-w-0 ${ASIDE}`}>{row.rule}</td>
      <Amount name={columns.now} value={row.actual_cash_value_now} currency={row.currency} />
      <Amount name={columns.after} value={row.actual_cash_value_then} currency={row.currency} />
      <Amount name={columns.payableNow} value={row.payable_now} currency={row.currency} />
      <Amount name={columns.payableAfter} value={row.payable_then} currency={row.currency} />
      <Difference value={row.payable_difference} />
    </DataRow>
  );
}

const LINES =
  'grid-cols-[minmax(0,1fr)_auto] items-center xl:grid-cols-[minmax(6rem,0.7fr)_minmax(8rem,1.5fr)_minmax(6rem,1fr)_repeat(5,7rem)]';
const CLAIMS =
  'grid-cols-[minmax(0,1fr)_auto] items-center xl:grid-cols-[minmax(6rem,1fr)_repeat(3,8rem)]';
const ROW = 'hover:bg-sunken';
const ASIDE = 'text-ink-2 max-xl:order-3 max-xl:col-span-2';

interface ChangesProps {
  label: string;
  columns: Readonly<Record<string, string>>;
  /** The number of leading text columns; the columns after them are numbers. */
  texts: number;
  grid: string;
  shown: number;
  of: number;
  children: ReactNode;
}

function Changes({ label, columns, texts, grid, shown, of, children }: ChangesProps) {
  const { formats } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  return (
    <section>
      <h2 className="px-4 pt-4 pb-1 font-semibold lg:px-6">{label}</h2>
      {of > shown && (
        <p className="px-4 text-ink-2 lg:px-6">
          {fill(messages.publish.first, { count: formats.count(shown) })}
        </p>
      )}
      <DataTable
        label={label}
        grid={grid}
        from="xl"
        columns={columns}
        numbers={Object.keys(columns).slice(texts)}
        edge="none"
      >
        {children}
      </DataTable>
    </section>
  );
}

const ClaimCell = ({
  id,
  appraisalId,
  name,
}: {
  id: number;
  appraisalId?: number;
  name: string;
}) => (
  <td
    className={`min-w-0 ${appraisalId === undefined ? 'max-xl:order-first' : 'max-xl:order-2 max-xl:col-span-2'}`}
  >
    <Link
      href={`/claims/${id}${appraisalId === undefined ? '' : `?appraisal=${appraisalId}`}`}
      className="hover:underline"
    >
      {name}
    </Link>
  </td>
);

function Amount({ name, value, currency }: { name: string; value: number; currency: string }) {
  const { formats } = useTranslation();
  return (
    <td className={`whitespace-nowrap xl:text-right ${ASIDE}`}>
      <span className="xl:hidden">{name} </span>
      {formats.amount(value)}
      <span className="xl:hidden"> {currency}</span>
    </td>
  );
}

function Difference({ value }: { value: number }) {
  const signed = useSigned();
  return (
    <td className="text-right font-semibold whitespace-nowrap max-xl:order-1">{signed(value)}</td>
  );
}
