import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Redigera skadan',
  title: 'Redigera {claim}',
  lead: 'Om skadedatumet ändras räknas ACV från reglerna om. ACV som har angetts för hand står kvar.',
  damageHint: 'Reglerna använder det för att beräkna föremålens ålder.',
  deductibleHint: 'Försäkringstagarens egen del. Den dras av från totalsumman.',
  limitHint: 'Det högsta som försäkringen betalar för skadan.',
  boughtLater: '{name} köptes senare, den {date}. Rätta ett av de två datumen.',
  future: 'Den dagen ligger i framtiden.',
  addDamage: '{why}: ange skadans datum',
  enterDamage: 'Ange skadedatumet',
  terms: 'Självrisk och försäkringsbelopp',
  save: 'Spara',
  saved: '{claim} sparad',
};
