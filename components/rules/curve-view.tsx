'use client';
import { CircleAlert } from 'lucide-react';
import { DEFAULT_KEY, type RuleForm } from '@/lib/client/rules/rule-form';
import { curvesOf } from '@/lib/client/rules/share-curve';
import { useSettingsMessages } from '../settings/settings-messages';
import { Field } from '../ui/field';
import { CurveChart, StrokeSample } from './curve-chart';
import { CurveTable } from './curve-table';
import { RuleFigures } from './rule-fields';
import type { RuleSetBodyProps } from './rule-set-body-props';
import { CategoryNames, type WithCategories } from './category-names';
import { useLastGood } from './use-last-good';
import { useRuleText } from './use-rule-text';

type CurveViewProps = Pick<RuleSetBodyProps, 'form' | 'openKey' | 'setOpenKey' | 'edit'> &
  WithCategories;

/** The depreciation curve of one rule, with the fields that define it below. */
export function CurveView({ form, openKey, setOpenKey, edit, categories }: CurveViewProps) {
  const { rules: messages } = useSettingsMessages();
  const all = [...form.rules, form.defaultRule];
  const one = all.find(({ key }) => key === openKey) ?? all[0] ?? form.defaultRule;
  const path = one.key === DEFAULT_KEY ? 'default_rule' : `rules.${form.rules.indexOf(one)}`;
  return (
    <div className="flex flex-col gap-6 px-4 py-4 lg:px-6">
      <div className="flex max-w-3xl flex-wrap items-end gap-x-4 gap-y-1">
        <div className="w-full sm:w-80">
          <Field label={messages.curve.rules}>
            {(control) => (
              <select
                {...control}
                value={one.key}
                onChange={(event) => setOpenKey(event.target.value)}
              >
                {all.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name || messages.editor.newRuleName}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <p className="min-w-0 flex-1 basis-48 pb-2 text-ink-2">
          <CategoryNames one={one} categories={categories} />
        </p>
      </div>
      <Drawn one={one} />
      {edit && (
        <div className="flex max-w-3xl flex-col gap-6">
          <RuleFigures one={one} path={path} change={(part) => edit.change(one.key, part)} />
        </div>
      )}
    </div>
  );
}

const isOfCurve = (path: string): boolean =>
  /^rule\.(method|maximum_percent|floor_percent)/.test(path);

function Drawn({ one }: { one: RuleForm }) {
  const { rules: messages } = useSettingsMessages();
  const { methodText, shareLimitTexts } = useRuleText();
  const { rule, isCurrent } = useLastGood(one, isOfCurve);
  if (!rule) return <WrongFigure text={messages.curve.notDrawn} />;
  const { years, curves } = curvesOf(rule);
  const tiers = rule.method.kind === 'value_tiered' ? rule.method.tiers : [];
  return (
    <figure className="@container flex max-w-3xl flex-col gap-3">
      {!isCurrent && <WrongFigure text={messages.curve.lastGood} />}
      <figcaption className={isCurrent ? '' : 'text-ink-2'}>
        {methodText(rule.method).map((line, at) => (
          <p key={line} className="flex items-center gap-2 font-medium">
            {tiers.length > 0 && (
              <BandSample at={curves.findIndex(({ band }) => band?.below === tiers[at]?.below)} />
            )}
            {line}
          </p>
        ))}
        {shareLimitTexts(rule).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {curves.length > 0 && <p className="text-meta text-ink-2">{messages.curve.without}</p>}
      </figcaption>
      {curves.length === 0 ? (
        <p className="text-ink-2">{messages.curve.noCurve}</p>
      ) : (
        <>
          <CurveChart name={one.name} curves={curves} years={years} isCurrent={isCurrent} />
          <CurveTable curves={curves} />
        </>
      )}
    </figure>
  );
}

/** A band at market value has no curve; the spacer aligns its text with the other bands. */
const BandSample = ({ at }: { at: number }) =>
  at === -1 ? <span className="w-7 shrink-0" /> : <StrokeSample at={at} />;

const WrongFigure = ({ text }: { text: string }) => (
  <p className="flex max-w-3xl items-start gap-2 text-flag">
    <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
    {text}
  </p>
);
