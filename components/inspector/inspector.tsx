'use client';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isAt, type Pictured } from '@/lib/client/verdicts/pictured';
import { stateOfPicture } from '@/lib/client/verdicts/verdict';
import { useCartScope } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { EmptyInspector } from './empty-inspector';
import { focusInspector } from './key-area';
import { PictureView } from './picture-view';
import { useWorkbench } from './use-workbench';

const PANEL =
  'absolute inset-0 z-30 flex animate-panel flex-col border-line bg-surface ' +
  'lg:static lg:z-auto lg:w-[clamp(25rem,62vw-16rem,64rem)] lg:shrink-0 lg:border-l';

/** Over the cart, which stays as it is below; the shell hides its navigation. */
const FULL = 'absolute inset-0 z-30 flex flex-col bg-surface';

/**
 * The pictures of one appraisal or item, beside the cart, or over it where the window is narrow.
 * Never modal.
 */
export function Inspector() {
  const { open, pictured } = useCartScope();
  const bench = useWorkbench();
  const subject = open && pictured.find(({ place }) => isAt(place, open));
  if (!subject) return null;
  const { place, rowId, files, results } = subject;
  const fileName = files.some(({ name }) => name === open.fileName)
    ? open.fileName
    : firstToSee(files, results);
  const key = `${place.appraisalId ?? `item ${rowId}`}/${fileName ?? ''}`;
  return (
    <Panel subject={key} isFull={bench.isFull}>
      {fileName === null ? (
        place.appraisalId !== undefined && (
          <EmptyInspector pictured={subject} appraisalId={place.appraisalId} />
        )
      ) : (
        <PictureView
          key={key}
          pictured={subject}
          fileName={fileName}
          result={results.find((one) => one.file_name === fileName)}
          bench={bench}
        />
      )}
    </Panel>
  );
}

/** The first flagged picture, or else the first picture. */
function firstToSee(files: Pictured['files'], results: Pictured['results']): string | null {
  const flagged = results.find((one) => stateOfPicture(one).kind === 'flagged');
  return flagged?.file_name ?? files[0]?.name ?? null;
}

interface PanelProps {
  subject: string;
  isFull: boolean;
  children: ReactNode;
}

/** Takes the focus when it opens, so that its keys work at once, and returns it when it closes. */
function Panel({ subject, isFull, children }: PanelProps) {
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
  // Before the next key can arrive: after the paint it would go to the page.
  useLayoutEffect(() => {
    if (lastSubject.current === subject) return;
    lastSubject.current = subject;
    // A focused control of the previous picture was removed with it.
    if (document.activeElement === document.body) focusInspector();
  });
  return (
    <aside
      aria-label={t.inspector.title}
      data-workbench={isFull ? 'full' : undefined}
      className={isFull ? FULL : PANEL}
    >
      {children}
    </aside>
  );
}
