'use client';
import { useSession } from '@/lib/client/session/session';
import { usePersonName } from '../use-person-name';
import { useTranslation } from '../translation';
import { eventActor, type Doer } from './event-actor';

export function useEventActor(): (event: Doer) => string {
  const messages = useTranslation();
  const { data: session } = useSession();
  const nameOf = usePersonName();
  return (event) => eventActor(messages, session?.actor, nameOf, event);
}
