import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Rediger skaden',
  title: 'Rediger {claim}',
  lead: 'En ny skadedato genberegner ACV fra reglerne og tager priserne fra den dag. ACV indtastet manuelt og afgjorte linjer bliver stående.',
  damageHint: 'Bruges til at beregne genstandenes alder.',
  deductibleHint: 'Forsikringstagerens egen andel, trækkes fra det samlede beløb.',
  limitHint: 'Det højeste beløb, policen dækker for skaden.',
  boughtLater: '{name} blev købt senere, den {date}. Ret en af de to datoer.',
  future: 'Datoen ligger i fremtiden.',
  addDamage: '{why}: angiv skadens dato',
  enterDamage: 'Angiv skadedatoen',
  terms: 'Selvrisiko og forsikringssum',
  save: 'Gem',
  saved: '{claim} gemt',
};
