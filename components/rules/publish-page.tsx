'use client';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { toast } from '@/lib/client/shell/toasts';
import { useAccess } from '@/lib/client/session/access';
import { ApiError } from '@/lib/client/api/api-error';
import { isEditConflict } from '@/lib/client/cart/revisions';
import { draftForm } from '@/lib/client/rules/rule-form';
import {
  usePublishRuleSet,
  useReadRuleSet,
  useRuleSet,
  useRuleSetPreview,
  type RuleSet,
  type RuleSetPreview,
} from '@/lib/client/rules/rule-sets';
import { useSettled } from '@/lib/client/api/settled';
import { useSuggestedDay } from '@/lib/client/rules/suggested-day';
import { fill } from '@/lib/shared/fill';
import { BackLink } from '../settings/back-link';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Field } from '../ui/field';
import { EmptyNotice, ErrorNotice, FormError, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { Preview } from './preview';
import { RuleGaps } from './rule-gaps';
import { MissingRuleSet } from './rule-set-page';
import { useCategoriesById } from './use-categories-by-id';

const TYPING_PAUSE_MS = 300;

/** Previews what publishing a draft changes on the open appraisals, and publishes it. */
export function PublishPage({ ruleSetId }: { ruleSetId: number }) {
  const { t } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const access = useAccess();
  const { data, error, refetch } = useRuleSet(ruleSetId);
  if (error && !data) {
    if (error instanceof ApiError && error.status === 404) return <MissingRuleSet />;
    return <ErrorNotice title={messages.loadFailed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || !access)
    return (
      <output aria-label={t.common.loading} className="block p-6">
        <Skeleton className="h-6 w-64" />
      </output>
    );
  if (data.state === 'published' || !access.isAdmin) return <NothingToPublish ruleSet={data} />;
  return <PublishForm ruleSet={data} />;
}

function NothingToPublish({ ruleSet }: { ruleSet: RuleSet }) {
  const { rules: messages } = useSettingsMessages();
  const isPublished = ruleSet.state === 'published';
  return (
    <>
      <SettingsHead title={ruleSet.name} />
      <EmptyNotice
        title={isPublished ? messages.publish.already : messages.readOnly}
        text={messages.lead}
      >
        <Link href={`/settings/rules/${ruleSet.rule_set_id}`} className="text-accent underline">
          {ruleSet.name}
        </Link>
      </EmptyNotice>
    </>
  );
}

function PublishForm({ ruleSet }: { ruleSet: RuleSet }) {
  const { language } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const form = useMemo(() => draftForm(ruleSet, language), [ruleSet, language]);
  const categories = useCategoriesById();
  const [chosen, setDay] = useState<string | null>(null);
  const suggested = useSuggestedDay();
  const day = chosen ?? suggested ?? '';
  const settledDay = useSettled(day, TYPING_PAUSE_MS);
  const preview = useRuleSetPreview(ruleSet.rule_set_id, settledDay || null);
  const readNewest = useReadRuleSet(ruleSet.rule_set_id);
  const [isChanged, setChanged] = useState(false);
  /** Shows what somebody else has changed, so that it can be published as previewed now. */
  function refused(error: unknown) {
    setChanged(isEditConflict(error));
    void readNewest();
    void preview.refetch();
  }
  return (
    <>
      <BackLink href={`/settings/rules/${ruleSet.rule_set_id}`}>{messages.publish.back}</BackLink>
      <SettingsHead
        title={fill(messages.publish.of, { name: ruleSet.name })}
        lead={messages.publish.nothingStored}
      />
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 border-b border-line px-4 pb-4 lg:px-6">
        <DayField day={day} isSuggested={chosen === null} onDay={setDay} />
        <div className="sm:pt-6">
          <PublishButton
            ruleSet={ruleSet}
            day={day}
            preview={day === settledDay ? preview.data : undefined}
            onRefused={refused}
          />
        </div>
      </div>
      {isChanged && (
        <div className="px-4 pt-4 lg:px-6">
          <FormError>{messages.publish.changedSince}</FormError>
        </div>
      )}
      <RuleGaps form={form} categories={categories} />
      {preview.error && (
        <ErrorNotice
          title={messages.publish.loadFailed}
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      )}
      <Preview preview={preview.data} isFailed={preview.isError} onDay={setDay} />
    </>
  );
}

interface DayFieldProps {
  day: string;
  isSuggested: boolean;
  onDay(day: string): void;
}

function DayField({ day, isSuggested, onDay }: DayFieldProps) {
  const { rules: messages } = useSettingsMessages();
  return (
    <div className="w-72 max-w-full">
      <Field
        label={messages.publish.effective}
        hint={isSuggested ? messages.publish.suggestedHint : messages.publish.effectiveHint}
      >
        {(control) => (
          <input
            {...control}
            type="date"
            required
            value={day}
            onChange={(event) => onDay(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}

interface PublishButtonProps {
  ruleSet: RuleSet;
  day: string;
  /**
   * The preview of the chosen day, undefined until it is loaded. Publishing requires its revision,
   * so that only previewed rules are published.
   */
  preview: RuleSetPreview | undefined;
  onRefused(error: unknown): void;
}

function PublishButton({ ruleSet, day, preview, onRefused }: PublishButtonProps) {
  const { formats } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const router = useRouter();
  const publish = usePublishRuleSet(ruleSet.rule_set_id);
  const [isAsking, setAsking] = useState(false);
  /**
   * Awaits the mutation, because publishing replaces this page and callbacks of `mutate` would not
   * run after that.
   */
  async function confirm() {
    if (!preview) return;
    try {
      const { rule_set_id, version } = await publish.mutateAsync({
        effective_from: day,
        revision: preview.revision,
      });
      toast.success(fill(messages.publish.done, { version: version ?? '' }));
      router.push(`/settings/rules/${rule_set_id}`);
    } catch (error) {
      toast.error(messages.publish.failed, {
        description: error instanceof Error ? error.message : undefined,
      });
      onRefused(error);
    }
    setAsking(false);
  }
  return (
    <>
      <Button look="primary" disabled={!preview} onClick={() => setAsking(true)}>
        {messages.publish.submit}
      </Button>
      {isAsking && (
        <Confirm
          isOpen
          onOpenChange={setAsking}
          title={fill(messages.publish.confirmTitle, { name: ruleSet.name })}
          text={fill(messages.publish.confirmText, { date: formats.day(day) })}
          action={messages.publish.submit}
          isBusy={publish.isPending}
          onConfirm={() => void confirm()}
        />
      )}
    </>
  );
}
