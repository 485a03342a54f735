// Compiles the AssemblyScript kernels of the forensics engine: npm run kernels
import { writeFileSync } from 'node:fs';
import { generate, generatedFile } from './kernels/compile.mjs';

writeFileSync(generatedFile, await generate());
console.log(`written: ${generatedFile}`);
