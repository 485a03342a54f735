import { apiKeys } from './de/api-keys';
import { audit } from './de/audit';
import { cart } from './de/cart';
import { claimFacts } from './de/claim-facts';
import { claimOwner } from './de/claim-owner';
import { clientSettings } from './de/client-settings';
import { commands } from './de/commands';
import { desk } from './de/desk';
import { inspector } from './de/inspector';
import { inventory } from './de/inventory';
import { inventoryDraft } from './de/inventory-draft';
import { invitation } from './de/invitation';
import { newItem } from './de/new-item';
import { priceImports } from './de/price-imports';
import { requestLog } from './de/request-log';
import { rules } from './de/rules';
import { sending } from './de/sending';
import { settings } from './de/settings';
import { categories } from './de/categories';
import { sheet } from './de/sheet';
import { statuses } from './de/statuses';
import { timeline } from './de/timeline';
import { together } from './de/together';
import { users } from './de/users';
import { verify } from './de/verify';
import { webhooks } from './de/webhooks';
import { workbench } from './de/workbench';
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
