import { z } from 'zod';
import {
  appraisalPath, callerBody, callerQuery, claimPath, date, dateTime, httpUrl, id, idIn, instant, metadata, money, moneyIn, none, page, required, text,
} from './fields';
import { forensicsStatus } from './forensics';
import { operation } from './operation';

const integerLike = idIn;

/** Fields that may be given when an appraisal is made and changed later; only cpid is fixed. */
const changeable = {
  homepage_client_category_id: integerLike.nullish(),
  selected_client_category_id: integerLike.nullish(),
  item_quantity: z.int().min(1).max(1_000_000).nullish(),
  is_price_per_item: z.boolean().nullish(),
  rp_name_cart: text(512).nullish(),
  cp_name_cart: text(512).nullish(),
  offer_id: text(128).nullish(),
  shop_name: text(255).nullish(),
  shop_url: httpUrl.nullish(),
  replacement_cost_value: moneyIn.nullish(),
  rp_price_date: dateTime.nullish(),
  date_purchase: date.nullish(),
  comment: text(10_000).nullish(),
  appraisal_condition: z.int().min(0).max(5).nullish(),
};

export const createAppraisal = operation({
  id: 'createAppraisal',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal',
  summary: 'Add an appraisal to a claim',
  location: 'AP',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    client_reference_id: idIn.optional(),
    cpid: required(64),
    rpid: required(64),
    row_id: idIn.nullish(),
    ...changeable,
  }),
  reply: z.object({ appraisal_id: id }),
});

export const attachmentDetails = z
  .object({
    name: z.string(),
    url: z.string(),
    type: z.string(),
    size: z.int(),
    sha256: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    forensics_status: forensicsStatus.nullable(),
  })
  .meta({ id: 'AttachmentDetails' });

export const appraisal = z
  .object({
    appraisal_id: id,
    client_reference_id: id,
    row_id: id,
    cpid: z.string(),
    rpid: z.string(),
    cp_name_cart: z.string(),
    rp_name_cart: z.string(),
    homepage_client_category_id: z.int().nullable(),
    selected_client_category_id: z.int().nullable(),
    item_quantity: z.int(),
    is_price_per_item: z.boolean(),
    offer_id: z.string().nullable(),
    shop_name: z.string().nullable(),
    shop_url: z.string().nullable(),
    replacement_cost_value: money.nullable(),
    rp_price_date: z.string().nullable(),
    /** Of the line: quantity included. The RCV's line total minus depreciation; equal to it when nothing was calculated. */
    actual_cash_value: money.nullable(),
    total_replacement_cost_value: money.nullable(),
    depreciation: money.nullable(),
    currency: z.string(),
    date_purchase: z.string().nullable(),
    comment: z.string(),
    appraisal_condition: z.int(),
    appraisal_status_id: z.int(),
    appraisal_status: z.string(),
    attachments: z.array(z.string()),
    attachment_details: z.array(attachmentDetails),
    create_time: instant,
    update_time: instant,
  })
  .meta({ id: 'Appraisal' });

export type Appraisal = z.infer<typeof appraisal>;

export const totals = z
  .object({ replacement_cost_value: money, depreciation: money, actual_cash_value: money, appraisal_count: z.int(), currency: z.string() })
  .meta({ id: 'CartTotals' });

export type CartTotals = z.infer<typeof totals>;

export const listAppraisals = operation({
  id: 'listAppraisals',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal',
  summary: 'The cart: the appraisals of a claim',
  location: 'AP',
  access: 'read',
  versioned: true,
  params: claimPath,
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ appraisals: z.array(appraisal), metadata: metadata.extend({ totals }) }),
});

export const readAppraisal = operation({
  id: 'readAppraisal',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}',
  summary: 'Read an appraisal',
  location: 'AP',
  access: 'read',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: appraisal,
});

export const updateAppraisal = operation({
  id: 'updateAppraisal',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}',
  summary: 'Change an appraisal; fields that are left out stay as they are',
  location: 'AP',
  access: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z.object({ ...callerBody, rpid: required(64).optional(), ...changeable }),
  reply: appraisal,
});

export const deleteAppraisal = operation({
  id: 'deleteAppraisal',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}',
  summary: 'Remove an appraisal from the cart',
  location: 'AP',
  access: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: none,
});

export const updateAppraisalStatus = operation({
  id: 'updateAppraisalStatus',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/appraisal_status',
  summary: 'Set the status of an appraisal',
  location: 'AP',
  access: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z.object({ ...callerBody, appraisal_status_id: integerLike }),
  reply: z.object({}),
});

export const listAppraisalStatuses = operation({
  id: 'listAppraisalStatuses',
  method: 'GET',
  path: '/appraisal_statuses',
  summary: 'The appraisal statuses of the client',
  location: 'AP',
  access: 'read',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: z.object({ enabled: z.boolean(), appraisal_statuses: z.array(z.object({ id: z.int(), name: z.string() })) }),
});

export const listConditions = operation({
  id: 'listConditions',
  method: 'GET',
  path: '/conditions',
  summary: 'The condition codes of items and appraisals',
  location: '00',
  access: 'read',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: z.object({ conditions: z.array(z.object({ id: z.int(), name: z.string() })) }),
});
