import { format } from 'prettier';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { openapi } from '@/lib/contract/openapi';

/** Made of the declarations, by their place below the root: the description is committed, the types of the client are not. */
export const OPENAPI_FILE = 'openapi.json';
export const CLIENT_TYPES_FILE = 'clients/typescript/src/schema.ts';

/** Beside the server that serves it: {base_url} is relative, so the file holds for every installation. */
const SERVER_URL = '/api';

const HEADER = '// Made of openapi.json by `npm run openapi`; never edited by hand.\n\n';

/** Tabs, and what fits a line in one line: half of what two spaces and a line a value take. */
const LAYOUT = {
  parser: 'json',
  printWidth: 240,
  useTabs: true,
  tabWidth: 1,
  objectWrap: 'collapse',
} as const;

/** A part of a form or the bytes of an answer: a Blob, where JSON Schema has only strings. */
const blob = () => ts.factory.createTypeReferenceNode('Blob');

export const openapiText = (): Promise<string> =>
  format(JSON.stringify(openapi(SERVER_URL)), LAYOUT);

export async function clientTypesText(): Promise<string> {
  const types = await openapiTS(JSON.stringify(openapi(SERVER_URL)), {
    transform: (schema) => ('contentMediaType' in schema ? blob() : undefined),
    silent: true,
  });
  return `${HEADER}${astToString(types)}`;
}
