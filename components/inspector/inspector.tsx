'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { stateOfPicture } from '@/lib/client/verdicts/verdict';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { useCartScope } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { EmptyInspector } from './empty-inspector';
import { focusInspector } from './key-area';
import { PictureView } from './picture-view';

const PANEL =
  'absolute inset-0 z-30 flex animate-panel flex-col border-line bg-surface ' +
  'lg:static lg:z-auto lg:w-[clamp(25rem,33.4vw,34rem)] lg:shrink-0 lg:border-l';

/**
 * The pictures of one appraisal, beside the cart, or over it where the window is narrow. Never
 * modal.
 */
export function Inspector() {
  const { open, appraisals, results } = useCartScope();
  const appraisal =
    open && appraisals.find(({ appraisal_id }) => appraisal_id === open.appraisalId);
  if (!appraisal) return null;
  const list = results[appraisal.appraisal_id] ?? [];
  const names = appraisal.attachments;
  const fileName =
    open.fileName !== null && names.includes(open.fileName)
      ? open.fileName
      : firstToSee(names, list);
  return (
    <Panel subject={`${appraisal.appraisal_id}/${fileName ?? ''}`}>
      {fileName === null ? (
        <EmptyInspector appraisal={appraisal} />
      ) : (
        <PictureView
          key={`${appraisal.appraisal_id}/${fileName}`}
          appraisal={appraisal}
          fileName={fileName}
          result={list.find((one) => one.file_name === fileName)}
        />
      )}
    </Panel>
  );
}

/** The first flagged picture, or else the first picture. */
function firstToSee(
  names: Appraisal['attachments'],
  results: readonly ForensicsResult[],
): string | null {
  const flagged = results.find((one) => stateOfPicture(one).kind === 'flagged');
  return flagged?.file_name ?? names[0] ?? null;
}

/** Takes the focus when it opens, so that its keys work at once, and returns it when it closes. */
function Panel({ subject, children }: { subject: string; children: ReactNode }) {
  const { t } = useTranslation();
  useEffect(() => {
    const before = document.activeElement;
    focusInspector();
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  const lastSubject = useRef(subject);
  useEffect(() => {
    if (lastSubject.current === subject) return;
    lastSubject.current = subject;
    // A focused control of the previous picture was removed with it.
    if (document.activeElement === document.body) focusInspector();
  });
  return (
    <aside aria-label={t.inspector.title} className={PANEL}>
      {children}
    </aside>
  );
}
