import type { Tag } from '../operation';

/** The groups of the reference, in the order in which a claim meets them. */
export const TAGS = {
  Claims: 'Client references: a claim is what everything else belongs to.',
  Appraisals:
    'The cart of a claim: each appraisal pairs a claimed product with a replacement product and its replacement cost value (RCV).',
  Attachments:
    'Photos and receipts. They belong to the claimed item (`row_id`), so appraisals of the same item share them.',
  Inventory:
    'Household inventories as CSV or XLSX: preview, commit, undo; and the claimed items that came of them.',
  Forensics:
    'What the image forensics found in the photos of a cart, and what a claim handler decided about it.',
  Status: 'Where an appraisal stands. A feature that is switched on per client.',
  ACV: 'Actual cash value: RCV minus depreciation, always of the whole line (quantity included).',
  Rules:
    'Depreciation rules of the client: drafts, published versions, and what they would change.',
  Reports: 'PDF reports of one appraisal, several or the whole claim.',
  Portal: 'Sending the cart to the policyholder.',
  Policyholder: "The policyholder's own side of the portal, by portal token.",
  Lookups: 'Products and prices to choose a replacement from.',
  Catalogue:
    'Where products and prices come from: imports of price feeds, for clients that manage the catalogue.',
  Events: 'What happened to a claim, in order.',
  Webhooks: 'Endpoints that are told what happens, signed by the Standard Webhooks scheme.',
  Keys: 'API keys and the log of the requests made with them.',
  Administration: 'The people, the statuses and the settings of a client, for its administrators.',
  Service: 'The caller itself, code lists, and whether the service is up.',
} as const satisfies Record<Tag, string>;
