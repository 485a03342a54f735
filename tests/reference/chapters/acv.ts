import type { Chapter } from '../sample';

const NOWHERE = { client_reference_id: '999999999' };
const NOTHING = { appraisal_id: '999999999' };
const NO_INTEGER = { client_reference_id: 'first' };
const NO_RULE_SET = { rule_set_id: '999999999' };
const NO_ID = { rule_set_id: 'first' };
const PHONE = { replacement_cost_value: 1684.99, date_purchase: '2022-06-15', date_damage: '2024-05-07' };
const A_RULE = { name: 'Everything', method: { kind: 'rate', unit: 'commenced_year', free_years: 1, percent_per_year: 20 }, maximum_percent: 80 };

export const rules: Chapter = {
  title: 'Depreciation rules',
  about: 'A client\'s rules are versions: a draft is made from a published table, changed, tried out, looked at for what it would change, and published. Calculations keep the version that they were made by.',
  samples: [
    { operation: 'listRuleSetTemplates', status: 200 },
    {
      operation: 'createRuleSet', status: 200, key: 'ADMIN_KEY', json: { name: 'Contents', template: 'us_practice' },
      keep: { RULE_SET_ID: (body: { rule_set_id: number }) => body.rule_set_id },
    },
    { operation: 'createRuleSet', status: 400, code: 'ERMP00', when: 'no name', key: 'ADMIN_KEY', json: {} },
    { operation: 'createRuleSet', status: 400, code: 'ERIP00', when: 'a wrong type', key: 'ADMIN_KEY', json: { name: 7 } },
    { operation: 'createRuleSet', status: 400, code: 'ERWP00', when: 'no such table', key: 'ADMIN_KEY', json: { name: 'Contents', template: 'none' } },
    { operation: 'createRuleSet', status: 403, code: 'ERIT02', when: 'a key without the scope', json: { name: 'Contents' } },
    { operation: 'updateRuleSet', status: 200, key: 'ADMIN_KEY', json: { rules: [], default_rule: A_RULE } },
    { operation: 'updateRuleSet', status: 400, code: 'ERMP00', when: 'an empty name', key: 'ADMIN_KEY', json: { name: '' } },
    { operation: 'updateRuleSet', status: 400, code: 'ERIP00', when: 'a method of no known kind', key: 'ADMIN_KEY', json: { default_rule: { name: 'Everything', method: { kind: 'magic' } } } },
    {
      operation: 'updateRuleSet', status: 400, code: 'ERWP00', when: 'a percent with three decimals', key: 'ADMIN_KEY',
      json: { default_rule: { ...A_RULE, maximum_percent: 66.667 } },
    },
    { operation: 'updateRuleSet', status: 404, code: 'ERNF00', when: 'no such rule set', key: 'ADMIN_KEY', path: NO_RULE_SET, json: { name: 'Contents' } },
    { operation: 'readRuleSet', status: 200 },
    { operation: 'readRuleSet', status: 400, code: 'ERIP00', when: 'an id that is no integer', path: NO_ID },
    { operation: 'readRuleSet', status: 404, code: 'ERNF00', when: 'no such rule set', path: NO_RULE_SET },
    { operation: 'tryRuleSet', status: 200, json: PHONE },
    { operation: 'tryRuleSet', status: 400, code: 'ERIP00', when: 'an amount as text', json: { ...PHONE, replacement_cost_value: '1684.99' } },
    { operation: 'tryRuleSet', status: 400, code: 'ERWP00', when: 'a purchase after the damage', json: { ...PHONE, date_purchase: '2024-05-08' } },
    { operation: 'tryRuleSet', status: 400, code: 'ERWP00', when: 'an unknown category', json: { ...PHONE, client_category_id: 99999 } },
    { operation: 'tryRuleSet', status: 404, code: 'ERNF00', when: 'no such rule set', path: NO_RULE_SET, json: PHONE },
    { operation: 'previewRuleSet', status: 200, query: 'effective_from=2020-01-01' },
    { operation: 'previewRuleSet', status: 400, code: 'ERIP00', when: 'a day that does not exist', query: 'effective_from=2023-02-29' },
    { operation: 'previewRuleSet', status: 404, code: 'ERNF00', when: 'no such rule set', path: NO_RULE_SET },
    { operation: 'publishRuleSet', status: 200, key: 'ADMIN_KEY', json: { effective_from: '2020-01-01' } },
    { operation: 'publishRuleSet', status: 400, code: 'ERWP00', when: 'it is published already', key: 'ADMIN_KEY', json: { effective_from: '2020-01-01' } },
    { operation: 'publishRuleSet', status: 400, code: 'ERMP00', when: 'no day from which it governs', key: 'ADMIN_KEY', json: {} },
    { operation: 'publishRuleSet', status: 400, code: 'ERIP00', when: 'a day that does not exist', key: 'ADMIN_KEY', json: { effective_from: '2023-02-29' } },
    { operation: 'publishRuleSet', status: 404, code: 'ERNF00', when: 'no such rule set', key: 'ADMIN_KEY', path: NO_RULE_SET, json: { effective_from: '2020-01-01' } },
    { operation: 'deleteRuleSet', status: 400, code: 'ERWP00', when: 'it is published', key: 'ADMIN_KEY' },
    {
      operation: 'createRuleSet', status: 200, when: 'a copy of another rule set', key: 'ADMIN_KEY', json: { name: 'Next year', rule_set_id: '$RULE_SET_ID' },
      keep: { DRAFT_ID: (body: { rule_set_id: number }) => body.rule_set_id },
    },
    { operation: 'listRuleSets', status: 200 },
    { operation: 'listRuleSets', status: 400, code: 'ERIP00', when: 'a cursor of somebody else', query: 'cursor=abc' },
    { operation: 'listRuleSets', status: 400, code: 'ERWP00', when: 'a limit above 100', query: 'limit=101' },
    { operation: 'deleteRuleSet', status: 204, key: 'ADMIN_KEY', path: { rule_set_id: '$DRAFT_ID' } },
    { operation: 'deleteRuleSet', status: 400, code: 'ERIP00', when: 'an id that is no integer', key: 'ADMIN_KEY', path: NO_ID },
    { operation: 'deleteRuleSet', status: 404, code: 'ERNF00', when: 'done twice', key: 'ADMIN_KEY', path: { rule_set_id: '$DRAFT_ID' } },
  ],
};

