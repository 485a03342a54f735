// Compiles the AssemblyScript kernels of the forensics engine: npm run kernels
import { writeFileSync } from 'node:fs';
import { generate, generatedFile } from './compile.mjs';
import { answerHelp } from '../../launch/help.mjs';

answerHelp(
  'usage: npm run kernels\n  compiles the kernels and writes lib/forensics/kernels/program.generated.ts',
);
writeFileSync(generatedFile, await generate());
console.log(`written: ${generatedFile}`);
