import type { Tag } from '../operation';

/** The groups of the reference, in the order of a claim's life. */
export const TAGS = {
  Claims: 'Claims, called client references. Everything else belongs to a claim.',
  Appraisals:
    'The cart of a claim: each appraisal pairs a claimed product with a replacement product and its replacement cost value (RCV).',
  Attachments:
    'Photos and receipts. They belong to the item (`row_id`), so appraisals of the same item share them.',
  Inventory:
    'Household inventories as CSV or XLSX: preview, commit, undo; and the items of a claim.',
  Forensics: "Forensics results of the photos of a cart, and the handler's decisions.",
  Status: 'The status of an appraisal; enabled per client.',
  ACV: 'Actual cash value: RCV minus depreciation, for the line (including quantity).',
  Rules: 'Depreciation rules of the client: drafts, published versions and previews.',
  Reports: 'PDF reports of one appraisal, several or the whole claim.',
  Portal: 'Sending the cart to the policyholder, and the answers.',
  Policyholder: "The policyholder's operations, by portal token.",
  Lookups: 'Products and prices, to choose a replacement.',
  Catalogue: 'Price feeds of products and offers, for clients that manage the catalogue.',
  Events: 'The audit trail.',
  Webhooks: 'Endpoints for signed events (Standard Webhooks).',
  Keys: 'API keys and the log of the requests made with them.',
  Administration: 'People, statuses and settings of a client, for its administrators.',
  Service: 'The caller, code lists and the health of the service.',
} as const satisfies Record<Tag, string>;
