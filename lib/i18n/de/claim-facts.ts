import type { claimFacts as English } from '../en/claim-facts';

export const claimFacts: typeof English = {
  edit: 'Schaden bearbeiten',
  title: '{claim} bearbeiten',
  lead: 'Mit einem anderen Schadendatum wird jeder ACV nach den Regeln neu berechnet; was eine Person eingetragen hat, bleibt.',
  damageHint: 'Nach ihm berechnen die Regeln das Alter der Gegenstände.',
  deductibleHint: 'Was der Versicherungsnehmer vom Schaden selbst trägt. Es wird von der Summe abgezogen.',
  limitHint: 'Das Höchste, was die Police für den Schaden zahlt.',
  boughtLater: '{name} wurde später gekauft, am {date}. Berichtigen Sie eines der beiden Daten.',
  future: 'Dieser Tag liegt in der Zukunft.',
  addDamage: '{why}: Schadendatum eintragen',
  enterDamage: 'Schadendatum eintragen',
  terms: 'Selbstbehalt und Versicherungssumme',
  save: 'Speichern',
  saved: '{claim} gespeichert',
};
