import { readCategorySettings } from '@/lib/catalogue/client-categories/read-settings';
import { updateCategorySettings } from '@/lib/catalogue/client-categories/update';
import {
  readCategorySettings as readOperation,
  updateCategorySettings as updateOperation,
} from '@/lib/contract/category-settings';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readOperation, ({ caller, query }) =>
  readCategorySettings(caller, query),
);
export const PUT = endpoint(updateOperation, ({ caller, query, body }) =>
  updateCategorySettings(caller, query, body),
);
export const { POST, PATCH, DELETE, OPTIONS } = refuse(readOperation, updateOperation);
