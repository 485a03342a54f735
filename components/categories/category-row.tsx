'use client';
import { ChevronDown, ChevronRight, Eye, EyeOff } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { IconButton } from '../ui/button';
import { CategoryFields } from './category-fields';
import { type CategoryText, type EditProps, shownName } from './form';

interface CategoryRowProps extends EditProps {
  one: CategoryText;
  isGroup?: boolean;
  wrong: ReadonlyMap<number, 'missing' | 'twice'>;
  openId: number | null;
  setOpenId(id: number | null): void;
}

/** The name opens the fields below it. */
export function CategoryRow(props: CategoryRowProps) {
  const { one, text, wrong, openId, setOpenId, onChange } = props;
  const { language } = useTranslation();
  const { categories: messages } = useSettingsMessages();
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = openId === one.id;
  const name = shownName(one, language) || messages.unnamed;
  const fieldsId = `category-${one.id}`;
  const change = (part: Partial<CategoryText>) =>
    onChange((before) => ({
      ...before,
      categories: before.categories.map((other) =>
        other.id === one.id ? { ...other, ...part } : other,
      ),
    }));
  return (
    <div data-category-id={one.id}>
      <div className="flex items-center gap-1">
        <Name
          {...props}
          ref={toggle}
          name={name}
          fieldsId={fieldsId}
          onClick={() => setOpenId(isOpen ? null : one.id)}
        />
        <IconButton
          look="quiet"
          label={fill(one.isHidden ? messages.show : messages.hide, { name })}
          onClick={() => change({ isHidden: !one.isHidden })}
        >
          {one.isHidden ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />}
        </IconButton>
      </div>
      {isOpen && (
        <CategoryFields
          id={fieldsId}
          one={one}
          text={text}
          wrong={wrong.get(one.id)}
          change={change}
          onChange={onChange}
          onClose={() => {
            setOpenId(null);
            toggle.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface NameProps extends CategoryRowProps {
  ref: Ref<HTMLButtonElement>;
  name: string;
  fieldsId: string;
  onClick(): void;
}

function Name({ ref, name, fieldsId, onClick, ...row }: NameProps) {
  const { one, isGroup = false, openId } = row;
  const isOpen = openId === one.id;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? fieldsId : undefined}
      className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-md px-1 text-left hover:bg-sunken"
      onClick={onClick}
    >
      <Arrow aria-hidden size={16} className="shrink-0 text-ink-3" />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span
          className={`break-words ${isGroup ? 'font-semibold' : ''} ${one.isHidden ? 'text-ink-2 line-through' : ''}`}
        >
          {name}
        </span>
        <Notes {...row} />
      </span>
    </button>
  );
}

/** What differs from the standard. */
function Notes({ one, text, wrong }: CategoryRowProps) {
  const { language } = useTranslation();
  const { categories: messages } = useSettingsMessages();
  const valuedAs = text.categories.find(({ id }) => id === one.valuedAsId);
  const problem = wrong.get(one.id);
  const notes = [
    one.isOwn && messages.own,
    !one.isOwn && shownName(one, language) !== one.standard && one.standard,
    one.isHidden && messages.hidden,
    valuedAs && fill(messages.valuedAsNote, { name: shownName(valuedAs, language) }),
  ].filter(Boolean);
  return (
    <span className="text-meta text-ink-2">
      {notes.join(' · ')}
      {problem && (
        <span className="text-flag">
          {' '}
          {problem === 'missing' ? messages.nameMissing : messages.nameTwice}
        </span>
      )}
    </span>
  );
}
