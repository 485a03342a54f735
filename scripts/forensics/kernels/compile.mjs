/** Compiles lib/forensics/kernels/assembly to the module that contains the WebAssembly. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import asc from 'assemblyscript/asc';
import { root } from '../../launch/root.mjs';

const sources = path.join(root, 'lib/forensics/kernels/assembly');

export const generatedFile = path.join(root, 'lib/forensics/kernels/program.generated.ts');

/** No imports and no heap: the caller lays out the memory. */
const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--use', 'abort='];

async function compile() {
  let binary;
  const { error, stderr } = await asc.main(
    ['index.ts', ...OPTIONS, '--baseDir', sources, '--outFile', 'kernels.wasm'],
    {
      readFile: (name) => {
        const file = path.join(sources, path.basename(name));
        return readdirSync(sources).includes(path.basename(name))
          ? readFileSync(file, 'utf8')
          : null;
      },
      writeFile: (name, contents) => {
        if (name.endsWith('.wasm')) binary = contents;
      },
      listFiles: () => [],
    },
  );
  if (error) throw new Error(`The kernels do not compile:\n${stderr.toString()}`, { cause: error });
  return Buffer.from(binary);
}

/** @returns {Promise<string>} the text of `generatedFile` */
export async function generate() {
  const lines = (await compile()).toString('base64').match(/.{1,160}/g) ?? [];
  return [
    '/** Written by `npm run kernels` from assembly/*.ts; not to be edited. WebAssembly in base64. */',
    'export const PROGRAM = `',
    ...lines,
    '`;',
    '',
  ].join('\n');
}
