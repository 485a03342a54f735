import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  title: 'Toinen henkilö',
  never: 'Käsin syötetty ACV ei koskaan tarvitse toista henkilöä.',
  above: 'Käsin syötetty ACV, joka ylittää {amount}, ei ole voimassa ennen kuin toinen henkilö hyväksyy sen.',
  limit: 'Hyväksyntä tarvitaan yli, {currency}',
  hint: 'Tyhjä: ei koskaan.',
  wrong: 'Syötä summa muodossa {example} tai jätä tyhjäksi.',
  done: 'Raja on tallennettu',
};
