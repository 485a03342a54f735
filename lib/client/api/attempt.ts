import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { newKey } from './new-key';

/**
 * Sends a request that must take effect once. A second click while it runs sends nothing. Unchanged
 * input sent again after a lost response reuses the Idempotency-Key and so returns the first
 * response, including any secret in it.
 */
export function useAttempt<Input, Output>(
  send: (input: Input, idempotencyKey: string) => Promise<Output>,
  onDone: (output: Output) => unknown,
  onSettled: () => unknown = () => undefined,
) {
  const isRunning = useRef(false);
  const last = useRef<{ sent: string; key: string } | null>(null);
  const mutation = useMutation({
    mutationFn: (input: Input) => {
      const sent = JSON.stringify(input);
      const { key } = last.current?.sent === sent ? last.current : { key: newKey() };
      last.current = { sent, key };
      return send(input, key);
    },
    onSuccess: async (output) => {
      last.current = null;
      await onDone(output);
    },
    onSettled,
  });

  /** Returns null if the request failed, or if one is running already. */
  async function run(input: Input): Promise<Output | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    try {
      return await mutation.mutateAsync(input);
    } catch {
      return null; // the caller shows `error`
    } finally {
      isRunning.current = false;
    }
  }

  return { run, data: mutation.data, error: mutation.error, isRunning: mutation.isPending };
}
