import type { workbench as English } from '../en/workbench';

export const workbench: typeof English = {
  fullScreen: 'Helskärm',
  leaveFullScreen: 'Avsluta helskärm',
  strip: 'Skadans filer',
  move: 'Flytta till ett annat föremål',
  remove: 'Ta bort fil',
  download: 'Hämta originalet',
  nextShown: 'Det här är nästa bild att granska.',
  noneLeft: 'Inga fler bilder att granska.',
  removeTitle: 'Ta bort {name}?',
  removeText:
    'Filen och dess bedömning tas bort från föremålet. Bedömningen finns kvar i händelseloggen.',
  removed: '{name} borttagen',
  removeFailed: 'Filen togs inte bort',
  moveTitle: 'Flytta {name} till ett annat föremål',
  search: 'Sök föremål',
  noItem: 'Inget föremål matchar.',
  moved: '{name} flyttad till {item}',
  moveFailed: 'Filen flyttades inte',
  evidence: 'Det här hittade undersökningen',
};
