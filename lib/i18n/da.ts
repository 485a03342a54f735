import { apiKeys } from './da/api-keys';
import { audit } from './da/audit';
import { cart } from './da/cart';
import { claimFacts } from './da/claim-facts';
import { claimOwner } from './da/claim-owner';
import { clientSettings } from './da/client-settings';
import { commands } from './da/commands';
import { desk } from './da/desk';
import { inspector } from './da/inspector';
import { inventory } from './da/inventory';
import { inventoryDraft } from './da/inventory-draft';
import { invitation } from './da/invitation';
import { newItem } from './da/new-item';
import { priceImports } from './da/price-imports';
import { requestLog } from './da/request-log';
import { rules } from './da/rules';
import { sending } from './da/sending';
import { settings } from './da/settings';
import { categories } from './da/categories';
import { sheet } from './da/sheet';
import { statuses } from './da/statuses';
import { timeline } from './da/timeline';
import { together } from './da/together';
import { users } from './da/users';
import { verify } from './da/verify';
import { webhooks } from './da/webhooks';
import { workbench } from './da/workbench';
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
