import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  title: 'Anden person',
  never: 'En manuelt fastsat ACV kræver aldrig en anden person.',
  above: 'En manuelt fastsat ACV over {amount} har ingen virkning, før en anden person godkender den.',
  limit: 'Kræver godkendelse over, {currency}',
  hint: 'Tomt: aldrig.',
  wrong: 'Indtast et beløb som {example} eller intet.',
  done: 'Grænsen er gemt',
};
