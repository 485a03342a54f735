'use client';
import type { RuleSetPreview } from '@/lib/client/rules/rule-sets';
import { useOpenDamages } from '@/lib/client/rules/suggested-day';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { EmptyNotice } from '../ui/notice';
import { useTranslation } from '../translation';

interface WhyNothingProps {
  preview: RuleSetPreview;
  /** Previews the given day instead. */
  onDay(day: string): void;
}

/**
 * Explains why a preview shows no change: no open damage in its period, missing facts, or equal
 * amounts.
 */
export function WhyNothing({ preview, onDay }: WhyNothingProps) {
  const { plural } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const { looked_at: looked, not_valued: lacking } = preview;
  if (looked === 0) return <NoneGoverned from={preview.effective_from} onDay={onDay} />;
  const text = [
    looked > lacking && plural(messages.publish.same, looked - lacking),
    lacking > 0 && plural(messages.publish.lacking, lacking),
  ];
  return <EmptyNotice title={messages.publish.none} text={text.filter(Boolean).join(' ')} />;
}

function NoneGoverned({ from, onDay }: { from: string; onDay: (day: string) => void }) {
  const { formats } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const { data: damages, isSuccess } = useOpenDamages();
  const day = formats.day(from);
  const known = damages && {
    day,
    first: formats.day(damages.first),
    last: formats.day(damages.last),
  };
  const isEarlier = damages && damages.last < from;
  const text = known
    ? fill(isEarlier ? messages.publish.allBefore : messages.publish.governedByOthers, known)
    : isSuccess && messages.publish.noDamages;
  return (
    <EmptyNotice title={fill(messages.publish.noneGoverned, { day })} text={text || ''}>
      {damages && isEarlier && (
        <Button onClick={() => onDay(damages.first)}>
          {fill(messages.publish.previewFrom, { day: formats.day(damages.first) })}
        </Button>
      )}
    </EmptyNotice>
  );
}
