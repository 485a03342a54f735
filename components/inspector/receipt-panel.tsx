'use client';
import { use } from 'react';
import { fetched } from '@/lib/client/api/fetched';
import { pictureAddress } from '@/lib/client/photos/picture';
import { useReceipts } from '@/lib/client/photos/receipts';
import type { Receipt } from '@/lib/contract/receipts';
import { findingText, receiptMessagesOf } from '@/lib/i18n/receipts';
import type { ReceiptMessages } from '@/lib/i18n/receipts/en';
import { fill } from '@/lib/shared/fill';
import type { Language } from '@/lib/shared/languages';
import { useCartActions } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { useCauseText } from '../use-cause-text';
import { Fold } from './fold';
import { Section } from './section';

const loaded = new Map<Language, Promise<ReceiptMessages>>();

function messagesIn(language: Language): Promise<ReceiptMessages> {
  const known = loaded.get(language);
  if (known) return known;
  const messages = fetched(() => receiptMessagesOf(language));
  loaded.set(language, messages);
  // Forgets a failed load, so that the next call tries again.
  messages.catch(() => loaded.delete(language));
  return messages;
}

interface ReceiptPanelProps {
  rowId: number;
  fileName: string;
  /** The page of a PDF that is shown above. */
  page?: number | null;
}

/** What was read from a receipt beside what is claimed. Nothing for a picture of something else. */
export function ReceiptPanel({ rowId, fileName, page = null }: ReceiptPanelProps) {
  const { claimId } = useCartActions();
  const { data } = useReceipts(claimId);
  const receipt = data?.receipts.find((one) => one.row_id === rowId && one.file_name === fileName);
  return receipt ? <ReceiptSection {...{ receipt, page }} /> : null;
}

/** Loads its messages, which most pictures do not need. */
function ReceiptSection({ receipt, page }: { receipt: Receipt; page: number | null }) {
  const messages = use(messagesIn(useTranslation().language));
  return (
    <Section title={messages.title} isOpen>
      {page !== null && <ShownPage {...{ receipt, page, messages }} />}
      {receipt.status !== 'read' && <Unread {...{ receipt, messages }} />}
      {receipt.status === 'read' && <Read {...{ receipt, messages }} />}
    </Section>
  );
}

/** The verdict is of this page; the others are in the file. */
function ShownPage({ receipt, page, messages }: ReceiptProps & { page: number }) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  return (
    <p className="mb-1">
      {fill(messages.shownPage, { page })}{' '}
      <a
        href={pictureAddress(claimId, receipt.row_id, receipt.file_name, 'original')}
        target="_blank"
        rel="noreferrer"
        className="text-accent underline"
      >
        {t.inspector.openFile}
      </a>
    </p>
  );
}

interface ReceiptProps {
  receipt: Receipt;
  messages: ReceiptMessages;
}

/** Why it was not read, also of a try that is followed by another one. */
function Unread({ receipt, messages }: ReceiptProps) {
  const causeText = useCauseText();
  const { status, failure_cause: cause, failure_reason: stored } = receipt;
  return <p>{causeText(cause, stored ?? messages[status === 'failed' ? status : 'waiting'])}</p>;
}

function Read({ receipt, messages }: ReceiptProps) {
  const { formats } = useTranslation();
  const { findings, pdf } = receipt;
  const sentences = findings.map((one) => ({ ...one, text: findingText(one, messages, formats) }));
  const differing = sentences.filter(({ code }) => !code.startsWith('pdf_'));
  const ofFile = sentences.filter(({ code }) => code.startsWith('pdf_'));
  return (
    <>
      {differing.map(({ code, text }) => (
        <p key={code} className="mb-1 font-medium">
          {text}
        </p>
      ))}
      <Values {...{ receipt, messages }} />
      <p className="mt-1 text-meta text-ink-2">{messages.proposal}</p>
      {ofFile.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1">
          {ofFile.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
      {pdf && (
        <Fold title={messages.file}>
          <PdfFacts pdf={pdf} messages={messages} />
        </Fold>
      )}
    </>
  );
}

function Values({ receipt, messages }: ReceiptProps) {
  const { formats } = useTranslation();
  const { currency, claimed_date: claimedDate, claimed_amount: claimedAmount } = receipt;
  const dayOf = (day: string | null) => day && formats.day(day);
  const amountOf = (amount: number | null) =>
    amount === null
      ? null
      : currency === null
        ? formats.amount(amount)
        : formats.money(amount, currency);
  const rows = [
    [messages.shop, receipt.shop, undefined],
    [messages.date, dayOf(receipt.date), dayOf(claimedDate)],
    [messages.total, amountOf(receipt.total), claimedAmount && formats.amount(claimedAmount)],
  ] as const;
  return (
    <table className="w-full text-left">
      <thead className="text-ink-2">
        <tr>
          <th scope="col">
            <span className="sr-only">{messages.title}</span>
          </th>
          <th scope="col" className="pr-3 font-normal">
            {messages.onReceipt}
          </th>
          <th scope="col" className="font-normal">
            {messages.claimed}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, read, claimed]) => (
          <tr key={label} className="align-top">
            <th scope="row" className="pr-3 font-normal text-ink-2">
              {label}
            </th>
            <td className="pr-3 break-words">
              {read ?? <span className="text-ink-3">{messages.nothing}</span>}
            </td>
            <td>{claimed ?? (claimed === undefined ? null : '–')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PdfFactsProps {
  pdf: NonNullable<Receipt['pdf']>;
  messages: ReceiptMessages;
}

function PdfFacts({ pdf, messages }: PdfFactsProps) {
  const lines = [
    [messages.pages, String(pdf.pages)],
    [messages.creator, pdf.creator],
    [messages.producer, pdf.producer],
    [messages.created, pdf.created],
    [messages.modified, pdf.modified],
    [messages.scan, pdf.is_scan ? messages.yes : null],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {lines
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
