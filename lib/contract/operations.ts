import { decideAcv, deleteAcv, readAcv, setAcv } from './acv';
import { createApiKey, listApiKeys, readApiKey, revokeApiKey, rotateApiKey, updateApiKey } from './api-keys';
import {
  createAppraisal, deleteAppraisal, listAppraisals, listAppraisalStatuses, readAppraisal, updateAppraisal, updateAppraisalStatus,
} from './appraisals';
import { deleteAttachment, listAttachments, readAttachment, uploadAttachments } from './attachments';
import { listCategories } from './categories';
import { readAcvSettings, readClaimTotals, updateAcvSettings } from './claim-totals';
import { listClaimedItems, updateClaimedItem } from './claimed-items';
import { createClientReference, listClientReferences, readClientReference } from './claims';
import { listConditions } from './conditions';
import { listClaimEvents, listClientEvents } from './events';
import { analyzeAttachment, clearForensicsVerdict, getForensicsResults, restoreForensicsVerdict } from './forensics';
import { commitInventory, previewInventory, readInventory, undoInventory } from './inventory';
import { priceHistory, prices, productSearch, searchSuggestion } from './lookups';
import { changePortalAccess, listPortalAnswers, makePortalAccess, readPortalAccess, sendToPortal } from './portal';
import { addPortalPhotos, answerPortalItem, openPortal, readPortal, readPortalPhoto, submitPortal, withdrawPortalAnswer } from './portal-customer';
import { createPriceImport, discardPriceImport, listPriceImportErrors, listPriceImports, readPriceImport } from './price-imports';
import { previewRuleSet, publishRuleSet } from './publish-rules';
import { createAppraisalReport, createClaimReport } from './reports';
import { listRequests } from './request-log';
import { createRuleSet, deleteRuleSet, listRuleSets, listRuleSetTemplates, readRuleSet, tryRuleSet, updateRuleSet } from './rule-sets';
import { health, readSession } from './session';
import { listWebhookDeliveries, readWebhookDelivery, redeliverWebhook, testWebhookEndpoint } from './webhook-deliveries';
import {
  createWebhookEndpoint, deleteWebhookEndpoint, listWebhookEndpoints, readWebhookEndpoint, rotateWebhookSecret, updateWebhookEndpoint,
} from './webhooks';

/** Every operation, in the order in which the reference lists them. */
export const operations = [
  createClientReference, listClientReferences, readClientReference,
  createAppraisal, listAppraisals, readAppraisal, updateAppraisal, deleteAppraisal,
  uploadAttachments, listAttachments, readAttachment, deleteAttachment,
  previewInventory, readInventory, commitInventory, undoInventory, listClaimedItems, updateClaimedItem,
  createAppraisalReport, createClaimReport,
  getForensicsResults, clearForensicsVerdict, restoreForensicsVerdict, analyzeAttachment,
  updateAppraisalStatus, listAppraisalStatuses, listConditions,
  setAcv, readAcv, decideAcv, deleteAcv, readClaimTotals, readAcvSettings, updateAcvSettings,
  listRuleSetTemplates, createRuleSet, listRuleSets, readRuleSet, updateRuleSet, tryRuleSet, previewRuleSet, publishRuleSet, deleteRuleSet,
  sendToPortal, readPortalAccess, makePortalAccess, changePortalAccess, listPortalAnswers,
  readPortal, openPortal, answerPortalItem, withdrawPortalAnswer, addPortalPhotos, readPortalPhoto, submitPortal,
  searchSuggestion, productSearch, prices, priceHistory, listCategories,
  listClaimEvents,
  createApiKey, listApiKeys, readApiKey, updateApiKey, rotateApiKey, revokeApiKey,
  listClientEvents, listRequests,
  createWebhookEndpoint, listWebhookEndpoints, readWebhookEndpoint, updateWebhookEndpoint, deleteWebhookEndpoint,
  rotateWebhookSecret, testWebhookEndpoint, listWebhookDeliveries, readWebhookDelivery, redeliverWebhook,
  createPriceImport, listPriceImports, readPriceImport, listPriceImportErrors, discardPriceImport,
  readSession, health,
] as const;

type Known = (typeof operations)[number];

/** 'POST /client_reference' → its operation, so that a client can be typed without loading a schema. */
export type Api = { [O in Known as `${O['method']} ${O['path']}`]: O };
