'use client';
import { useId } from 'react';
import { ROLES, type Role } from '@/lib/client/settings/people';
import { useSettingsMessages } from '../settings/settings-messages';
import { Check } from '../ui/field';

export function RoleChoice({ role, onChange }: { role: Role; onChange(role: Role): void }) {
  const { users: messages } = useSettingsMessages();
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-medium">{messages.form.role}</legend>
      {ROLES.map((one) => (
        <Check
          key={one}
          type="radio"
          name={name}
          label={messages.roles[one]}
          hint={messages.roleHints[one]}
          checked={one === role}
          onChange={() => onChange(one)}
        />
      ))}
    </fieldset>
  );
}
