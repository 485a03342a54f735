import { listCategories } from '@/lib/catalogue/list-categories';
import { listCategories as operation } from '@/lib/contract/categories';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(operation, ({ caller, query }) => listCategories(caller, query));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
