'use client';
import { useSession } from '@/lib/client/session';
import type { ClaimEvent } from '@/lib/contract/events';
import { usePersonName } from '../use-person-name';
import { useWords } from '../words';

/** Who did something: the person at the screen, another one by name, a key, the engine, the policyholder. */
export function useEventActor(): (event: Pick<ClaimEvent, 'actor' | 'actor_name'> | null | undefined) => string {
  const { t } = useWords();
  const { data: session } = useSession();
  const nameOf = usePersonName();
  return (event) => {
    if (!event) return t.together.somebody;
    if (event.actor === session?.actor) return t.together.you;
    const [kind = ''] = event.actor.split(':');
    if (kind === 'policyholder') return t.together.policyholder;
    if (kind === 'engine') return t.together.engine;
    if (kind === 'mail') return t.together.mail;
    if (kind === 'operator') return t.together.operator;
    return event.actor_name ?? (event.actor === '' ? t.together.somebody : nameOf(event.actor));
  };
}
