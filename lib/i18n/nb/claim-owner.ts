import type { claimOwner as English } from '../en/claim-owner';

export const claimOwner: typeof English = {
  menu: 'Saksbehandler for {claim}: {name}',
  label: 'Saksbehandler: {name}',
  nobody: 'ingen',
  command: 'Skadens saksbehandler',
  takeOver: 'Overta',
  leave: 'Overlat til ingen',
  giveTo: 'Gi til',
  taken: 'Du har nå ansvaret for {claim}',
  given: '{name} har nå ansvaret for {claim}',
  left: 'Ingen har nå ansvaret for {claim}',
  late: '{claim} ble i mellomtiden gitt til {name}. Ingenting ble endret: velg på nytt.',
  failed: 'Saksbehandleren for {claim} ble ikke endret',
};
