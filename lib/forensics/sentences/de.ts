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
      headline: 'Unklar: Die meisten Prüfungen sind bei diesem Bild nicht möglich.',
      advice: 'Fordern Sie die Originaldatei oder ein neues Foto aus Kamera oder Handy an.',
      details: 'Nur {looked} von {checks} Prüfungen auf Bearbeitung waren möglich.',
    },
    'analysis.small': {
      headline: 'Unklar: Das Bild ist zu klein.',
      advice: 'Fordern Sie die Originaldatei an; sie ist meist größer.',
      innocent: 'Messenger und Websites verkleinern jedes Bild.',
      details: 'Größe: {size} Pixel.',
    },
    'analysis.strongly_compressed': {
      headline: 'Unklar: Das Bild hat zu viele Einzelheiten verloren.',
      advice: 'Fordern Sie die Originaldatei an.',
      innocent: 'Messenger und Websites verringern die Qualität jedes Bildes.',
      details: 'JPEG-Qualität {quality}.',
    },
    'analysis.screenshot': {
      headline: 'Unklar: Ein Bildschirmfoto enthält keine Kameraspuren.',
      advice: 'Fordern Sie die Originaldatei an.',
      innocent: 'Fotos und Belege werden oft als Bildschirmfoto weitergegeben.',
    },
    'analysis.drawing': {
      headline: 'Unklar: Eine Zeichnung oder Grafik enthält keine Kameraspuren.',
      advice: 'Fordern Sie ein neues Foto des Gegenstands an.',
      innocent: 'Auch Händler und Hersteller zeigen ihre Ware als Zeichnung.',
    },
    'analysis.not_read': {
      headline: 'Unklar: Der Beleg konnte nicht gelesen werden.',
      advice: 'Lesen Sie ihn selbst oder fordern Sie eine Kopie an, die sich öffnen lässt.',
      innocent:
        'Er kann ein Passwort verlangen, zu groß oder beschädigt sein, oder der Dienst war ausgelastet.',
    },
    'analysis.copy': {
      headline:
        'Keine klaren Anzeichen für Bearbeitung. Die Datei kommt nicht direkt aus einer Kamera.',
      innocent: 'Messenger und Websites geben Kopien weiter, und Kopien verlieren Spuren.',
    },
    'analysis.weak_sign': {
      headline: 'Schwache Anzeichen einer Änderung {place}; meist ist die Ursache harmlos.',
      advice: 'Fordern Sie im Zweifel die Originaldatei an.',
    },
    'analysis.weak_signs': {
      headline: 'Schwache Anzeichen einer Änderung; meist ist die Ursache harmlos.',
      advice: 'Fordern Sie im Zweifel die Originaldatei an.',
    },
    'analysis.weak_signs_ai': {
      headline: 'Schwache Anzeichen für KI; meist ist die Ursache harmlos.',
      advice: 'Fordern Sie im Zweifel die Originaldatei an.',
    },
    ...file,
    ...pixels,
    ...reasons,
  },
} as const satisfies Dictionary;
