'use client';
import { useRef, useState } from 'react';

/** What outlasts a single picture while the inspector is open. */
export function useWorkbench() {
  const [isFull, setFull] = useState(false);
  /** Takes back the last decision, as long as its message is shown. */
  const undo = useRef<(() => void) | null>(null);
  return { isFull, setFull, undo };
}

export type Workbench = ReturnType<typeof useWorkbench>;
