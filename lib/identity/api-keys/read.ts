import type { ApiKey } from '@/lib/contract/api-keys';
import { withClient } from '@/lib/platform/database/tenant';
import { findKey } from './find';
import type { Keeper } from './keeper';
import { keyView } from './view';

export const readKey = async (keeper: Keeper, id: string): Promise<ApiKey> =>
  keyView(await withClient(keeper.clientId, (tx) => findKey(tx, keeper, id)));
