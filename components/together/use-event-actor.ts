'use client';
import { useSession } from '@/lib/client/session/session';
import { usePersonName } from '../use-person-name';
import { useWords } from '../words';
import { eventActor, type Doer } from './event-actor';

export function useEventActor(): (event: Doer) => string {
  const words = useWords();
  const { data: session } = useSession();
  const nameOf = usePersonName();
  return (event) => eventActor(words, session?.actor, nameOf, event);
}
