import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Deletion {
  /** `kind` and `id` are the first two parts of the key of every query about the deleted object. */
  readonly kind: string;
  readonly id: number;
  send(): Promise<unknown>;
  /** Reloads the lists that contained the deleted object. */
  refresh(): Promise<unknown>;
}

interface Outcome {
  onSuccess(): void;
  onError(error: Error): void;
  onSettled(): void;
}

/**
 * Deletes one object that is on the screen. Before the request is sent, `isGone` is rendered, so
 * that no component queries the object any more, and running queries are cancelled; otherwise a
 * query could arrive after the deletion and be answered "not found". If the service refuses, the
 * object is shown again.
 */
export function useDeletion({ kind, id, send, refresh }: Deletion) {
  const cache = useQueryClient();
  const [isGone, setGone] = useState(false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: send,
    onMutate: () => cache.cancelQueries({ queryKey: [kind, id] }),
    onSuccess: refresh,
  });
  // Removes the cached queries only on unmount: a page that is still mounted would fetch the
  // deleted object again.
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
