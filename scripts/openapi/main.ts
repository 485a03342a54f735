import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writtenFiles } from './written';

/** @param root the repository: a bundle does not know where its sources lie */
export async function write(root: string): Promise<void> {
  for (const [file, content] of Object.entries(await writtenFiles())) {
    writeFileSync(path.join(root, file), content);
    console.log(`✓ ${file}`);
  }
}
