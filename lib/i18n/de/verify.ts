import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Bericht prüfen',
  ours: {
    title: '{client} hat einen Bericht mit dieser Nummer erstellt',
    text: 'Er wurde am {when} erstellt und ist nicht widerrufen.',
  },
  revoked: {
    title: 'Dieser Bericht wurde widerrufen',
    text: '{client} hat ihn am {when} erstellt und am {revoked} widerrufen. Fragen Sie {client}, welcher jetzt gilt.',
  },
  unknown: {
    title: 'Wir kennen keinen Bericht mit dieser Nummer',
    text: 'Vergleichen Sie sie mit der Nummer am Fuß jeder Seite. Jeder Bericht, den wir erstellt haben, ist hier bekannt.',
  },
  asked: { title: 'Nummer des Berichts eingeben', text: 'Sie steht am Fuß jeder Seite.' },
  too_many: {
    title: 'Zu viele Anfragen',
    text: 'Warten Sie {count} Minuten und öffnen Sie die Adresse noch einmal.',
  },
  number: 'Berichtsnummer',
  check: 'Prüfen',
  sha256: 'SHA-256 der Datei',
  lead: 'Ist Ihre Datei die, die erstellt wurde?',
  hint: 'Sie wird auf Ihrem Gerät verglichen und nirgendwohin gesendet.',
  choose: 'Datei wählen',
  outcomes: {
    same: 'Die Datei ist unverändert: Es ist die, die erstellt wurde.',
    sameRevoked: 'Die Datei ist unverändert, aber der Bericht wurde widerrufen.',
    changed:
      'Das ist nicht die Datei, die erstellt wurde: Sie wurde verändert, oder es ist ein anderes Dokument.',
    unreadable: 'Die Datei konnte nicht gelesen werden.',
    byHand:
      'Dieser Browser kann sie hier nicht vergleichen. Vergleichen Sie die SHA-256 Ihrer Datei mit der oben.',
  },
};
