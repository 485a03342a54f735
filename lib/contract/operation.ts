import type { z } from 'zod';

/** Positions 5-6 of an event code: the resource that an operation reports about. */
export type Location = '00' | '01' | 'AP' | 'AT' | 'CR' | 'CS' | 'PR' | 'PS' | 'SS';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a key needs to call it. `public` operations have no caller at all; `portal` ones are a policyholder's, who reaches
 * no others, and whom no key or session stands in for.
 */
export type Access = 'read' | 'write' | 'admin' | 'portal' | 'public';

/** `files` is a multipart form: `body` is then undefined and the service gets the parts. */
export type Carries = 'json' | 'files';

export interface Operation<
  M extends Method = Method,
  Path extends `/${string}` = `/${string}`,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly id: string;
  readonly method: M;
  /** Below {base_url}, with the parameter names of the service description. */
  readonly path: Path;
  readonly summary: string;
  readonly location: Location;
  readonly access: Access;
  readonly carries?: Carries;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
}

/** Identity at run time; fixes method, path and the four schema types at compile time. */
export const operation = <
  const M extends Method,
  const T extends `/${string}`,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  declaration: Operation<M, T, P, Q, B, R>,
): Operation<M, T, P, Q, B, R> => declaration;
