'use client';
import { Plus, X } from 'lucide-react';
import { newTier, type TierForm } from '@/lib/client/rules/rule-form';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { Button, IconButton } from '../ui/button';
import { FigureField } from './figure-field';
import { PlainMethodFields } from './plain-method-fields';

const TIERS_MAX = 20;

interface TierFieldsProps {
  tiers: readonly TierForm[];
  path: string;
  onChange(tiers: readonly TierForm[]): void;
}

/** One method per price band; the last band has no upper bound. */
export function TierFields({ tiers, path, onChange }: TierFieldsProps) {
  const { rules: messages } = useSettingsMessages();
  const change = (key: string, part: Partial<TierForm>) =>
    onChange(tiers.map((tier) => (tier.key === key ? { ...tier, ...part } : tier)));
  const add = () => onChange([...tiers.slice(0, -1), newTier(), ...tiers.slice(-1)]);
  return (
    <div className="flex flex-col gap-4">
      {tiers.map((tier, at) => {
        const isLast = at === tiers.length - 1;
        return (
          <fieldset
            key={tier.key}
            className="flex min-w-0 flex-col gap-3 border-l-2 border-line pl-4"
          >
            <legend className="sr-only">{fill(messages.form.tier, { number: at + 1 })}</legend>
            <div className="flex items-end gap-2">
              {isLast ? (
                <p className="font-medium">{messages.form.rest}</p>
              ) : (
                <div className="w-40">
                  <FigureField
                    label={messages.form.below}
                    path={`${path}.tiers.${at}.below`}
                    value={tier.below}
                    onChange={(below) => change(tier.key, { below })}
                  />
                </div>
              )}
              {tiers.length > 1 && (
                <IconButton
                  look="quiet"
                  className="ml-auto"
                  label={fill(messages.form.removeTier, { number: at + 1 })}
                  onClick={() => onChange(tiers.filter(({ key }) => key !== tier.key))}
                >
                  <X aria-hidden size={16} />
                </IconButton>
              )}
            </div>
            <PlainMethodFields
              method={tier.method}
              path={`${path}.tiers.${at}.method`}
              onChange={(part) => change(tier.key, { method: { ...tier.method, ...part } })}
            />
          </fieldset>
        );
      })}
      <Button className="self-start" disabled={tiers.length >= TIERS_MAX} onClick={add}>
        <Plus aria-hidden size={16} />
        {messages.form.addTier}
      </Button>
    </div>
  );
}
