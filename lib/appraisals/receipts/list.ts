import type { Receipt } from '@/lib/contract/receipts';
import { formatsOf } from '@/lib/i18n/formats';
import { loadReasonTranslator } from '@/lib/i18n/load-reasons';
import { findingText, receiptMessagesOf } from '@/lib/i18n/receipts';
import { findClaim } from '@/lib/claims/find';
import type { Caller } from '@/lib/identity/caller';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { storedCause } from '@/lib/platform/database/stored-cause';
import { readClient } from '@/lib/platform/database/tenant';
import { differencesOf } from '@/lib/receipts/compare';
import type { PdfFacts } from '@/lib/receipts/pdf-facts';
import { pdfFindings } from '@/lib/receipts/pdf-findings';
import type { ReceiptFields } from '@/lib/receipts/receipt';
import { toDateString } from '@/lib/shared/dates';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { parseAmount, toNumber } from '@/lib/shared/money';
import type { ReceiptFinding } from '@/lib/shared/receipt-findings';
import { type Cause, textOf } from '@/lib/shared/reasons';

const WITH_ITEM = { attachment: { select: { item: true } } } as const;

type Row = Prisma.ReceiptReadingGetPayload<{ include: typeof WITH_ITEM }>;

/**
 * The receipts of a claim with what was read and what is claimed, by item and position. The
 * comparison is made anew each time: the claim may have changed since. Throws Fault `not_found` for
 * an unknown claim.
 */
export async function listReceipts(
  caller: Caller,
  clientReferenceId: number,
): Promise<{ receipts: Receipt[] }> {
  const { clientId } = caller;
  const { claim, rows } = await readClient(clientId, async (tx) => ({
    claim: await findClaim(tx, caller, clientReferenceId),
    rows: await tx.receiptReading.findMany({
      where: { clientId, clientReferenceId },
      include: WITH_ITEM,
      orderBy: [{ rowId: 'asc' }, { attachment: { position: 'asc' } }, { fileName: 'asc' }],
    }),
  }));
  const speech = await speechIn(isLanguage(claim.language) ? claim.language : 'en');
  return { receipts: rows.map((row) => receiptOf(row, claim.currency, speech)) };
}

interface Speech {
  ofFinding(finding: ReceiptFinding): string;
  ofFailure(failure: Cause): string;
}

async function speechIn(language: Language): Promise<Speech> {
  const [messages, translate] = await Promise.all([
    receiptMessagesOf(language),
    loadReasonTranslator(language),
  ]);
  const formats = formatsOf(language);
  return {
    ofFinding: (finding) => findingText(finding, messages, formats),
    ofFailure: (failure) => translate(failure)?.text ?? textOf(failure),
  };
}

function receiptOf(row: Row, claimCurrency: string, speech: Speech): Receipt {
  const { quantity, datePurchase, claimedAmount } = row.attachment.item;
  const fields = row.fields as ReceiptFields | null;
  const pdf = row.pdf as PdfFacts | null;
  const failure = storedCause(row.failureCause);
  const date = datePurchase && toDateString(datePurchase);
  const amount = claimedAmount && parseAmount(claimedAmount.toFixed(2));
  const claimed = { date, amount, quantity, currency: claimCurrency };
  const findings = [
    ...(fields ? differencesOf(fields, pdf, claimed) : []),
    ...(pdf ? pdfFindings(pdf) : []),
  ];
  return {
    row_id: row.rowId,
    file_name: row.fileName,
    status: row.status as Receipt['status'],
    shop: fields?.shop ?? null,
    date: fields?.date?.value ?? null,
    total: fields?.total ? toNumber(fields.total.value) : null,
    currency: fields?.currency ?? null,
    claimed_date: date,
    claimed_amount: amount === null ? null : toNumber(amount),
    findings: findings.map((one) => ({ ...one, sentence: speech.ofFinding(one) })),
    pdf: pdf && pdfOf(pdf),
    failure_reason: failure && speech.ofFailure(failure),
    failure_cause: failure,
    update_time: row.updateTime.toISOString(),
  };
}

const pdfOf = (facts: PdfFacts): Receipt['pdf'] => ({
  pages: facts.pages,
  pages_read: facts.pagesRead,
  producer: facts.producer,
  creator: facts.creator,
  created: facts.created,
  modified: facts.modified,
  saves: facts.saves,
  is_signed: facts.isSigned,
  is_scan: facts.isScan,
});
