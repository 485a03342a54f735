import type { claimOwner as English } from '../en/claim-owner';

export const claimOwner: typeof English = {
  menu: 'Sagsbehandler for {claim}: {name}',
  label: 'Sagsbehandler: {name}',
  nobody: 'ingen',
  command: 'Skadens sagsbehandler',
  takeOver: 'Overtag',
  leave: 'Fjern tildeling',
  giveTo: 'Tildel',
  taken: 'Du er nu sagsbehandler på {claim}',
  given: '{name} er nu sagsbehandler på {claim}',
  left: '{claim} har nu ingen sagsbehandler',
  late: 'En anden har tildelt {claim} til {name}. Vælg igen.',
  failed: 'Sagsbehandleren for {claim} blev ikke ændret',
};
