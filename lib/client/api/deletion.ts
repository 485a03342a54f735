import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Deletion {
  /** Together the beginning of the key of every query about the thing. */
  readonly kind: string;
  readonly id: number;
  send(): Promise<unknown>;
  /** What has to be read anew without the thing. */
  refresh(): Promise<unknown>;
}

interface Outcome {
  onSuccess(): void;
  onError(error: Error): void;
  onSettled(): void;
}

/**
 * Deletes one thing that is on the screen. Before the service is told, `isGone` is rendered, and whoever shows the thing
 * asks nothing more about it; what is on its way is called off. Otherwise a question could arrive after the deletion and
 * be answered "not found". A refusal brings everything back.
 */
export function useDeletion({ kind, id, send, refresh }: Deletion) {
  const cache = useQueryClient();
  const [isGone, setGone] = useState(false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: send,
    onMutate: () => cache.cancelQueries({ queryKey: [kind, id] }),
    onSuccess: refresh,
  });
  // Forgotten when the page is left, not before: as long as it stands it would ask again for what it has lost.
  useEffect(
    () => (isSuccess ? () => cache.removeQueries({ queryKey: [kind, id] }) : undefined),
    [cache, kind, id, isSuccess],
  );
  function remove({ onSuccess, onError, onSettled }: Outcome) {
    flushSync(() => setGone(true));
    const refused = (error: Error) => {
      setGone(false);
      onError(error);
    };
    mutate(undefined, { onSuccess, onError: refused, onSettled });
  }
  return { remove, isGone, isPending };
}
