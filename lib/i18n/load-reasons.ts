import type { Language } from '@/lib/shared/languages';
import type { ReasonTranslator } from './reason-messages';
import type {
  AccessReasons,
  ClaimReasons,
  FeedReasons,
  FieldReasons,
  ReasonMessages,
  UploadReasons,
  WarningReasons,
} from './reason-types';

type Parts = [
  Promise<{ fieldReasons: FieldReasons }>,
  Promise<{ claimReasons: ClaimReasons }>,
  Promise<{ accessReasons: AccessReasons }>,
  Promise<{ uploadReasons: UploadReasons }>,
  Promise<{ feedReasons: FeedReasons }>,
  Promise<{ warningReasons: WarningReasons }>,
];

async function together(...parts: Parts): Promise<ReasonMessages> {
  const [
    { fieldReasons },
    { claimReasons },
    { accessReasons },
    { uploadReasons },
    { feedReasons },
    { warningReasons },
  ] = await Promise.all(parts);
  return {
    field: fieldReasons,
    claim: claimReasons,
    access: accessReasons,
    upload: uploadReasons,
    feed: feedReasons,
    warning: warningReasons,
  };
}

/** The English messages are the service's templates. */
async function english(): Promise<ReasonMessages> {
  const [field, claim, access, upload, feed, warning] = await Promise.all([
    import('@/lib/shared/reasons/field-reasons'),
    import('@/lib/shared/reasons/claim-reasons'),
    import('@/lib/shared/reasons/access-reasons'),
    import('@/lib/shared/reasons/upload-reasons'),
    import('@/lib/shared/reasons/feed-reasons'),
    import('@/lib/shared/reasons/warning-reasons'),
  ]);
  return {
    field: field.FIELD_REASONS,
    claim: claim.CLAIM_REASONS,
    access: access.ACCESS_REASONS,
    upload: upload.UPLOAD_REASONS,
    feed: feed.FEED_REASONS,
    warning: warning.WARNING_REASONS,
  };
}

const MESSAGES: Readonly<Record<Language, () => Promise<ReasonMessages>>> = {
  en: english,
  da: () =>
    together(
      import('./da/reasons/field-reasons'),
      import('./da/reasons/claim-reasons'),
      import('./da/reasons/access-reasons'),
      import('./da/reasons/upload-reasons'),
      import('./da/reasons/feed-reasons'),
      import('./da/reasons/warning-reasons'),
    ),
  sv: () =>
    together(
      import('./sv/reasons/field-reasons'),
      import('./sv/reasons/claim-reasons'),
      import('./sv/reasons/access-reasons'),
      import('./sv/reasons/upload-reasons'),
      import('./sv/reasons/feed-reasons'),
      import('./sv/reasons/warning-reasons'),
    ),
  nb: () =>
    together(
      import('./nb/reasons/field-reasons'),
      import('./nb/reasons/claim-reasons'),
      import('./nb/reasons/access-reasons'),
      import('./nb/reasons/upload-reasons'),
      import('./nb/reasons/feed-reasons'),
      import('./nb/reasons/warning-reasons'),
    ),
  de: () =>
    together(
      import('./de/reasons/field-reasons'),
      import('./de/reasons/claim-reasons'),
      import('./de/reasons/access-reasons'),
      import('./de/reasons/upload-reasons'),
      import('./de/reasons/feed-reasons'),
      import('./de/reasons/warning-reasons'),
    ),
  fi: () =>
    together(
      import('./fi/reasons/field-reasons'),
      import('./fi/reasons/claim-reasons'),
      import('./fi/reasons/access-reasons'),
      import('./fi/reasons/upload-reasons'),
      import('./fi/reasons/feed-reasons'),
      import('./fi/reasons/warning-reasons'),
    ),
};

/** The messages for every reason in one language. */
export const loadReasons = (language: Language): Promise<ReasonMessages> => MESSAGES[language]();

/** Loaded when the first error is shown, so that pages without errors do not load it. */
export async function loadReasonTranslator(language: Language): Promise<ReasonTranslator> {
  const [{ reasonTranslatorOf }, messages] = await Promise.all([
    import('./reason-messages'),
    loadReasons(language),
  ]);
  return reasonTranslatorOf(messages, language);
}
