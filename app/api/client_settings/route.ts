import {
  readClientSettings as readOperation,
  updateClientSettings as updateOperation,
} from '@/lib/contract/client-settings';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { readClientSettings } from '@/lib/identity/settings/read';
import { updateClientSettings } from '@/lib/identity/settings/update';

export const GET = endpoint(readOperation, ({ caller }) => readClientSettings(caller));
export const PATCH = endpoint(updateOperation, ({ caller, body }) =>
  updateClientSettings(caller, body),
);
export const { POST, PUT, DELETE, OPTIONS } = refuse(readOperation, updateOperation);