export const acv: Chapter = {
  title: 'Actual cash value',
  samples: [
    { operation: 'setAcv', status: 200, when: 'calculated by the rules in force on the day of the damage', json: {} },
    { operation: 'readAcv', status: 200, when: 'each step in words of a language of your choice', query: 'language=da' },
    { operation: 'readAcv', status: 400, code: 'ERWPAP', when: 'an unknown language', query: 'language=fr' },
    { operation: 'readClaimTotals', status: 200 },
    { operation: 'readClaimTotals', status: 400, code: 'ERIP00', when: 'the id is no integer', path: NO_INTEGER },
    { operation: 'readClaimTotals', status: 400, code: 'ERWP00', when: 'an unknown language', query: 'language=fr' },
    { operation: 'readClaimTotals', status: 404, code: 'ERNF00', when: 'no such claim', path: NOWHERE },
    { operation: 'updateAcvSettings', status: 200, key: 'ADMIN_KEY', json: { override_limit: 5000 } },
    { operation: 'updateAcvSettings', status: 400, code: 'ERMP00', when: 'no limit', key: 'ADMIN_KEY', json: {} },
    { operation: 'updateAcvSettings', status: 400, code: 'ERIP00', when: 'an amount as text', key: 'ADMIN_KEY', json: { override_limit: '5000' } },
    { operation: 'updateAcvSettings', status: 400, code: 'ERWP00', when: 'three decimals', key: 'ADMIN_KEY', json: { override_limit: 0.001 } },
    { operation: 'readAcvSettings', status: 200 },
    { operation: 'setAcv', status: 200, when: 'entered above the limit of the client: it awaits approval', json: { actual_cash_value: 5200, reason: 'Two years old, screen worn' } },
    { operation: 'decideAcv', status: 403, code: 'ERIT02', when: 'the one who entered it', json: { decision: 'approve' } },
    { operation: 'decideAcv', status: 400, code: 'ERMPAP', when: 'no decision', key: 'ADMIN_KEY', json: {} },
    { operation: 'decideAcv', status: 400, code: 'ERIPAP', when: 'a decision of a wrong type', key: 'ADMIN_KEY', json: { decision: 1 } },
    { operation: 'decideAcv', status: 400, code: 'ERWPAP', when: 'neither approved nor refused', key: 'ADMIN_KEY', json: { decision: 'perhaps' } },
    { operation: 'decideAcv', status: 200, key: 'ADMIN_KEY', json: { decision: 'approve', note: 'Seen on site' } },
    { operation: 'decideAcv', status: 404, code: 'ERNFAP', when: 'nothing awaits approval', key: 'ADMIN_KEY', json: { decision: 'approve' } },
    { operation: 'updateAcvSettings', status: 200, when: 'no limit any more', key: 'ADMIN_KEY', json: { override_limit: null } },
    { operation: 'setAcv', status: 400, code: 'ERMPAP', when: 'an amount without a reason', json: { actual_cash_value: 5200 } },
    { operation: 'setAcv', status: 400, code: 'ERIPAP', when: 'an amount as text', json: { actual_cash_value: '5200', reason: 'x' } },
    { operation: 'setAcv', status: 400, code: 'ERWPAP', when: 'a negative amount', json: { actual_cash_value: -1, reason: 'x' } },
    { operation: 'setAcv', status: 404, code: 'ERNFAP', when: 'no such appraisal', path: NOTHING, json: { actual_cash_value: 5200, reason: 'x' } },
    { operation: 'readAcv', status: 200 },
    { operation: 'readAcv', status: 400, code: 'ERIPAP', when: 'the id is no integer', path: NO_INTEGER },
    { operation: 'readAcv', status: 404, code: 'ERNFAP', when: 'no such appraisal', path: NOTHING },
    { operation: 'deleteAcv', status: 204 },
    { operation: 'deleteAcv', status: 204, when: 'done twice is as done once' },
    { operation: 'deleteAcv', status: 400, code: 'ERIPAP', when: 'the id is no integer', path: NO_INTEGER },
    { operation: 'deleteAcv', status: 401, code: 'ERIT00', when: 'no key', key: 'none' },
    { operation: 'deleteAcv', status: 404, code: 'ERNFAP', when: 'no such appraisal', path: NOTHING },
    { operation: 'deleteAcv', status: 404, code: 'ERNFAP', when: 'no such claim', path: NOWHERE },
  ],
};
