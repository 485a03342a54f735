'use client';
import { useApiKeys } from '@/lib/client/settings/api-keys';
import { usePersonName } from '../use-person-name';

/** For administrators, who may read what the keys are called: `key:7` → the name that it was issued under, and its id. */
export function useActorName(): (actor: string) => string {
  const nameOf = usePersonName();
  const { keys } = useApiKeys();
  return (actor) => {
    const key = keys?.find(({ api_key_id: id }) => actor === `key:${id}`);
    return key ? `${key.name} (${key.api_key_id})` : nameOf(actor);
  };
}
