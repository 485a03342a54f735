import type { claimOwner as English } from '../en/claim-owner';

export const claimOwner: typeof English = {
  menu: 'Käsittelijä, {claim}: {name}',
  label: 'Käsittelijä: {name}',
  nobody: 'ei kukaan',
  command: 'Vahingon käsittelijä',
  takeOver: 'Ota itsellesi',
  leave: 'Jätä ilman käsittelijää',
  giveTo: 'Anna käsittelijälle',
  taken: 'Sinä käsittelet nyt vahinkoa {claim}',
  given: '{name} käsittelee nyt vahinkoa {claim}',
  left: 'Vahingolla {claim} ei ole nyt käsittelijää',
  late: 'Vahingon {claim} käsittelijä on nyt {name}. Mitään ei muutettu: valitse uudelleen.',
  failed: 'Vahingon {claim} käsittelijää ei vaihdettu',
};
