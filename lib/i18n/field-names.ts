import type { Messages, SettingsMessages } from './messages';

type Names = Readonly<Record<string, string>>;

/** Labels of request fields in the forms of claims. */
const namesOfClaims = ({
  cart,
  claims,
  newClaim,
  newItem,
  sending,
  together,
}: Messages): Names => ({
  ...together.fields,
  appraisal_status_id: together.fields.appraisal_status,
  client_category: together.fields.selected_client_category_id,
  client_category_id: together.fields.selected_client_category_id,
  client_reference: newClaim.reference,
  condition: newItem.fields.condition,
  cpid: cart.columns.item,
  description: sending.fields.description,
  homepage_client_category_id: together.fields.selected_client_category_id,
  mail_to: sending.mail.label,
  message: sending.message,
  offer_id: cart.price.offerId,
  policyholder_email: sending.mail.label,
  quantity: newItem.fields.quantity,
  reason: cart.acv.reason,
  receipt: newItem.fields.receipt,
  row_id: newItem.fields.row,
  rpid: cart.price.replacement,
  user_id: claims.owner,
});

const namesOfRules = ({ form, publish }: SettingsMessages['rules']): Names => ({
  assumed_age_months: form.assumedAge,
  below: form.below,
  bought_used_extra_percent: form.used,
  category_limit: form.categoryLimit,
  client_category_ids: form.categories,
  condition_percents: form.countsCondition,
  effective_from: publish.effective,
  floor_percent: form.floor,
  free_years: form.freeYears,
  item_deductible: form.itemDeductible,
  item_limit: form.itemLimit,
  maximum_percent: form.maximum,
  method: form.method,
  no_receipt_extra_years: form.noReceipt,
  percent_per_year: form.rate,
  remaining_percent: form.flat,
  remaining_percents: form.table,
  tiers: form.tiers,
  unit: form.unit,
  useful_life_years: form.life,
});

/** Labels of request fields in the settings. */
const namesOfSettings = (settings: SettingsMessages): Names => {
  const { apiKeys, categories, clientSettings, priceImports, requestLog, rules, users, webhooks } =
    settings;
  return {
    ...namesOfRules(rules),
    actor: requestLog.caller,
    category_id: categories.words,
    parent_id: categories.group,
    valued_as_id: categories.valuedAs,
    acv_decided_by: clientSettings.approval.decidedBy,
    acv_override_limit: clientSettings.approval.title,
    currency: clientSettings.identity.currency,
    description: webhooks.form.description,
    email: users.form.email,
    event_types: webhooks.form.events,
    expire_time: apiKeys.form.expires,
    expires_in_days: apiKeys.form.expires,
    file: priceImports.form.file,
    flag_threshold: clientSettings.forensics.threshold,
    grace_hours: apiKeys.rotation.grace,
    language: clientSettings.identity.language,
    market_value: rules.tryOut.market,
    name: apiKeys.form.name,
    no_purchase_date: clientSettings.noPurchaseDate.title,
    override_limit: clientSettings.approval.title,
    path_prefix: requestLog.path,
    report_retention_days: clientSettings.retention.reports,
    request_log_days: clientSettings.retention.log,
    role: users.form.role,
    rule_set_id: rules.create.start,
    scopes: apiKeys.form.scopes,
    since: requestLog.since,
    status: requestLog.status,
    template: rules.create.start,
    until: requestLog.until,
    url: webhooks.form.url,
  };
};

/**
 * The label of a request field in the forms; `settings` if the page has loaded those messages. Null
 * if no form has the field.
 */
export function fieldNamesOf(
  messages: Messages,
  settings: SettingsMessages | null,
): (field: string) => string | null {
  const names = { ...namesOfClaims(messages), ...(settings && namesOfSettings(settings)) };
  return (field) => {
    const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field;
    return Object.hasOwn(names, last) ? (names[last] ?? null) : null;
  };
}
