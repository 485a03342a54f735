import { apiKeys } from './nb/api-keys';
import { audit } from './nb/audit';
import { cart } from './nb/cart';
import { claimFacts } from './nb/claim-facts';
import { claimOwner } from './nb/claim-owner';
import { clientSettings } from './nb/client-settings';
import { commands } from './nb/commands';
import { desk } from './nb/desk';
import { inspector } from './nb/inspector';
import { inventory } from './nb/inventory';
import { inventoryDraft } from './nb/inventory-draft';
import { invitation } from './nb/invitation';
import { newItem } from './nb/new-item';
import { priceImports } from './nb/price-imports';
import { requestLog } from './nb/request-log';
import { rules } from './nb/rules';
import { sending } from './nb/sending';
import { settings } from './nb/settings';
import { categories } from './nb/categories';
import { sheet } from './nb/sheet';
import { statuses } from './nb/statuses';
import { timeline } from './nb/timeline';
import { together } from './nb/together';
import { users } from './nb/users';
import { verify } from './nb/verify';
import { webhooks } from './nb/webhooks';
import { workbench } from './nb/workbench';
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
