import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Schaden bearbeiten',
  title: '{claim} bearbeiten',
  lead: 'Ändert sich das Schadendatum, werden ACV nach den Regeln neu berechnet. Von Hand eingetragene ACV bleiben.',
  damageHint: 'Die Regeln berechnen damit das Alter der Gegenstände.',
  deductibleHint: 'Der Anteil des Versicherungsnehmers. Er wird von der Gesamtsumme abgezogen.',
  limitHint: 'Das Höchste, was die Police für den Schaden zahlt.',
  boughtLater: '{name} wurde später gekauft, am {date}. Berichtigen Sie eines der beiden Daten.',
  future: 'Dieser Tag liegt in der Zukunft.',
  addDamage: '{why}: Schadendatum eintragen',
  enterDamage: 'Schadendatum eintragen',
  terms: 'Selbstbehalt und Versicherungssumme',
  save: 'Speichern',
  saved: '{claim} gespeichert',
};
