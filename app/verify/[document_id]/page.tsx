import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { VerifyPage, type VerifyResult } from '@/components/verify/verify-page';
import { fill } from '@/lib/shared/fill';
import type { VerifyMessages } from '@/lib/i18n/en/verify';
import { settingsMessagesOf } from '@/lib/i18n/messages';
import { formatsOf } from '@/lib/reports/formats';
import { verifyDocument, type Verified } from '@/lib/reports/verify';
import type { Language } from '@/lib/shared/languages';
import { pageLanguage } from '../../language';

export async function generateMetadata(): Promise<Metadata> {
  const { verify } = settingsMessagesOf(await pageLanguage());
  return { title: verify.title, robots: { index: false }, referrer: 'no-referrer' };
}

/** Public: anyone with a report can check whether it was issued here and is still valid. */
export default async function Page({ params }: { params: Promise<{ document_id: string }> }) {
  const language = await pageLanguage();
  const messages = settingsMessagesOf(language).verify;
  const typed = decoded((await params).document_id);
  const verified = await verifyDocument(typed, await networkAddress());
  return (
    <VerifyPage
      messages={messages}
      result={{
        ...resultOf(verified, messages, language),
        number: verified.state === 'unknown' ? typed.slice(0, NUMBER_LENGTH_MAX) : null,
      }}
    />
  );
}

/** Limits how much of the URL is echoed to the length of a report number. */
const NUMBER_LENGTH_MAX = 40;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * The address that the nearest proxy or the server itself saw; earlier entries come from the sender
 * and may be forged.
 */
const networkAddress = async () =>
  (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';

function resultOf(
  verified: Verified,
  messages: VerifyMessages,
  language: Language,
): Omit<VerifyResult, 'number'> {
  if (verified.state === 'unknown') return { state: 'unknown', ...messages.unknown, file: null };
  if (verified.state === 'too_many') {
    return {
      state: 'unknown',
      title: messages.too_many.title,
      text: fill(messages.too_many.text, { count: Math.ceil(verified.retryAfterSeconds / 60) }),
      file: null,
    };
  }
  const { state, documentId, insurer: client, createTime, revokeTime, timeZone, sha256 } = verified;
  const { dayOf } = formatsOf(language, timeZone);
  const values = { client, when: dayOf(createTime), revoked: revokeTime ? dayOf(revokeTime) : '' };
  return {
    state,
    title: fill(messages[state].title, values),
    text: fill(messages[state].text, values),
    file: { documentId, sha256 },
  };
}
