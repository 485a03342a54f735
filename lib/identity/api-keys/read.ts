import type { ApiKey } from '@/lib/contract/api-keys';
import { withClient } from '@/lib/platform/database/tenant';
import { findKey } from './find';
import type { KeyManager } from './key-manager';
import { keyView } from './view';

export const readKey = async (manager: KeyManager, id: string): Promise<ApiKey> =>
  keyView(await withClient(manager.clientId, (tx) => findKey(tx, manager, id)));
