import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Redigera skadan',
  title: 'Redigera {claim}',
  lead: 'Ett nytt skadedatum räknar om ACV från reglerna och tar priserna från den dagen. ACV som angetts manuellt och avgjorda rader står kvar.',
  damageHint: 'Används för att beräkna föremålens ålder.',
  deductibleHint: 'Försäkringstagarens egen del, dras av från totalsumman.',
  limitHint: 'Det högsta belopp som försäkringen ersätter för skadan.',
  boughtLater: '{name} köptes senare, den {date}. Rätta ett av de två datumen.',
  future: 'Datumet ligger i framtiden.',
  addDamage: '{why}: ange skadans datum',
  enterDamage: 'Ange skadedatumet',
  terms: 'Självrisk och försäkringsbelopp',
  save: 'Spara',
  saved: '{claim} sparad',
};
