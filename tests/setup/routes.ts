/** Finds route files as Next does: static names before parameters, then the catch-all. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '@/scripts/launch/root.mjs';

type RouteHandler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;
type RouteModule = Partial<Record<string, RouteHandler>>;

const folder = path.join(root, 'app/api');

/**
 * Relative to app/api, `client_reference/[client_reference_id]/route.ts`, without the sign-in's
 * own.
 */
export const routeFiles: readonly string[] = readdirSync(folder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => path.basename(file) === 'route.ts' && !file.startsWith('auth/'))
  .sort();

const templates = routeFiles.map((file) => ({ file, names: file.split('/').slice(0, -1) }));

const isParameter = (name: string) => /^\[\w+\]$/.test(name);
const isRest = (name: string) => name.includes('...');
const isOptional = (name: string) => name.startsWith('[[');

function matches(names: readonly string[], segments: readonly string[]): boolean {
  if (names.length !== segments.length) return false;
  return names.every((name, at) => !isRest(name) && (isParameter(name) || name === segments[at]));
}

const parametersIn = (names: readonly string[]) => names.filter(isParameter).length;

/** @param segments of a path below /api, decoded */
export function findRoute(segments: readonly string[]): {
  file: string;
  params: Record<string, string>;
} {
  const found = templates
    .filter(({ names }) => matches(names, segments))
    .sort((one, other) => parametersIn(one.names) - parametersIn(other.names))[0];
  const rest = templates.find(
    ({ names }) =>
      names.length === 1 &&
      names.some((name) => isRest(name) && (isOptional(name) || segments.length > 0)),
  );
  const { file, names } = found ?? rest ?? { file: '', names: [] };
  if (!file) throw new Error(`No route for /${segments.join('/')}`);
  const params = names.flatMap((name, at) =>
    isParameter(name) ? [[name.slice(1, -1), segments[at] ?? '']] : [],
  );
  return { file, params: Object.fromEntries(params) as Record<string, string> };
}

export const loadRoute = async (file: string): Promise<RouteModule> =>
  (await import(/* @vite-ignore */ path.join(folder, file))) as RouteModule;
