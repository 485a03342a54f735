import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { newKey } from './new-key';

/**
 * Sends something that must have its effect once. While it runs, a second click sends nothing; sent again as it is after an
 * answer that never came, it goes under the same Idempotency-Key and brings the first answer, a secret in it included.
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

  /** Null when it was refused, or runs already. */
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
