import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Redigera skadan',
  title: 'Redigera {claim}',
  lead: 'Med ett annat skadedatum beräknas varje ACV som reglerna gav på nytt; det som en person har angett står kvar.',
  damageHint: 'Utifrån det räknar reglerna föremålens ålder.',
  deductibleHint: 'Det som försäkringstagaren själv bär av skadan. Det dras av från summan.',
  limitHint: 'Det högsta som försäkringen betalar för skadan.',
  boughtLater: '{name} köptes senare, den {date}. Rätta ett av de två datumen.',
  future: 'Den dagen ligger i framtiden.',
  addDamage: '{why}: ange skadans datum',
  enterDamage: 'Ange skadedatumet',
  terms: 'Självrisk och försäkringsbelopp',
  save: 'Spara',
  saved: '{claim} sparad',
};
