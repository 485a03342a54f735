import { apiKeys } from './sv/api-keys';
import { audit } from './sv/audit';
import { cart } from './sv/cart';
import { claimFacts } from './sv/claim-facts';
import { claimOwner } from './sv/claim-owner';
import { clientSettings } from './sv/client-settings';
import { commands } from './sv/commands';
import { desk } from './sv/desk';
import { inspector } from './sv/inspector';
import { inventory } from './sv/inventory';
import { inventoryDraft } from './sv/inventory-draft';
import { invitation } from './sv/invitation';
import { newItem } from './sv/new-item';
import { priceImports } from './sv/price-imports';
import { requestLog } from './sv/request-log';
import { rules } from './sv/rules';
import { sending } from './sv/sending';
import { settings } from './sv/settings';
import { categories } from './sv/categories';
import { sheet } from './sv/sheet';
import { statuses } from './sv/statuses';
import { timeline } from './sv/timeline';
import { together } from './sv/together';
import { users } from './sv/users';
import { verify } from './sv/verify';
import { webhooks } from './sv/webhooks';
import { workbench } from './sv/workbench';
import type { DeskMessages as Messages, SettingsMessages } from './en';

export const deskMessages: Messages = {
  ...desk,
  cart,
  claimFacts,
  claimOwner,
  commands,
  inspector,
  inventory,
  newItem,
  sending,
  timeline,
  together,
  workbench,
};

export const settingsMessages: SettingsMessages = {
  settings,
  rules,
  priceImports,
  apiKeys,
  webhooks,
  requestLog,
  audit,
  users,
  statuses,
  categories,
  clientSettings,
  invitation,
  verify,
};

export const inventoryMessages = inventoryDraft;

export const sheetMessages = sheet;
