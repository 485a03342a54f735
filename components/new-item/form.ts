import type { ItemDraft } from '@/lib/client/items/item-draft';
import type { ChangeDraft } from '@/lib/client/items/use-item-draft';
import type { Market } from '@/lib/client/items/lookups';

/** Props of every part of the form. */
export interface FormPart {
  readonly draft: ItemDraft;
  readonly change: ChangeDraft;
  readonly market: Market;
  /** The error of each field, by the service's name for the field. */
  readonly errors: Readonly<Record<string, string>>;
}
