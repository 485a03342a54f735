import { useState, type ReactNode } from 'react';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';

const AT_A_TIME = 50;

interface PagesProps<T> {
  lines: readonly T[];
  children(shown: readonly T[]): ReactNode;
}

/** The first lines of a long list, with a button for more. */
export function Pages<T>({ lines, children }: PagesProps<T>) {
  const { t, formats } = useTranslation();
  const [max, setMax] = useState(AT_A_TIME);
  const left = lines.length - max;
  return (
    <>
      {children(lines.slice(0, max))}
      {left > 0 && (
        <Button className="self-start" onClick={() => setMax(max + AT_A_TIME)}>
          {fill(t.sending.more, { left: formats.count(left) })}
        </Button>
      )}
    </>
  );
}
