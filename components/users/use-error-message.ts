'use client';
import { ApiError } from '@/lib/client/api/api-error';
import { useSettingsMessages } from '../settings/settings-messages';

/**
 * Message for a failed request: an edit conflict in the desk's own words, any other error in the
 * service's without the field name.
 */
export function useErrorMessage(): (error: Error) => string {
  const { users: messages } = useSettingsMessages();
  return (error) => {
    if (error instanceof ApiError && error.status === 412) return messages.changedMeanwhile;
    const message = error.message.replace(/^\w+ : /, '');
    return message.charAt(0).toUpperCase() + message.slice(1);
  };
}
