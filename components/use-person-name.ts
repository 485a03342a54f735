'use client';
import { useClaimHandlers } from '@/lib/client/claims/claim-owner';
import { personName } from './person-name';
import { useWords } from './words';

export function usePersonName(): (actor: string) => string {
  const words = useWords();
  const { data: people } = useClaimHandlers();
  return (actor) => personName(words, people, actor);
}
