import { acv } from './chapters/acv';
import { rules } from './chapters/rules';
import { administration } from './chapters/administration';
import { appraisals } from './chapters/appraisals';
import { statuses } from './chapters/statuses';
import { categories } from './chapters/categories';
import { claims } from './chapters/claims';
import { forensics } from './chapters/forensics';
import { attachments } from './chapters/attachments';
import { events, keys } from './chapters/keys';
import { imports } from './chapters/imports';
import { inventory } from './chapters/inventory';
import { itemsWithoutProduct } from './chapters/items-without-product';
import { lookups } from './chapters/lookups';
import { portal } from './chapters/portal';
import { policyholder } from './chapters/policyholder';
import { reports, service } from './chapters/service';
import { webhooks } from './chapters/webhooks';
import type { Chapter } from './sample';

/** In the order in which they run: each may use variables that earlier ones captured. */
export const chapters: readonly Chapter[] = [
  claims,
  appraisals,
  attachments,
  inventory,
  forensics,
  statuses,
  itemsWithoutProduct,
  lookups,
  imports,
  rules,
  acv,
  reports,
  portal,
  policyholder,
  webhooks,
  events,
  keys,
  administration,
  categories,
  service,
];
