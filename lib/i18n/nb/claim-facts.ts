import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Rediger skaden',
  title: 'Rediger {claim}',
  lead: 'En ny skadedato beregner ACV fra reglene på nytt og tar prisene fra den dagen. ACV angitt manuelt og avgjorte linjer blir stående.',
  damageHint: 'Brukes til å beregne gjenstandenes alder.',
  deductibleHint: 'Forsikringstakerens egen andel, trekkes fra totalbeløpet.',
  limitHint: 'Det høyeste beløpet forsikringen dekker for skaden.',
  boughtLater: '{name} ble kjøpt senere, {date}. Rett en av de to datoene.',
  future: 'Datoen ligger i fremtiden.',
  addDamage: '{why}: angi skadedatoen',
  enterDamage: 'Angi skadedatoen',
  terms: 'Egenandel og forsikringssum',
  save: 'Lagre',
  saved: '{claim} lagret',
};
