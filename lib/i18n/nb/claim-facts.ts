import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Rediger skaden',
  title: 'Rediger {claim}',
  lead: 'Med en annen skadedato beregnes hver ACV som reglene ga, på nytt; det en person har angitt, blir stående.',
  damageHint: 'Ut fra den regner reglene alderen på gjenstandene.',
  deductibleHint: 'Det forsikringstakeren selv bærer av skaden. Det trekkes fra summen.',
  limitHint: 'Det høyeste forsikringen betaler for skaden.',
  boughtLater: '{name} ble kjøpt senere, {date}. Rett en av de to datoene.',
  future: 'Denne dagen ligger i fremtiden.',
  addDamage: '{why}: angi skadedatoen',
  enterDamage: 'Angi skadedatoen',
  terms: 'Egenandel og forsikringssum',
  save: 'Lagre',
  saved: '{claim} lagret',
};
