import { CATEGORIES } from './categories';

/** Runs one statement: `$1` the ids, `$2` the names, `$3` the parents. */
type Run = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** A category that is already stored keeps its name, and its parent if it has one. */
const ADD = `
  INSERT INTO category AS known (id, name, parent_id)
  SELECT * FROM unnest($1::int[], $2::text[], $3::int[])
  ON CONFLICT (id) DO UPDATE SET parent_id = excluded.parent_id
  WHERE known.parent_id IS NULL AND excluded.parent_id IS NOT NULL`;

/** Adds the built-in categories that the store lacks. Repeating it changes nothing. */
export const addCategories = (run: Run): Promise<unknown> =>
  run(ADD, [
    CATEGORIES.map(({ id }) => id),
    CATEGORIES.map(({ name }) => name),
    CATEGORIES.map(({ parent }) => parent),
  ]);
