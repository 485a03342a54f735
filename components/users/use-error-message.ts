'use client';
import { ApiError } from '@/lib/client/api/api-error';
import { useSettingsWords } from '../settings/settings-words';

/** What a refusal says to a person: another's change in words of the desk, everything else in the service's, without the field. */
export function useErrorMessage(): (error: Error) => string {
  const { users: words } = useSettingsWords();
  return (error) => {
    if (error instanceof ApiError && error.status === 412) return words.changedMeanwhile;
    const message = error.message.replace(/^\w+ : /, '');
    return message.charAt(0).toUpperCase() + message.slice(1);
  };
}
