import { format } from 'oxfmt';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { openapi } from '@/lib/contract/openapi';

/**
 * Files generated from the contract, relative to the root: the description is committed, the types
 * of the client are not.
 */
export const OPENAPI_FILE = 'openapi.json';
export const CLIENT_TYPES_FILE = 'clients/typescript/src/schema.ts';

/** The URL is relative ({base_url}), so the file is valid for every installation. */
const SERVER_URL = '/api';

const HEADER = '// Made of openapi.json by `npm run openapi`; never edited by hand.\n\n';

/** Tabs, and one line for whatever fits: half the size of two spaces and one line per value. */
const LAYOUT = {
  printWidth: 240,
  useTabs: true,
  tabWidth: 1,
  objectWrap: 'collapse',
} as const;

/** The type of a form part or of binary content is Blob; JSON Schema has only strings for it. */
const blob = () => ts.factory.createTypeReferenceNode('Blob');

export async function openapiText(): Promise<string> {
  const { code, errors } = await format(OPENAPI_FILE, JSON.stringify(openapi(SERVER_URL)), LAYOUT);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

export async function clientTypesText(): Promise<string> {
  const types = await openapiTS(JSON.stringify(openapi(SERVER_URL)), {
    transform: (schema) => ('contentMediaType' in schema ? blob() : undefined),
    silent: true,
  });
  return `${HEADER}${astToString(types)}`;
}
