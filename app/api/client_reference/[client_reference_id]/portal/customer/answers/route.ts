import { listPortalAnswers } from '@/lib/contract/portal-answers';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { listAnswers } from '@/lib/portal/answers';

export const GET = endpoint(listPortalAnswers, ({ caller, params }) =>
  listAnswers(caller, params.client_reference_id),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(listPortalAnswers);
