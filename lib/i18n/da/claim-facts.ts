import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Rediger skaden',
  title: 'Rediger {claim}',
  lead: 'Hvis skadedatoen ændres, beregnes de ACV, som reglerne har givet, på ny. ACV indtastet i hånden bliver stående.',
  damageHint: 'Reglerne bruger den til at beregne genstandenes alder.',
  deductibleHint: 'Forsikringstagerens egen andel. Den trækkes fra det samlede beløb.',
  limitHint: 'Det højeste, som policen betaler for skaden.',
  boughtLater: '{name} blev købt senere, den {date}. Ret en af de to datoer.',
  future: 'Denne dag ligger i fremtiden.',
  addDamage: '{why}: angiv skadens dato',
  enterDamage: 'Angiv skadedatoen',
  terms: 'Selvrisiko og forsikringssum',
  save: 'Gem',
  saved: '{claim} gemt',
};
