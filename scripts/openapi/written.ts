import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { openapi } from '@/lib/contract/openapi';

/** Files generated from the contract, relative to the root; neither is committed. */
export const OPENAPI_FILE = 'openapi.json';
export const CLIENT_TYPES_FILE = 'clients/typescript/src/schema.ts';

/** The URL is relative ({base_url}), so the file is valid for every installation. */
const SERVER_URL = '/api';

const HEADER = '// Made of openapi.json by `npm run openapi`; never edited by hand.\n\n';

/** The type of a form part or of binary content is Blob; JSON Schema has only strings for it. */
const blob = () => ts.factory.createTypeReferenceNode('Blob');

export const openapiText = (): string => `${JSON.stringify(openapi(SERVER_URL))}\n`;

export async function clientTypesText(): Promise<string> {
  const types = await openapiTS(JSON.stringify(openapi(SERVER_URL)), {
    transform: (schema) => ('contentMediaType' in schema ? blob() : undefined),
    silent: true,
  });
  return `${HEADER}${astToString(types)}`;
}
