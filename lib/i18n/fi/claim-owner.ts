import type { claimOwner as English } from '../en/claim-owner';

export const claimOwner: typeof English = {
  menu: 'Käsittelijä, {claim}: {name}',
  label: 'Käsittelijä: {name}',
  nobody: 'ei kukaan',
  command: 'Vahingon käsittelijä',
  takeOver: 'Ota itsellesi',
  leave: 'Poista käsittelijä',
  giveTo: 'Siirrä käsittelijälle',
  taken: 'Olet nyt vahingon {claim} käsittelijä',
  given: '{name} on nyt vahingon {claim} käsittelijä',
  left: 'Vahingolla {claim} ei ole nyt käsittelijää',
  late: 'Joku muu siirsi vahingon {claim} käsittelijälle {name}. Valitse uudelleen.',
  failed: 'Vahingon {claim} käsittelijää ei vaihdettu',
};
