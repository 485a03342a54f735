import { Search } from 'lucide-react';
import { INPUT } from './field';

interface SearchInputProps {
  label: string;
  hint: string;
  value: string;
  onChange(text: string): void;
  /** Whether it has the focus when its dialog opens. */
  isFirst?: boolean;
}

/** A search field with the full width on narrow screens and a fixed width on others. */
export function SearchInput({ label, hint, value, onChange, isFirst }: SearchInputProps) {
  return (
    <div className="relative min-w-0 flex-1 basis-full sm:flex-none sm:basis-auto">
      <Search
        aria-hidden
        size={16}
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        value={value}
        data-focus-first={isFirst || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={`${INPUT} h-8! pl-8! sm:w-64!`}
      />
    </div>
  );
}
