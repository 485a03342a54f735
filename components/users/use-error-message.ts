'use client';
import { ApiError } from '@/lib/client/api/api-error';
import { useSettingsMessages } from '../settings/settings-messages';

/**
 * Message for a failed request: an edit conflict has one of its own.
 */
export function useErrorMessage(): (error: Error) => string {
  const { users: messages } = useSettingsMessages();
  return (error) =>
    error instanceof ApiError && error.status === 412 ? messages.changedMeanwhile : error.message;
}
