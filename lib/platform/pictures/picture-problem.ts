import type { Problem, Reason, Values } from '@/lib/shared/reasons';

type NameOf<R> = R extends `upload_picture_${infer Name}` ? Name : never;

/** Why a picture cannot be opened, as the picture process answers it. */
export interface PictureProblem {
  readonly reason: NameOf<Reason>;
  readonly values: Values;
}

/** Of a stored picture, for a handler who can ask for another one. */
export const asFailure = ({ reason, values }: PictureProblem): Problem => ({
  field: null,
  reason: `picture_${reason}`,
  values,
});

/** Of a file that is being uploaded, for whoever sends it. */
export const asRefusal = (fileName: string, { reason, values }: PictureProblem): Problem => ({
  field: null,
  reason: `upload_picture_${reason}`,
  values: { name: fileName, ...values },
});
