import { apiKeys } from './fi/api-keys';
import { audit } from './fi/audit';
import { cart } from './fi/cart';
import { claimFacts } from './fi/claim-facts';
import { claimOwner } from './fi/claim-owner';
import { clientSettings } from './fi/client-settings';
import { commands } from './fi/commands';
import { desk } from './fi/desk';
import { inspector } from './fi/inspector';
import { inventory } from './fi/inventory';
import { inventoryDraft } from './fi/inventory-draft';
import { invitation } from './fi/invitation';
import { newItem } from './fi/new-item';
import { priceImports } from './fi/price-imports';
import { requestLog } from './fi/request-log';
import { rules } from './fi/rules';
import { sending } from './fi/sending';
import { settings } from './fi/settings';
import { categories } from './fi/categories';
import { sheet } from './fi/sheet';
import { statuses } from './fi/statuses';
import { timeline } from './fi/timeline';
import { together } from './fi/together';
import { users } from './fi/users';
import { verify } from './fi/verify';
import { webhooks } from './fi/webhooks';
import { workbench } from './fi/workbench';
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
