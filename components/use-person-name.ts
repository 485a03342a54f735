'use client';
import { useClaimHandlers } from '@/lib/client/claims/claim-owner';
import { personName } from './person-name';
import { useTranslation } from './translation';

export function usePersonName(): (actor: string) => string {
  const messages = useTranslation();
  const { data: people } = useClaimHandlers();
  return (actor) => personName(messages, people, actor);
}
