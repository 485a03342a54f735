import { ACCESS_REASONS } from './reasons/access-reasons';
import { CLAIM_REASONS } from './reasons/claim-reasons';
import { FEED_REASONS } from './reasons/feed-reasons';
import { FIELD_REASONS } from './reasons/field-reasons';
import { UPLOAD_REASONS } from './reasons/upload-reasons';
import { WARNING_REASONS } from './reasons/warning-reasons';

/**
 * The reasons for refusals: a stable name and its English template. `{name}` is text,
 * `{name:amount}` an amount as `7499.00`, `{name:date}` YYYY-MM-DD, `{name:number}` an unformatted
 * number and `{name:count}` a number with separators.
 */
export const REASONS = {
  ...FIELD_REASONS,
  ...CLAIM_REASONS,
  ...ACCESS_REASONS,
  ...UPLOAD_REASONS,
  ...FEED_REASONS,
  ...WARNING_REASONS,
} as const;

export type Reason = keyof typeof REASONS;

type Placeholder<Template extends string> = Template extends `${string}{${infer One}}${infer Rest}`
  ? One | Placeholder<Rest>
  : never;
type NameOf<One extends string> = One extends `${infer Name}:${string}` ? Name : One;
type ValueOf<One extends string> = One extends `${string}:${'number' | 'count'}` ? number : string;

/** The values that a template requires. */
type ValuesOf<R extends Reason> = {
  readonly [One in Placeholder<(typeof REASONS)[R]> as NameOf<One>]: ValueOf<One>;
};

export type Values = Readonly<Record<string, string | number>>;

/** A reason without its field. */
export interface Cause {
  readonly reason: Reason;
  readonly values: Values;
}

/** One problem with a field of the request or, if `field` is null, with the request as a whole. */
export interface Problem extends Cause {
  readonly field: string | null;
}

/** Empty for a template without placeholders. */
export type ValuesFor<R extends Reason> = keyof ValuesOf<R> extends never
  ? []
  : [values: ValuesOf<R>];

export const cause = <R extends Reason>(reason: R, ...[values]: ValuesFor<R>): Cause => ({
  reason,
  values: values ?? {},
});

export const causeOf = ({ reason, values }: Cause): Cause => ({ reason, values });

/** A problem with the request as a whole. */
export const problem = <R extends Reason>(reason: R, ...[values]: ValuesFor<R>): Problem => ({
  field: null,
  reason,
  values: values ?? {},
});

/** A problem with one field of the request. */
export const problemOf = <F extends string, R extends Reason>(
  field: F,
  reason: R,
  ...[values]: ValuesFor<R>
): Problem & { readonly field: F } => ({ field, reason, values: values ?? {} });

/** Names the reason as the message of a schema's check. Its values come from the check itself. */
export const reason = (name: Reason): Reason => name;

/** A placeholder of a template in any language, with its type. */
export const PLACEHOLDER = /\{(\w+)(?::(amount|date|number|count))?\}/g;

function printed(value: string | number, type: string | undefined): string {
  return type === 'count' ? value.toLocaleString('en') : String(value);
}

/** The English message of a reason with its values, without the field. */
export const textOf = ({ reason, values }: Cause): string =>
  REASONS[reason].replace(PLACEHOLDER, (placeholder, name: string, type?: string) => {
    const value = values[name];
    return value === undefined ? placeholder : printed(value, type);
  });

/** The description of an error: `<field> : <text>`, joined by `; `. */
export const descriptionOf = (problems: readonly Problem[]): string =>
  [
    ...new Set(
      problems.map((one) => (one.field === null ? textOf(one) : `${one.field} : ${textOf(one)}`)),
    ),
  ].join('; ');
