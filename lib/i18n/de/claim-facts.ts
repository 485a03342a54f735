import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Schaden bearbeiten',
  title: '{claim} bearbeiten',
  lead: 'Ein neues Schadendatum berechnet die ACV nach den Regeln neu und übernimmt die Preise dieses Tages. Manuell eingetragene ACV und entschiedene Positionen bleiben.',
  damageHint: 'Damit wird das Alter der Gegenstände berechnet.',
  deductibleHint: 'Anteil des Versicherungsnehmers, von der Gesamtsumme abgezogen.',
  limitHint: 'Höchstbetrag, den die Police für den Schaden zahlt.',
  boughtLater: '{name} wurde später gekauft, am {date}. Berichtigen Sie eines der beiden Daten.',
  future: 'Dieses Datum liegt in der Zukunft.',
  addDamage: '{why}: Schadendatum eintragen',
  enterDamage: 'Schadendatum eintragen',
  terms: 'Selbstbehalt und Versicherungssumme',
  save: 'Speichern',
  saved: '{claim} gespeichert',
};
