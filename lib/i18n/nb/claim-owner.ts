import type { claimOwner as English } from '../en/claim-owner';

export const claimOwner: typeof English = {
  menu: 'Saksbehandler for {claim}: {name}',
  label: 'Saksbehandler: {name}',
  nobody: 'ingen',
  command: 'Skadens saksbehandler',
  takeOver: 'Overta',
  leave: 'Fjern tildeling',
  giveTo: 'Tildel',
  taken: 'Du er nå saksbehandler for {claim}',
  given: '{name} er nå saksbehandler for {claim}',
  left: '{claim} har nå ingen saksbehandler',
  late: 'Noen andre har tildelt {claim} til {name}. Velg på nytt.',
  failed: 'Saksbehandleren for {claim} ble ikke endret',
};
