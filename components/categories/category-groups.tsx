'use client';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import { Button } from '../ui/button';
import { SearchInput } from '../ui/search-input';
import { CategoryRow } from './category-row';
import { added, type EditProps, foundGroups, shownName } from './form';

interface CategoryGroupsProps extends EditProps {
  wrong: ReadonlyMap<number, 'missing' | 'twice'>;
}

/** The tree. One category is open for editing at a time. */
export function CategoryGroups({ text, wrong, onChange }: CategoryGroupsProps) {
  const { language } = useTranslation();
  const { categories: messages } = useSettingsMessages();
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const groups = foundGroups(text, search, language);
  function add(parentId: number | null) {
    const next = added(text, parentId);
    onChange(() => next.text);
    setOpenId(next.id);
  }
  const row = { text, wrong, onChange, openId, setOpenId };
  return (
    <section aria-label={messages.list} className="flex max-w-3xl flex-col gap-3">
      <h2 className="font-semibold">{messages.list}</h2>
      <div className="flex flex-wrap gap-2">
        <SearchInput
          label={messages.search}
          hint={messages.search}
          value={search}
          onChange={setSearch}
        />
        <Button onClick={() => add(null)}>
          <Plus aria-hidden size={16} />
          {messages.addGroup}
        </Button>
      </div>
      {groups.length === 0 && <p className="text-ink-2">{messages.noneFound}</p>}
      <ul className="flex flex-col gap-4">
        {groups.map(({ group, members }) => (
          <li key={group.id}>
            <CategoryRow one={group} isGroup {...row} />
            <ul className="ml-3 border-l border-line pl-3">
              {members.map((member) => (
                <li key={member.id}>
                  <CategoryRow one={member} {...row} />
                </li>
              ))}
            </ul>
            <Button
              look="quiet"
              className="ml-3"
              aria-label={fill(messages.addIn, { group: shownName(group, language) })}
              onClick={() => add(group.id)}
            >
              <Plus aria-hidden size={16} />
              {messages.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
