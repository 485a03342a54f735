import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  never: 'Käsin syötetty ACV ei koskaan tarvitse toista henkilöä.',
  above:
    'Käsin syötetty ACV, joka ylittää {amount}, ei ole voimassa ennen kuin toinen henkilö hyväksyy sen.',
  change: 'Muuta kohdassa Yleiset',
};
