import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Rediger skaden',
  title: 'Rediger {claim}',
  lead: 'Hvis skadedatoen endres, beregnes ACV fra reglene på nytt. ACV som er skrevet inn for hånd, blir stående.',
  damageHint: 'Reglene bruker den til å beregne alderen på gjenstandene.',
  deductibleHint: 'Forsikringstakerens egen andel. Den trekkes fra totalbeløpet.',
  limitHint: 'Det høyeste forsikringen betaler for skaden.',
  boughtLater: '{name} ble kjøpt senere, {date}. Rett en av de to datoene.',
  future: 'Denne dagen ligger i fremtiden.',
  addDamage: '{why}: angi skadedatoen',
  enterDamage: 'Angi skadedatoen',
  terms: 'Egenandel og forsikringssum',
  save: 'Lagre',
  saved: '{claim} lagret',
};
