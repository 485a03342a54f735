'use client';
import Link from 'next/link';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';

/**
 * The width from which a row is one line of columns. Below it, the state is beside the first cell
 * and the other cells are stacked under them.
 */
type WideFrom = 'md' | 'lg' | 'xl';

interface Shape {
  /** The columns of a row, as grid classes. */
  readonly grid: string;
  readonly from: WideFrom;
}

const ShapeContext = createContext<Shape>({ grid: '', from: 'lg' });

const ROW = 'grid gap-x-4 px-4 lg:px-6';
const WIDE: Readonly<Record<WideFrom, string>> = {
  md: 'md:block',
  lg: 'lg:block',
  xl: 'xl:block',
};

interface DataTableProps extends Shape {
  label: string;
  columns: Readonly<Record<string, string>>;
  /** The keys of the numeric columns. */
  numbers?: readonly string[];
  /** A column whose header is only for screen readers, because its cells are self-explanatory. */
  unseen?: string;
  /** The rows match the previous query; the new one is loading. */
  isOld?: boolean;
  /** Where the top border is drawn: always, only where the table has no header, or never. */
  edge?: 'always' | 'narrow' | 'none';
  className?: string;
  children: ReactNode;
}

const NARROW_EDGE: Readonly<Record<WideFrom, string>> = {
  md: 'border-t border-line md:border-t-0',
  lg: 'border-t border-line lg:border-t-0',
  xl: 'border-t border-line xl:border-t-0',
};

/** A table of the settings; on narrow screens its rows are stacked and there is no header. */
export function DataTable({ grid, from, children, ...table }: DataTableProps) {
  const {
    label,
    columns,
    numbers = [],
    unseen,
    isOld = false,
    edge = 'always',
    className = '',
  } = table;
  const line = { always: 'border-t border-line', narrow: NARROW_EDGE[from], none: '' }[edge];
  return (
    <table
      aria-label={label}
      aria-busy={isOld || undefined}
      className={`block ${line} ${isOld ? 'bg-sunken' : ''} ${className}`}
    >
      <thead className={`hidden border-b border-line ${WIDE[from]}`}>
        <tr className={`${ROW} ${grid}`}>
          {Object.entries(columns).map(([column, name]) => (
            <th
              key={column}
              scope="col"
              className={`py-2 text-meta font-medium text-ink-2 ${numbers.includes(column) ? 'text-right' : 'text-left'}`}
            >
              {column === unseen ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        <ShapeContext value={{ grid, from }}>{children}</ShapeContext>
      </tbody>
    </table>
  );
}

interface DataRowProps extends ComponentProps<'tr'> {
  /** The whole row is clickable, through its RowLink or RowButton. */
  opens?: boolean;
  /** The content that the row opens is shown. */
  isOpen?: boolean;
}

const OPEN =
  'bg-accent-soft forced-colors:outline-3 forced-colors:-outline-offset-3 forced-colors:outline-[Highlight]';

export function DataRow({ opens = false, isOpen = false, className = '', ...rest }: DataRowProps) {
  const { grid } = use(ShapeContext);
  const look = opens
    ? `relative focus-within:bg-accent-soft ${isOpen ? OPEN : 'hover:bg-sunken'}`
    : '';
  return (
    <tr
      aria-current={isOpen || undefined}
      className={`${ROW} ${grid} min-h-12 border-b border-line py-2 ${look} ${className}`}
      {...rest}
    />
  );
}

/**
 * Extends a link or button over its row, so that a click anywhere counts and the focus ring
 * surrounds the row.
 */
const COVER =
  'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus';

export const RowLink = ({ className = '', ...rest }: ComponentProps<typeof Link>) => (
  <Link className={`block font-medium ${COVER} ${className}`} {...rest} />
);

export const RowButton = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`max-w-full text-left ${COVER} ${className}`} {...rest} />
);

const STATE: Readonly<Record<WideFrom, string>> = {
  md: 'md:col-start-auto md:row-start-auto md:self-center',
  lg: 'lg:col-start-auto lg:row-start-auto lg:self-center',
  xl: 'xl:col-start-auto xl:row-start-auto xl:self-center',
};

/** The state of a row; beside its first cell where there are no columns. */
export function StateCell({ children }: { children: ReactNode }) {
  const { from } = use(ShapeContext);
  return <td className={`col-start-2 row-start-1 self-start ${STATE[from]}`}>{children}</td>;
}

const LINE: Readonly<Record<WideFrom, string>> = {
  md: 'md:col-span-1',
  lg: 'lg:col-span-1',
  xl: 'xl:col-span-1',
};
const NAMED: Readonly<Record<WideFrom, string>> = {
  md: 'md:sr-only',
  lg: 'lg:sr-only',
  xl: 'xl:sr-only',
};

/** A separate line where there are no columns, with its name if it needs one to be understood. */
export function LineCell({ name, children }: { name?: string; children: ReactNode }) {
  const { from } = use(ShapeContext);
  return (
    <td className={`col-span-2 min-w-0 text-ink-2 ${LINE[from]}`}>
      {name !== undefined && <span className={NAMED[from]}>{name}: </span>}
      {children}
    </td>
  );
}

/** Hidden where there are no columns. */
export function WideCell({
  isNumber = false,
  className = '',
  ...rest
}: ComponentProps<'td'> & { isNumber?: boolean }) {
  const { from } = use(ShapeContext);
  return (
    <td
      className={`hidden min-w-0 ${isNumber ? 'text-right' : 'text-ink-2'} ${WIDE[from]} ${className}`}
      {...rest}
    />
  );
}

/** The actions of a row. */
export const ActionsCell = ({ children }: { children: ReactNode }) => (
  <td className="col-span-2 flex flex-wrap gap-2 lg:col-span-1 lg:justify-end">{children}</td>
);
