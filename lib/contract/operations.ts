import { decideAcv, deleteAcv, readAcv, setAcv } from './acv';
import {
  createApiKey,
  listApiKeys,
  readApiKey,
  revokeApiKey,
  rotateApiKey,
  updateApiKey,
} from './api-keys';
import { createAppraisal, deleteAppraisal, readAppraisal, updateAppraisal } from './appraisals';
import { listAppraisals } from './cart';
import { changeAppraisals } from './change-appraisals';
import { changeClaimedItems } from './change-items';
import { listAppraisalStatuses, updateAppraisalStatus } from './appraisal-statuses';
import {
  deleteAttachment,
  listAttachments,
  readAttachment,
  uploadAttachments,
} from './attachments';
import { exportAuditTrail } from './audit-export';
import { listCategories } from './categories';
import { readAcvSettings, readClaimTotals, updateAcvSettings } from './claim-totals';
import {
  deleteItemAttachment,
  listItemAttachments,
  moveItemAttachment,
  readItemAttachment,
  uploadItemAttachments,
} from './claimed-item-attachments';
import {
  createClaimedItem,
  createClaimedItems,
  deleteClaimedItem,
  deleteClaimedItems,
  listClaimedItems,
  updateClaimedItem,
} from './claimed-items';
import { listClaimHandlers, setClaimOwner } from './claim-owner';
import {
  createClientReference,
  listClientReferences,
  readClientReference,
  updateClientReference,
} from './claims';
import { listConditions } from './conditions';
import { listClaimEvents, listClientEvents } from './events';
import { analyzeAttachment, getForensicsResults } from './forensics';
import {
  clearForensicsVerdict,
  keepForensicsFlag,
  restoreForensicsVerdict,
} from './forensics-review';
import { clearItemReasons, restoreItemReasons } from './item-reasons';
import { previewInventory, readInventory } from './inventory';
import { commitInventory } from './inventory-commit';
import { correctInventory } from './inventory-correct';
import { undoInventory } from './inventory-undo';
import { matchClaimedItems } from './item-matches';
import { productSearch, searchSuggestion } from './lookups';
import { priceHistory, prices } from './price-lookups';
import { changePortalAccess, makePortalAccess, readPortalAccess, sendToPortal } from './portal';
import { listReceipts } from './receipts';
import { listPortalAnswers } from './portal-answers';
import { decidePortalCorrection } from './portal-decision';
import { reopenPortal, requestNewLink } from './portal-again';
import {
  answerPortalItem,
  commentPortal,
  openPortal,
  readPortal,
  submitPortal,
  withdrawPortalAnswer,
} from './portal-customer';
import { addPortalPhotos, readPortalPhoto } from './portal-photos';
import {
  createPriceImport,
  discardPriceImport,
  listPriceImportErrors,
  listPriceImports,
  readPriceImport,
} from './price-imports';
import { previewRuleSet, publishRuleSet } from './publish-rules';
import {
  createAppraisalReport,
  createClaimReport,
  listReports,
  readReportJob,
  revokeReport,
} from './reports';
import { listRequests } from './request-log';
import {
  createRuleSet,
  deleteRuleSet,
  listRuleSets,
  listRuleSetTemplates,
  readRuleSet,
  updateRuleSet,
} from './rule-sets';
import { tryRuleSet } from './try-rules';
import { inviteUser, listInvitations, renewInvitation, revokeInvitation } from './invitations';
import { previewFlagThreshold, readClientSettings, updateClientSettings } from './client-settings';
import { readCategorySettings, updateCategorySettings } from './category-settings';
import { readStatusSettings, updateStatusSettings } from './status-settings';
import { createResetLink, listUsers, updateUser } from './users';
import { exportClaimLines } from './lines-export';
import { health, readSession } from './session';
import {
  listWebhookDeliveries,
  readWebhookDelivery,
  redeliverWebhook,
  testWebhookEndpoint,
} from './webhook-deliveries';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  readWebhookEndpoint,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhooks';

/** Every operation, in the order of the reference. */
export const operations = [
  createClientReference,
  listClientReferences,
  readClientReference,
  updateClientReference,
  setClaimOwner,
  listClaimHandlers,
  createAppraisal,
  listAppraisals,
  readAppraisal,
  updateAppraisal,
  changeAppraisals,
  deleteAppraisal,
  uploadAttachments,
  listAttachments,
  readAttachment,
  deleteAttachment,
  previewInventory,
  readInventory,
  correctInventory,
  commitInventory,
  undoInventory,
  createClaimedItem,
  createClaimedItems,
  listClaimedItems,
  matchClaimedItems,
  updateClaimedItem,
  changeClaimedItems,
  deleteClaimedItem,
  deleteClaimedItems,
  uploadItemAttachments,
  listItemAttachments,
  readItemAttachment,
  listReceipts,
  moveItemAttachment,
  deleteItemAttachment,
  createAppraisalReport,
  createClaimReport,
  listReports,
  readReportJob,
  revokeReport,
  getForensicsResults,
  keepForensicsFlag,
  clearForensicsVerdict,
  restoreForensicsVerdict,
  clearItemReasons,
  restoreItemReasons,
  analyzeAttachment,
  updateAppraisalStatus,
  listAppraisalStatuses,
  listConditions,
  setAcv,
  readAcv,
  decideAcv,
  deleteAcv,
  readClaimTotals,
  exportClaimLines,
  readAcvSettings,
  updateAcvSettings,
  listRuleSetTemplates,
  createRuleSet,
  listRuleSets,
  readRuleSet,
  updateRuleSet,
  tryRuleSet,
  previewRuleSet,
  publishRuleSet,
  deleteRuleSet,
  sendToPortal,
  readPortalAccess,
  makePortalAccess,
  changePortalAccess,
  listPortalAnswers,
  decidePortalCorrection,
  readPortal,
  openPortal,
  answerPortalItem,
  withdrawPortalAnswer,
  commentPortal,
  addPortalPhotos,
  readPortalPhoto,
  submitPortal,
  reopenPortal,
  requestNewLink,
  searchSuggestion,
  productSearch,
  prices,
  priceHistory,
  listCategories,
  listClaimEvents,
  createApiKey,
  listApiKeys,
  readApiKey,
  updateApiKey,
  rotateApiKey,
  revokeApiKey,
  listClientEvents,
  exportAuditTrail,
  listRequests,
  createWebhookEndpoint,
  listWebhookEndpoints,
  readWebhookEndpoint,
  updateWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  listWebhookDeliveries,
  readWebhookDelivery,
  redeliverWebhook,
  createPriceImport,
  listPriceImports,
  readPriceImport,
  listPriceImportErrors,
  discardPriceImport,
  listUsers,
  updateUser,
  createResetLink,
  inviteUser,
  listInvitations,
  renewInvitation,
  revokeInvitation,
  readClientSettings,
  updateClientSettings,
  previewFlagThreshold,
  readStatusSettings,
  updateStatusSettings,
  readCategorySettings,
  updateCategorySettings,
  readSession,
  health,
] as const;

type Known = (typeof operations)[number];

/**
 * 'POST /client_reference' → its operation, so that a client can be typed without loading the
 * schemas.
 */
export type Api = { [O in Known as `${O['method']} ${O['path']}`]: O };
