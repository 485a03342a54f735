'use client';
import { useState } from 'react';
import { ApiError, fieldErrorsOf } from '@/lib/client/api/api-error';
import {
  FEED_BYTES_MAX,
  useCreatePriceImport,
  usePriceImport,
  type PriceImport,
} from '@/lib/client/settings/price-imports';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { FormError } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { useTranslation } from '../translation';
import { FeedFile } from './feed-file';

interface FeedFormProps {
  currency: string;
  /** The dry run of the chosen feed. */
  dryRunId: number | null;
  onStarted(run: PriceImport): void;
  /** The file, shop or currency changed, so the result of the dry run no longer applies. */
  onOtherFeed(): void;
}

const CURRENCY = /^[A-Z]{3}$/;

/** The contents of the form. Every change discards the error and dry run of the previous feed. */
function useFeed({ currency: ofTheClient, onStarted, onOtherFeed }: FeedFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [shopName, setShopName] = useState('');
  const [currency, setCurrency] = useState(ofTheClient);
  const [progress, setProgress] = useState(0);
  const create = useCreatePriceImport();
  const isTooLarge = file !== null && file.size > FEED_BYTES_MAX;
  const isCurrency = currency === '' || CURRENCY.test(currency);
  const other =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      create.reset();
      onOtherFeed();
    };
  const start = (isDryRun: boolean) => {
    if (!file || isTooLarge || !isCurrency || create.isPending) return;
    setProgress(0);
    create.mutate(
      { file, shopName: shopName.trim(), currency, isDryRun, onProgress: setProgress },
      { onSuccess: onStarted },
    );
  };
  return {
    file,
    shopName,
    currency,
    progress,
    create,
    isTooLarge,
    isCurrency,
    start,
    chooseFile: other(setFile),
    typeShop: other(setShopName),
    typeCurrency: other(setCurrency),
  };
}

/** The dry run comes first, then the import of the same file. */
export function FeedForm(props: FeedFormProps) {
  const { t } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  const { file, create, isTooLarge, isCurrency, ...feed } = useFeed(props);
  const errors = fieldErrorsOf(create.error);
  return (
    <section aria-label={messages.form.title} className="flex flex-col gap-4 px-4 py-4 lg:px-6">
      <h2 className="font-semibold">{messages.form.title}</h2>
      <FeedFile
        file={file}
        error={isTooLarge ? messages.form.tooLarge : undefined}
        onChoose={feed.chooseFile}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <TextField
          label={messages.form.shop}
          hint={messages.form.shopHint}
          isOptional={t.common.optional}
          error={errors['shop_name']}
          value={feed.shopName}
          maxLength={255}
          onType={feed.typeShop}
        />
        <TextField
          label={messages.form.currency}
          hint={messages.form.currencyHint}
          isOptional={t.common.optional}
          error={isCurrency ? errors['currency'] : messages.form.currencyWrong}
          value={feed.currency}
          maxLength={3}
          onType={(text) => feed.typeCurrency(text.toUpperCase())}
        />
      </div>
      <Refusal error={create.error} />
      {create.isPending && file && <UploadProgress name={file.name} progress={feed.progress} />}
      <Steps
        file={file}
        isReady={file !== null && !isTooLarge && isCurrency}
        dryRunId={props.dryRunId}
        running={create.isPending ? (create.variables.isDryRun ? 'dry' : 'real') : null}
        onStart={feed.start}
      />
    </section>
  );
}

function Refusal({ error }: { error: Error | null }) {
  const { priceImports: messages } = useSettingsMessages();
  const errors = fieldErrorsOf(error);
  if (!error || errors['shop_name'] !== undefined || errors['currency'] !== undefined) return null;
  const reasons: Readonly<Record<number, string>> = {
    413: messages.form.tooLarge,
    415: messages.form.unsupported,
  };
  const known = error instanceof ApiError ? reasons[error.status] : undefined;
  return (
    <FormError>
      {known ? `${known} ${error.message}.` : `${messages.form.failed}: ${error.message}`}
    </FormError>
  );
}

function UploadProgress({ name, progress }: { name: string; progress: number }) {
  const { formats } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  const label = fill(messages.form.uploading, { name });
  return (
    <div className="flex flex-col gap-1">
      <p className="truncate text-ink-2">{label}</p>
      <progress value={progress} max={1} aria-label={label} className="block h-2 w-full">
        {formats.percent(progress)}
      </progress>
    </div>
  );
}

interface StepsProps {
  file: File | null;
  isReady: boolean;
  dryRunId: number | null;
  running: 'dry' | 'real' | null;
  onStart(isDryRun: boolean): void;
}

function Steps({ file, isReady, dryRunId, running, onStart }: StepsProps) {
  const { priceImports: messages } = useSettingsMessages();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          look={dryRunId === null ? 'primary' : 'plain'}
          disabled={!isReady}
          isBusy={running === 'dry'}
          onClick={() => onStart(true)}
        >
          {messages.form.dryRun}
        </Button>
        {dryRunId !== null && file && (
          <ImportForGood
            dryRunId={dryRunId}
            fileName={file.name}
            isBusy={running === 'real'}
            onStart={() => onStart(false)}
          />
        )}
      </div>
      {dryRunId === null && <p className="text-meta text-ink-2">{messages.form.dryRunHint}</p>}
    </div>
  );
}

interface ImportForGoodProps {
  dryRunId: number;
  fileName: string;
  isBusy: boolean;
  onStart(): void;
}

/** Shown once the dry run has finished. */
function ImportForGood({ dryRunId, fileName, isBusy, onStart }: ImportForGoodProps) {
  const { priceImports: messages } = useSettingsMessages();
  const { data } = usePriceImport(dryRunId);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        look="primary"
        disabled={data?.status !== 'done'}
        isBusy={isBusy}
        onClick={() => setAsking(true)}
      >
        {messages.form.import}
      </Button>
      <Confirm
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={fill(messages.form.importTitle, { name: fileName })}
        text={messages.form.importText}
        action={messages.form.import}
        isBusy={false}
        onConfirm={() => {
          setAsking(false);
          onStart();
        }}
      />
      {data?.status === 'done' && (
        <p className="w-full text-meta text-ink-2">{messages.form.importHint}</p>
      )}
    </>
  );
}
