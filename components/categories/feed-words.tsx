'use client';
import { X } from 'lucide-react';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { IconButton } from '../ui/button';
import { INPUT } from '../ui/field';
import { CategoryChoice } from './category-choice';
import type { EditProps } from './form';

/** Category words of price feeds, which stand for categories of the shared catalogue only. */
export function FeedWords({ text, onChange }: EditProps) {
  const { plural, formats } = useTranslation();
  const { categories: messages } = useSettingsMessages();
  const standard = text.categories.filter(({ isOwn }) => !isOwn);
  const assign = (word: string, categoryId: number | null) =>
    onChange((before) => ({
      ...before,
      words: before.words.map((one) => (one.word === word ? { ...one, categoryId } : one)),
    }));
  const forget = (word: string) =>
    onChange((before) => ({ ...before, words: before.words.filter((one) => one.word !== word) }));
  return (
    <section aria-label={messages.words} className="flex max-w-3xl flex-col gap-3">
      <h2 className="font-semibold">{messages.words}</h2>
      <p className="text-ink-2">
        {text.words.length === 0 ? messages.wordsNone : messages.wordsHint}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {text.words.map(({ word, rows, categoryId }) => (
          <li key={word} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-60">
              <span className="font-medium break-words">{word}</span>{' '}
              <span className="text-meta whitespace-nowrap text-ink-2">
                {fill(plural(messages.rows, rows), { count: formats.count(rows) })}
              </span>
            </span>
            <span className="flex min-w-0 flex-1 basis-60 gap-1">
              <CategoryChoice
                control={{
                  'aria-label': fill(messages.categoryOf, { word }),
                  className: INPUT,
                }}
                categories={standard}
                none={messages.wordUnassigned}
                value={categoryId}
                onChoose={(id) => assign(word, id)}
              />
              <IconButton
                look="quiet"
                label={fill(messages.removeName, { word })}
                onClick={() => forget(word)}
              >
                <X aria-hidden size={16} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
