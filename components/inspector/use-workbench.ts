'use client';
import { useRef, useState } from 'react';

type Undo = () => void;

/** What outlasts a single picture while the inspector is open. */
export function useWorkbench() {
  const [isFull, setFull] = useState(false);
  /** Takes back the last decision, as long as its message is shown. */
  const undo = useRef<Undo | null>(null);
  return {
    isFull,
    setFull,
    offerUndo: (takeBack: Undo) => {
      undo.current = takeBack;
    },
    /** Ends the offer, unless a later decision has replaced it. */
    endUndo: (takeBack: Undo) => {
      if (undo.current === takeBack) undo.current = null;
    },
    takeBackLast: () => undo.current?.(),
  };
}

export type Workbench = ReturnType<typeof useWorkbench>;
