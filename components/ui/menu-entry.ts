import type { ReactElement, ReactNode } from 'react';

export type MenuEntry =
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'line' }
  | { readonly kind: 'item'; readonly text: string; readonly icon?: ReactNode; onSelect(): void }
  | {
      readonly kind: 'check';
      readonly text: string;
      readonly isChecked: boolean;
      onChange(isChecked: boolean): void;
    }
  | {
      readonly kind: 'choice';
      /** Null if no option is chosen. */
      readonly value: string | null;
      /** `lang` marks a label in another language than the page. */
      readonly options: readonly {
        readonly value: string;
        readonly label: string;
        readonly lang?: string;
      }[];
      onChoose(value: string): void;
    };

export interface MenuProps {
  /** The button that opens the menu: a single element that accepts a ref and props. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  entries: readonly MenuEntry[];
}
