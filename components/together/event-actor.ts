import type { ClaimEvent } from '@/lib/contract/events';
import type { Translation } from '../translation';

export type Doer = Pick<ClaimEvent, 'actor' | 'actor_name'> | null | undefined;

/**
 * Names who did something: the signed-in person (`self`), another person, a key, the engine or the
 * policyholder.
 */
export function eventActor(
  { t }: Pick<Translation, 't'>,
  self: string | undefined,
  nameOf: (actor: string) => string,
  event: Doer,
): string {
  if (!event) return t.together.somebody;
  if (event.actor === self) return t.together.you;
  const [kind = ''] = event.actor.split(':');
  if (kind === 'policyholder') return t.together.policyholder;
  if (kind === 'engine' || kind === 'engine upgrade') return t.together.engine;
  if (kind === 'mail') return t.together.mail;
  if (kind === 'operator') return t.together.operator;
  return event.actor_name ?? (event.actor === '' ? t.together.somebody : nameOf(event.actor));
}
