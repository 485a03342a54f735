'use client';
import { useApiKeys } from '@/lib/client/settings/api-keys';
import { usePersonName } from '../use-person-name';

/** For administrators, who may read API keys: `key:7` becomes the key's name and id. */
export function useActorName(): (actor: string) => string {
  const nameOf = usePersonName();
  const { keys } = useApiKeys();
  return (actor) => {
    const key = keys?.find(({ api_key_id: id }) => actor === `key:${id}`);
    return key ? `${key.name} (${key.api_key_id})` : nameOf(actor);
  };
}
