import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  title: 'Andre person',
  never: 'En manuelt fastsatt ACV krever aldri en annen person.',
  above: 'En manuelt fastsatt ACV over {amount} har ingen virkning før en annen person godkjenner den.',
  limit: 'Krever godkjenning over, {currency}',
  hint: 'Tomt: aldri.',
  wrong: 'Angi et beløp som {example} eller ingenting.',
  done: 'Grensen er lagret',
};
