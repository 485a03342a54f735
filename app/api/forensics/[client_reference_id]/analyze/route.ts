import { analyzeAttachment } from '@/lib/contract/forensics';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { analyze } from '@/lib/verdicts/analyze';

export const POST = endpoint(analyzeAttachment, ({ caller, params, body }) =>
  analyze(caller, params.client_reference_id, body),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(analyzeAttachment);
