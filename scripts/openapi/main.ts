import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CLIENT_TYPES_FILE, clientTypesText, OPENAPI_FILE, openapiText } from './written';

/**
 * @param root the repository, because a bundle does not know where its sources are
 * @param onlyTypes does not write the API description
 */
export async function write(root: string, onlyTypes: boolean): Promise<void> {
  const writeFile = (file: string, content: string) => {
    writeFileSync(path.join(root, file), content);
    console.log(`✓ ${file}`);
  };
  if (!onlyTypes) writeFile(OPENAPI_FILE, openapiText());
  writeFile(CLIENT_TYPES_FILE, await clientTypesText());
}
