import type { workbench as English } from '../en/workbench';

export const workbench: typeof English = {
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  strip: 'Dateien zum Schaden',
  move: 'In andere Position verschieben',
  remove: 'Datei löschen',
  download: 'Original herunterladen',
  nextShown: 'Dies ist das nächste Bild zur Durchsicht.',
  noneLeft: 'Keine weiteren Bilder zur Durchsicht.',
  removeTitle: '{name} löschen?',
  removeText:
    'Die Datei und ihr Urteil werden aus der Position gelöscht. Das Urteil bleibt im Prüfprotokoll.',
  removed: '{name} gelöscht',
  removeFailed: 'Die Datei wurde nicht gelöscht',
  moveTitle: '{name} in eine andere Position verschieben',
  search: 'Positionen suchen',
  noItem: 'Keine Position passt.',
  moved: '{name} nach {item} verschoben',
  moveFailed: 'Die Datei wurde nicht verschoben',
  evidence: 'Was die Untersuchung gefunden hat',
};
