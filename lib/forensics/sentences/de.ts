import { file } from './de/file';
import { pixels } from './de/pixels';
import { reasons } from './de/reasons';
import type { Dictionary } from './dictionary';

export const de = {
  phrases: {
    'place.upper_left': 'oben links',
    'place.top': 'oben',
    'place.upper_right': 'oben rechts',
    'place.left': 'links',
    'place.middle': 'in der Mitte',
    'place.right': 'rechts',
    'place.lower_left': 'unten links',
    'place.bottom': 'unten',
    'place.lower_right': 'unten rechts',
    'place.whole': 'fast im ganzen Bild',
    no_signer: 'einer nicht genannten Stelle',
    no_tool: 'nicht genannt',
  },
  findings: {
    'analysis.nothing_found': {
      headline: 'Keine klaren Anzeichen für Bearbeitung oder KI. Ausgeschlossen ist beides nicht.',
    },
    'analysis.no_edit_found': {
      headline: 'Keine klaren Anzeichen für Bearbeitung. Auf KI wurde nicht geprüft.',
    },
    'analysis.few_checks': {
      headline: 'Nicht zu entscheiden: Die meisten Prüfungen sind bei diesem Bild nicht möglich.',
      advice: 'Fordern Sie die Originaldatei oder ein neues Foto aus Kamera oder Handy an.',
      details: 'Nur {looked} von {checks} Prüfungen auf Bearbeitung waren möglich.',
    },
    'analysis.small': {
      headline: 'Nicht zu entscheiden: Das Bild ist zu klein.',
      advice: 'Fordern Sie die Originaldatei an; sie ist meist größer.',
      innocent: 'Messenger und Websites verkleinern jedes Bild.',
      details: 'Größe: {size} Pixel.',
    },
    'analysis.strongly_compressed': {
      headline: 'Nicht zu entscheiden: Das Bild hat zu viele Einzelheiten verloren.',
      advice: 'Fordern Sie die Originaldatei an.',
      innocent: 'Messenger und Websites verringern die Qualität jedes Bildes.',
      details: 'JPEG-Qualität {quality}.',
    },
    'analysis.not_from_camera': {
      headline: 'Nicht zu entscheiden: Das Bild kommt nicht direkt aus einer Kamera.',
      advice: 'Fordern Sie die Originaldatei an.',
      innocent: 'Messenger und Websites geben Kopien weiter, und Kopien verlieren Spuren.',
    },
    ...file,
    ...pixels,
    ...reasons,
  },
} as const satisfies Dictionary;
