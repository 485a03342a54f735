import { previewFlagThreshold as operation } from '@/lib/contract/client-settings';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { previewThreshold } from '@/lib/verdicts/preview-threshold';

export const GET = endpoint(operation, ({ caller, query }) =>
  previewThreshold(caller, query.flag_threshold),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
