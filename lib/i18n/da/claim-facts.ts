import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Rediger skaden',
  title: 'Rediger {claim}',
  lead: 'Med en anden skadedato beregnes hver ACV, som reglerne har givet, på ny; det, som en person har angivet, bliver stående.',
  damageHint: 'Ud fra den regner reglerne genstandenes alder.',
  deductibleHint: 'Det, som forsikringstageren selv bærer af skaden. Det trækkes fra summen.',
  limitHint: 'Det højeste, som policen betaler for skaden.',
  boughtLater: '{name} blev købt senere, den {date}. Ret en af de to datoer.',
  future: 'Denne dag ligger i fremtiden.',
  addDamage: '{why}: angiv skadens dato',
  enterDamage: 'Angiv skadedatoen',
  terms: 'Selvrisiko og forsikringssum',
  save: 'Gem',
  saved: '{claim} gemt',
};
