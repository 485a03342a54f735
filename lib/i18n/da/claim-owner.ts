import type { claimOwner as English } from '../en/claim-owner';

export const claimOwner: typeof English = {
  menu: 'Sagsbehandler for {claim}: {name}',
  label: 'Sagsbehandler: {name}',
  nobody: 'ingen',
  command: 'Skadens sagsbehandler',
  takeOver: 'Overtag',
  leave: 'Overlad til ingen',
  giveTo: 'Giv til',
  taken: 'Du har nu ansvaret for {claim}',
  given: '{name} har nu ansvaret for {claim}',
  left: 'Ingen har nu ansvaret for {claim}',
  late: '{claim} blev i mellemtiden givet til {name}. Intet blev ændret: vælg igen.',
  failed: 'Sagsbehandleren for {claim} blev ikke ændret',
};
