import type { Problem, Reason, Values } from '@/lib/shared/reasons';

type NameOf<R> = R extends `upload_picture_${infer Name}` ? Name : never;

/** Why a picture cannot be opened, in the format of the picture process. */
export interface PictureProblem {
  readonly reason: NameOf<Reason>;
  readonly values: Values;
}

/** The failure of a stored picture, for a handler who can request another one. */
export const asFailure = ({ reason, values }: PictureProblem): Problem => ({
  field: null,
  reason: `picture_${reason}`,
  values,
});

/** The refusal of an uploaded file, for the person who uploads it. */
export const asRefusal = (fileName: string, { reason, values }: PictureProblem): Problem => ({
  field: null,
  reason: `upload_picture_${reason}`,
  values: { name: fileName, ...values },
});
