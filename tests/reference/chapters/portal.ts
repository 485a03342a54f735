import type { Chapter } from '../sample';

export const NOWHERE = { client_reference_id: '999999999' };

export const NO_INTEGER = { client_reference_id: 'first' };

/** The token is the last part of the link, after its `#` or `/`. */
export const TOKEN = ({ link }: { link: string }) => link.split(/[/#=]/).at(-1) ?? '';

export const portal: Chapter = {
  title: 'Portal',
  samples: [
    {
      operation: 'sendToPortal',
      status: 200,
      json: { language: 'en', expires_in_days: 14, message: 'Please check these items.' },
      capture: { TOKEN },
    },
    {
      operation: 'sendToPortal',
      status: 200,
      when: 'chosen appraisals',
      json: { appraisal_ids: ['$APPRAISAL'] },
    },
    {
      operation: 'sendToPortal',
      status: 400,
      code: 'ERIP00',
      when: 'a wrong type',
      json: { appraisal_ids: 'all' },
    },
    {
      operation: 'sendToPortal',
      status: 400,
      code: 'ERWP00',
      when: 'an appraisal of another claim',
      json: { appraisal_ids: [1] },
    },
    {
      operation: 'sendToPortal',
      status: 401,
      code: 'ERIT00',
      when: 'no key',
      key: 'none',
      json: {},
    },
    {
      operation: 'sendToPortal',
      status: 404,
      code: 'ERNF00',
      when: 'unknown client reference',
      path: NOWHERE,
      json: {},
    },
    {
      operation: 'changePortalAccess',
      status: 200,
      when: 'locked',
      json: { link_status: 'locked' },
    },
    {
      operation: 'changePortalAccess',
      status: 200,
      when: 'opened again',
      json: { link_status: 'active' },
    },
    { operation: 'changePortalAccess', status: 200, when: 'revoked', json: { revoke: true } },
    {
      operation: 'changePortalAccess',
      status: 400,
      code: 'ERIP00',
      when: 'a wrong type',
      json: { revoke: 'yes' },
    },
    {
      operation: 'changePortalAccess',
      status: 400,
      code: 'ERWP00',
      when: 'what was revoked stays revoked',
      json: { link_status: 'active' },
    },
    {
      operation: 'changePortalAccess',
      status: 404,
      code: 'ERNF00',
      when: 'unknown client reference',
      path: NOWHERE,
      json: {},
    },
    {
      operation: 'makePortalAccess',
      status: 200,
      when: 'a new link, with a PIN',
      json: { access_pin: '4711' },
      capture: { TOKEN },
    },
    {
      operation: 'makePortalAccess',
      status: 400,
      code: 'ERIP00',
      when: 'a wrong type',
      json: { generate_pin: 'yes' },
    },
    {
      operation: 'makePortalAccess',
      status: 400,
      code: 'ERWP00',
      when: 'a time out of range',
      json: { expires_in_days: 1000 },
    },
    {
      operation: 'makePortalAccess',
      status: 404,
      code: 'ERNF00',
      when: 'unknown client reference',
      path: NOWHERE,
      json: {},
    },
    { operation: 'readPortalAccess', status: 200 },
    {
      operation: 'readPortalAccess',
      status: 400,
      code: 'ERIP00',
      when: 'the id is no integer',
      path: NO_INTEGER,
    },
    {
      operation: 'readPortalAccess',
      status: 404,
      code: 'ERNF00',
      when: 'unknown client reference',
      path: NOWHERE,
    },
  ],
};
