import { readReportJob as operation } from '@/lib/contract/reports';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { readReportJob } from '@/lib/reports/jobs/read';

export const GET = endpoint(operation, ({ caller, params, origin }) =>
  readReportJob(caller, params.client_reference_id, params.report_job_id, origin),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
