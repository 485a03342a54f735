import type { Chapter } from '../sample';

const NOWHERE = { client_reference_id: '999999999' };

export const reports: Chapter = {
  title: 'Reports',
  samples: [
    { operation: 'createAppraisalReport', status: 200, json: { language: 'en' } },
    { operation: 'createAppraisalReport', status: 400, code: 'ERIP00', when: 'the id is no integer', path: { client_reference_id: 'first' }, json: {} },
    { operation: 'createAppraisalReport', status: 400, code: 'ERWP00', when: 'an unknown language', json: { language: 'tlh' } },
    { operation: 'createAppraisalReport', status: 401, code: 'ERIT00', when: 'no key', key: 'none', json: {} },
    { operation: 'createAppraisalReport', status: 404, code: 'ERNF00', when: 'unknown client reference', path: NOWHERE, json: {} },
    { operation: 'createAppraisalReport', status: 404, code: 'ERNF00', when: 'no such appraisal', path: { appraisal_id: '999999999' }, json: {} },
    { operation: 'createClaimReport', status: 200, when: 'the whole claim', json: { language: 'da' } },
    { operation: 'createClaimReport', status: 200, when: 'chosen appraisals, without the photos', json: { appraisal_ids: ['$APPRAISAL'], photos: false } },
    { operation: 'createClaimReport', status: 400, code: 'ERIP00', when: 'a wrong type', json: { appraisal_ids: 'all' } },
    { operation: 'createClaimReport', status: 400, code: 'ERWP00', when: 'an appraisal of another claim', json: { appraisal_ids: [1] } },
    { operation: 'createClaimReport', status: 401, code: 'ERIT00', when: 'no key', key: 'none', json: {} },
    { operation: 'createClaimReport', status: 404, code: 'ERNF00', when: 'unknown client reference', path: NOWHERE, json: {} },
    { operation: 'listReports', status: 200, keep: { REPORT: (body: { reports: { report_id: number }[] }) => body.reports[0]?.report_id ?? 0 } },
    { operation: 'listReports', status: 400, code: 'ERIP00', when: 'the id is no integer', path: { client_reference_id: 'first' } },
    { operation: 'listReports', status: 404, code: 'ERNF00', when: 'unknown client reference', path: NOWHERE },
    { operation: 'createClaimReport', status: 202, when: 'made later', headers: ['Prefer: respond-async'], json: { language: 'en' }, keep: { REPORT_JOB: (body: { report_job_id: number }) => body.report_job_id } },
    { operation: 'readReportJob', status: 200, path: { report_job_id: '$REPORT_JOB' }, until: (body: { status: string }) => body.status === 'ready' },
    { operation: 'readReportJob', status: 400, code: 'ERIP00', when: 'the id is no integer', path: { report_job_id: 'first' } },
    { operation: 'readReportJob', status: 404, code: 'ERNF00', when: 'no such report was asked for', path: { report_job_id: '999999999' } },
    { operation: 'revokeReport', status: 204, path: { report_id: '$REPORT' } },
    { operation: 'revokeReport', status: 400, code: 'ERIP00', when: 'the id is no integer', path: { report_id: 'first' } },
    { operation: 'revokeReport', status: 404, code: 'ERNF00', when: 'no such report', path: { report_id: '999999999' } },
  ],
};

export const service: Chapter = {
  title: 'Service',
  samples: [
    { operation: 'listConditions', status: 200 },
    { operation: 'listConditions', status: 405, code: 'ERNA00', when: 'another method', method: 'DELETE' },
    { operation: 'readSession', status: 200 },
    { operation: 'readSession', status: 401, code: 'ERIT00', when: 'no key', key: 'none' },
    { operation: 'health', status: 200 },
    { operation: 'openapi', status: 200, output: 'openapi.json' },
    { operation: 'path', status: 404, code: 'ERNF01', path: { path: 'v1/client_reference' } },
    { operation: 'path', status: 400, code: 'ERIP01', when: 'a malformed percent code', path: { path: '%zz' } },
    { operation: 'path', status: 405, code: 'ERNA00', when: 'a method that no path has', path: { path: 'conditions' }, method: 'TRACE' },
  ],
};
