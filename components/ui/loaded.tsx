'use client';
import type { ReactNode } from 'react';
import { useTranslation } from '../translation';
import { Button } from './button';
import { ErrorNotice, Skeleton } from './notice';

interface Query {
  readonly error: unknown;
  refetch(): unknown;
}

interface LoadedProps<T> {
  data: T | undefined;
  query: Query;
  /** The title of the error if loading fails. */
  failed: string;
  /** The height of the placeholder while loading. */
  skeleton?: string;
  children(data: T): ReactNode;
}

/** The loaded data, a placeholder while loading, or the error. */
export function Loaded<T>({ data, query, failed, skeleton = 'h-24', children }: LoadedProps<T>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (query.error)
    return <ErrorNotice title={failed} error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <output aria-label={t.common.loading} className="block px-4 py-3 lg:px-6">
      <Skeleton className={`${skeleton} w-full`} />
    </output>
  );
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

interface LoadedRowsProps<T> extends LoadedProps<readonly T[]> {
  query: Query & Partial<Pages>;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** The label of the button for the next page, if not "Load more". */
  more?: string;
}

/** Rows, loaded one page at a time. */
export const LoadedRows = <T,>({ empty, more, children, ...query }: LoadedRowsProps<T>) => (
  <Loaded {...query}>
    {(rows) =>
      rows.length === 0 ? (
        empty
      ) : (
        <>
          {children(rows)}
          <LoadMore pages={query.query} label={more} />
        </>
      )
    }
  </Loaded>
);

function LoadMore({ pages, label }: { pages: Partial<Pages>; label: string | undefined }) {
  const { t } = useTranslation();
  const { hasNextPage = false, isFetchingNextPage = false, fetchNextPage } = pages;
  if (!hasNextPage) return null;
  return (
    <div className="flex justify-center p-4">
      <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage?.()}>
        {label ?? t.common.more}
      </Button>
    </div>
  );
}
