import { useState } from 'react';
import { useReports, useRevokeReport, type MadeReport } from '@/lib/client/reports/report';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { FormError } from '../ui/notice';
import { usePersonName } from '../use-person-name';
import { useTranslation } from '../translation';

/** Earlier reports of the claim, each with its link, its verification page and a revoke button. */
export function MadeReports({ claimId }: { claimId: number }) {
  const { t } = useTranslation();
  const { data } = useReports(claimId);
  const revoke = useRevokeReport(claimId);
  const [chosen, setChosen] = useState<MadeReport | null>(null);
  const reports = data?.reports ?? [];
  if (reports.length === 0) return null;
  return (
    <section
      className="flex flex-col gap-2 border-t border-line pt-4"
      aria-labelledby="made-reports"
    >
      <h3 id="made-reports" className="font-medium">
        {t.cart.reportDialog.made}
      </h3>
      {revoke.error && <FormError>{revoke.error.message}</FormError>}
      <ul className="flex max-h-48 flex-col overflow-y-auto">
        {reports.map((report) => (
          <MadeReportRow
            key={report.report_id}
            report={report}
            onRevoke={() => setChosen(report)}
          />
        ))}
      </ul>
      <Confirm
        isOpen={chosen !== null}
        onOpenChange={() => setChosen(null)}
        title={t.cart.reportDialog.withdrawTitle}
        text={t.cart.reportDialog.withdrawText}
        action={t.cart.reportDialog.withdraw}
        isBusy={revoke.isPending}
        onConfirm={() =>
          chosen && revoke.mutate(chosen.report_id, { onSettled: () => setChosen(null) })
        }
      />
    </section>
  );
}

function MadeReportRow({ report, onRevoke }: { report: MadeReport; onRevoke(): void }) {
  const { t, formats } = useTranslation();
  const nameOf = usePersonName();
  const {
    report_id: id,
    document_id: document,
    create_time: time,
    revoke_time: revoked,
    created_by: actor,
    address,
  } = report;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-52">
        <p>
          {fill(t.cart.reportDialog.madeLine, { when: formats.instant(time), who: nameOf(actor) })}
        </p>
        {document === null ? (
          <p className="text-ink-2">{id}</p>
        ) : (
          <a
            href={`/verify/${document}`}
            target="_blank"
            rel="noreferrer"
            className="font-mono text-accent underline"
          >
            {document}
          </a>
        )}
      </div>
      <div className="-mr-2 ml-auto flex items-center">
        {address !== null && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={fill(t.cart.reportDialog.openMadeOf, { when: formats.instant(time) })}
            className="rounded-md px-2 py-1 text-accent underline"
          >
            {t.cart.reportDialog.openMade}
          </a>
        )}
        {revoked === null && (
          <Button look="quiet" onClick={onRevoke}>
            {t.cart.reportDialog.withdraw}
          </Button>
        )}
      </div>
      {revoked !== null && (
        <p className="text-ink-2">
          {fill(t.cart.reportDialog.withdrawn, { when: formats.instant(revoked) })}
        </p>
      )}
    </li>
  );
}
