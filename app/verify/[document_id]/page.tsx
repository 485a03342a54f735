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

/** Public: whoever holds a report may ask whether it is ours and still stands. */
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

/** No more of an address is shown than a number is long. */
const NUMBER_LENGTH_MAX = 40;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** What the nearest proxy saw, or the server itself: entries before the last are the sender's word. */
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
