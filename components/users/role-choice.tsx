'use client';
import { useId } from 'react';
import { ROLES, type Role } from '@/lib/client/settings/people';
import { useSettingsWords } from '../settings/settings-words';
import { Check } from '../ui/field';

export function RoleChoice({ role, onChange }: { role: Role; onChange(role: Role): void }) {
  const { users: words } = useSettingsWords();
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{words.form.role}</legend>
      {ROLES.map((one) => (
        <Check
          key={one}
          type="radio"
          name={name}
          label={words.roles[one]}
          hint={words.roleHints[one]}
          checked={one === role}
          onChange={() => onChange(one)}
        />
      ))}
    </fieldset>
  );
}
