import { apiKeys } from './en/api-keys';
import { audit } from './en/audit';
import { cart } from './en/cart';
import { claimFacts } from './en/claim-facts';
import { claimOwner } from './en/claim-owner';
import { clientSettings } from './en/client-settings';
import { commands } from './en/commands';
import { desk } from './en/desk';
import { inspector } from './en/inspector';
import { inventory } from './en/inventory';
import { inventoryDraft } from './en/inventory-draft';
import { invitation } from './en/invitation';
import { newItem } from './en/new-item';
import { priceImports } from './en/price-imports';
import { requestLog } from './en/request-log';
import { rules } from './en/rules';
import { sending } from './en/sending';
import { settings } from './en/settings';
import { categories } from './en/categories';
import { sheet } from './en/sheet';
import { statuses } from './en/statuses';
import { timeline } from './en/timeline';
import { together } from './en/together';
import { users } from './en/users';
import { verify } from './en/verify';
import { webhooks } from './en/webhooks';
import { workbench } from './en/workbench';

/** The type of the messages in every other language. */
export type DeskMessages = typeof deskMessages;
export type SettingsMessages = typeof settingsMessages;

/** All texts of the desk except those of the settings. */
export const deskMessages = {
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

/** The texts of the settings, separate so that other pages do not load them. */
export const settingsMessages = {
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

/** The texts of an inventory's draft, which only its page loads. */
export const inventoryMessages = inventoryDraft;

/** The texts of the sheet, which only its page loads. */ export const sheetMessages = sheet;
