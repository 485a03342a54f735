import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Bericht prüfen',
  ours: {
    title: '{client} hat diesen Bericht ausgestellt',
    text: 'Ausgestellt am {when}, nicht widerrufen.',
  },
  revoked: {
    title: 'Dieser Bericht wurde widerrufen',
    text: '{client} hat ihn am {when} ausgestellt und am {revoked} widerrufen. Bitten Sie {client} um den gültigen Bericht.',
  },
  unknown: {
    title: 'Bericht nicht gefunden',
    text: 'Vergleichen Sie die Nummer mit der am Fuß jeder Seite. Alle unsere Berichte lassen sich hier prüfen.',
  },
  enterNumber: { title: 'Nummer des Berichts eingeben', text: 'Sie steht am Fuß jeder Seite.' },
  too_many: {
    title: 'Zu viele Versuche',
    text: 'Warten Sie {count} Minuten und versuchen Sie es noch einmal.',
  },
  number: 'Berichtsnummer',
  check: 'Prüfen',
  sha256: 'SHA-256 der Datei',
  lead: 'Ist Ihre Datei unverändert?',
  hint: 'Sie wird auf Ihrem Gerät verglichen und nirgendwohin gesendet.',
  choose: 'Datei wählen',
  outcomes: {
    same: 'Die Datei ist unverändert.',
    sameRevoked: 'Die Datei ist unverändert, aber der Bericht wurde widerrufen.',
    changed: 'Die Datei wurde verändert oder ist ein anderes Dokument.',
    unreadable: 'Die Datei konnte nicht gelesen werden.',
    byHand:
      'Dieser Browser kann sie hier nicht vergleichen. Vergleichen Sie die SHA-256 Ihrer Datei mit der oben.',
  },
};
