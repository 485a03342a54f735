import type { ACCESS_REASONS } from '@/lib/shared/reasons/access-reasons';
import type { CLAIM_REASONS } from '@/lib/shared/reasons/claim-reasons';
import type { FEED_REASONS } from '@/lib/shared/reasons/feed-reasons';
import type { FIELD_REASONS } from '@/lib/shared/reasons/field-reasons';
import type { UPLOAD_REASONS } from '@/lib/shared/reasons/upload-reasons';
import type { WARNING_REASONS } from '@/lib/shared/reasons/warning-reasons';

/** A message for each reason of a table, with the placeholders of its English template. */
type MessagesFor<Table> = Readonly<Record<keyof Table, string>>;

export type FieldReasons = MessagesFor<typeof FIELD_REASONS>;
export type ClaimReasons = MessagesFor<typeof CLAIM_REASONS>;
export type AccessReasons = MessagesFor<typeof ACCESS_REASONS>;
export type UploadReasons = MessagesFor<typeof UPLOAD_REASONS>;
export type FeedReasons = MessagesFor<typeof FEED_REASONS>;
export type WarningReasons = MessagesFor<typeof WARNING_REASONS>;

/** All reasons in one language. */
export interface ReasonMessages {
  readonly field: FieldReasons;
  readonly claim: ClaimReasons;
  readonly access: AccessReasons;
  readonly upload: UploadReasons;
  readonly feed: FeedReasons;
  readonly warning: WarningReasons;
}
