export const reasons = {
  'reason.same_file': {
    headline: 'Dieselbe Datei liegt in einem anderen Schaden.',
    advice: 'Vergleichen Sie beide Schäden: Gegenstände, Daten und Versicherungsnehmer.',
    innocent:
      'Ein doppelt erfasster Schaden, derselbe Haushalt oder ein Standarddokument erklärt das auch.',
    details: 'Beide Dateien haben denselben Inhalt (SHA-256).',
  },
  'reason.same_picture': {
    headline: 'Dasselbe oder fast dasselbe Bild liegt in einem anderen Schaden.',
    advice: 'Vergleichen Sie beide Schäden: Gegenstände, Daten und Versicherungsnehmer.',
    innocent:
      'Ein doppelt erfasster Schaden, derselbe Haushalt oder ein Bild aus einem Shop erklärt das auch.',
    details:
      'Verglichen nach dem Inhalt; Größe, Komprimierung, Drehung, Spiegelung und kleiner Zuschnitt können abweichen.',
  },
  'reason.same_receipt': {
    headline: 'Derselbe Beleg liegt in einem anderen Schaden.',
    advice: 'Vergleichen Sie beide Schäden: Gegenstände, Daten und Versicherungsnehmer.',
    innocent:
      'Ein doppelt erfasster Schaden, derselbe Haushalt oder mehrere Gegenstände auf einem Beleg erklären das auch.',
    details:
      'Die Bilder oder die Texte sind gleich, ebenso die gelesene Summe und das Datum oder Geschäft.',
  },
  'reason.taken_before_purchase': {
    headline: 'Das Foto wurde lange vor dem angegebenen Kauf aufgenommen.',
    advice: 'Prüfen Sie das Kaufdatum anhand des Belegs.',
    innocent:
      'Eine falsch gestellte Kamerauhr, ein Foto des Vorbesitzers oder ein geschätztes Datum erklärt das auch.',
    details: 'Datum der Kamera: {taken}.',
  },
  'reason.receipt_total': {
    headline: 'Die Summe auf dem Beleg weicht vom geforderten Betrag ab.',
    advice: 'Berichtigen Sie den Betrag oder fragen Sie den Versicherungsnehmer.',
    innocent:
      'Ein Rabatt, eine Anzahlung oder mehrere Gegenstände auf einem Beleg erklären das auch.',
    details: 'Der geforderte Betrag steht nicht auf dem Beleg, auch nicht je Stück.',
  },
  'reason.receipt_date': {
    headline: 'Das Datum auf dem Beleg weicht vom angegebenen Kauf ab.',
    advice: 'Berichtigen Sie das Kaufdatum oder fragen Sie den Versicherungsnehmer.',
    innocent: 'Ein geschätztes Datum, ein Bestelldatum oder eine Zweitschrift erklären das auch.',
    details: 'Das angegebene Datum steht nicht auf dem Beleg.',
  },
  'reason.serial_number': {
    headline: 'Die Seriennummer steht auch in einem anderen Schaden.',
    advice: 'Vergleichen Sie beide Schäden und die Nummer am Gegenstand.',
    innocent:
      'Ein doppelt erfasster Schaden, ein Gebrauchtkauf oder eine Modellnummer erklärt das auch.',
    details: 'Ohne Leer- und Satzzeichen verglichen: {serial}.',
  },
  'reason.imei': {
    headline: 'Die IMEI steht auch in einem anderen Schaden.',
    advice: 'Vergleichen Sie beide Schäden und die Nummer am Gerät.',
    innocent: 'Ein doppelt erfasster Schaden oder ein Gebrauchtkauf erklärt das auch.',
    details: 'IMEI mit gültiger Prüfziffer: {serial}.',
  },
} as const;
