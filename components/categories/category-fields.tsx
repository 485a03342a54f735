'use client';
import { useEffect, useRef } from 'react';
import { LANGUAGES, LANGUAGE_NAMES } from '@/lib/shared/languages';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button } from '../ui/button';
import { Check, Field } from '../ui/field';
import { CategoryChoice } from './category-choice';
import { type CategoryText, type EditProps, leadsTo, without } from './form';

const NAME_LENGTH_MAX = 128;

interface CategoryFieldsProps extends EditProps {
  id: string;
  one: CategoryText;
  wrong: 'missing' | 'twice' | undefined;
  change(part: Partial<CategoryText>): void;
  onClose(): void;
}

export function CategoryFields({
  id,
  one,
  text,
  wrong,
  change,
  onChange,
  onClose,
}: CategoryFieldsProps) {
  const { categories: messages } = useSettingsMessages();
  function remove() {
    onChange((before) => without(before, one.id));
    onClose();
  }
  return (
    <div id={id} className="mb-2 ml-6 flex flex-col gap-4 border-l-2 border-accent py-2 pl-4">
      <Names one={one} wrong={wrong} change={change} />
      {one.isOwn && <GroupField one={one} text={text} change={change} />}
      <Field label={messages.valuedAs} hint={messages.valuedAsHint}>
        {(control) => (
          <CategoryChoice
            control={control}
            categories={text.categories.filter(
              (other) => !leadsTo(text.categories, other.id, one.id),
            )}
            none={messages.valuedAsNone}
            value={one.valuedAsId}
            onChoose={(valuedAsId) => change({ valuedAsId })}
          />
        )}
      </Field>
      <Check
        label={messages.isHidden}
        hint={messages.isHiddenHint}
        checked={one.isHidden}
        onChange={({ target }) => change({ isHidden: target.checked })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={onClose}>{messages.close}</Button>
        {one.isOwn && (
          <Button disabled={one.isUsed} onClick={remove}>
            {messages.remove}
          </Button>
        )}
        {one.isOwn && one.isUsed && <span className="text-ink-2">{messages.inUse}</span>}
      </div>
    </div>
  );
}

function Names({ one, wrong, change }: Pick<CategoryFieldsProps, 'one' | 'wrong' | 'change'>) {
  const { categories: messages } = useSettingsMessages();
  const input = useRef<HTMLInputElement>(null);
  // A person opened the fields, so that typing begins at once.
  useEffect(() => input.current?.focus(), []);
  const error =
    wrong === 'missing' ? messages.nameMissing : wrong === 'twice' ? messages.nameTwice : undefined;
  return (
    <>
      <Field label={messages.name} error={error} hint={one.isOwn ? undefined : messages.nameHint}>
        {(control) => (
          <input
            {...control}
            maxLength={NAME_LENGTH_MAX}
            autoComplete="off"
            ref={input}
            placeholder={one.standard}
            value={one.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <details>
        <summary className="cursor-pointer font-medium">{messages.names}</summary>
        <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
          {LANGUAGES.map((language) => (
            <Field key={language} label={LANGUAGE_NAMES[language]}>
              {(control) => (
                <input
                  {...control}
                  lang={language}
                  maxLength={NAME_LENGTH_MAX}
                  autoComplete="off"
                  value={one.names[language]}
                  onChange={({ target }) =>
                    change({ names: { ...one.names, [language]: target.value } })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      </details>
    </>
  );
}

/** A group with members stays one: there are two levels. */
function GroupField({ one, text, change }: Pick<CategoryFieldsProps, 'one' | 'text' | 'change'>) {
  const { categories: messages } = useSettingsMessages();
  const hasMembers = text.categories.some(({ parentId }) => parentId === one.id);
  const groups = text.categories.filter(
    ({ id, parentId, isHidden }) =>
      parentId === null && id !== one.id && (!isHidden || id === one.parentId),
  );
  return (
    <Field label={messages.group} hint={hasMembers ? messages.groupFixed : undefined}>
      {(control) => (
        <CategoryChoice
          control={control}
          categories={hasMembers ? [] : groups}
          none={messages.groupNone}
          value={one.parentId}
          onChoose={(parentId) => change({ parentId })}
        />
      )}
    </Field>
  );
}
