import type { workbench as English } from '../en/workbench';

export const workbench: typeof English = {
  fullScreen: 'Fullskjerm',
  leaveFullScreen: 'Avslutt fullskjerm',
  strip: 'Filene i saken',
  move: 'Flytt til en annen gjenstand',
  remove: 'Slett fil',
  download: 'Last ned originalen',
  nextShown: 'Dette er neste bilde til gjennomsyn.',
  noneLeft: 'Ingen flere bilder til gjennomsyn.',
  removeTitle: 'Slette {name}?',
  removeText:
    'Filen og vurderingen slettes fra gjenstanden. Vurderingen er bevart i hendelsesloggen.',
  removed: '{name} slettet',
  removeFailed: 'Filen ble ikke slettet',
  moveTitle: 'Flytt {name} til en annen gjenstand',
  search: 'Søk i gjenstander',
  noItem: 'Ingen gjenstand passer.',
  moved: '{name} flyttet til {item}',
  moveFailed: 'Filen ble ikke flyttet',
  evidence: 'Dette fant undersøkelsen',
};
