import { answerPortalItem, withdrawPortalAnswer } from '@/lib/contract/portal-customer';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { answerItem, withdrawAnswer } from '@/lib/portal/customer/answer';

export const PUT = endpoint(answerPortalItem, ({ caller, params, body }) =>
  answerItem(caller, params.row_id, body),
);
export const DELETE = endpoint(withdrawPortalAnswer, ({ caller, params }) =>
  withdrawAnswer(caller, params.row_id),
);
export const { GET, POST, PATCH, OPTIONS } = refuse(answerPortalItem, withdrawPortalAnswer);
