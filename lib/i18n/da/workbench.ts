import type { workbench as English } from '../en/workbench';

export const workbench: typeof English = {
  fullScreen: 'Fuld skærm',
  leaveFullScreen: 'Afslut fuld skærm',
  strip: 'Skadens filer',
  move: 'Flyt til en anden genstand',
  remove: 'Slet fil',
  download: 'Hent originalen',
  nextShown: 'Dette er det næste billede til gennemsyn.',
  noneLeft: 'Ikke flere billeder til gennemsyn.',
  removeTitle: 'Slet {name}?',
  removeText: 'Filen og vurderingen slettes fra genstanden. Vurderingen bevares i revisionssporet.',
  removed: '{name} slettet',
  removeFailed: 'Filen blev ikke slettet',
  moveTitle: 'Flyt {name} til en anden genstand',
  search: 'Søg i genstande',
  noItem: 'Ingen genstand passer.',
  moved: '{name} flyttet til {item}',
  moveFailed: 'Filen blev ikke flyttet',
  evidence: 'Det fandt undersøgelsen',
};
