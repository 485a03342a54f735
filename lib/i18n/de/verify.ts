import type { VerifyMessages } from '../en/verify';

export const verify: VerifyMessages = {
  title: 'Bericht prüfen',
  ours: { title: 'Dieser Bericht stammt von uns', text: '{client} hat ihn am {when} erstellt. Er ist nicht widerrufen.' },
  revoked: { title: 'Dieser Bericht wurde widerrufen', text: '{client} hat ihn am {when} erstellt und am {revoked} widerrufen. Fragen Sie {client}, welcher jetzt gilt.' },
  unknown: { title: 'Wir kennen keinen Bericht mit dieser Nummer', text: 'Vergleichen Sie die Nummer mit der am Fuß jeder Seite. Ein Bericht von uns hat eine, die hier bekannt ist.' },
  too_many: { title: 'Zu viele Anfragen', text: 'Warten Sie {count} Minuten und öffnen Sie die Adresse noch einmal.' },
  document: 'Dokument',
  sha256: 'SHA-256 der Datei',
  lead: 'Ist Ihre Datei die, die erstellt wurde?',
  hint: 'Sie wird auf Ihrem Gerät verglichen und nirgendwohin gesendet.',
  choose: 'Datei wählen',
  outcomes: {
    same: 'Die Datei ist unverändert: Es ist die, die erstellt wurde.',
    sameRevoked: 'Die Datei ist unverändert, aber der Bericht wurde widerrufen.',
    changed: 'Das ist nicht die Datei, die erstellt wurde: Sie wurde verändert, oder es ist ein anderes Dokument.',
    unreadable: 'Die Datei konnte nicht gelesen werden.',
    byHand: 'Dieser Browser kann sie hier nicht vergleichen. Vergleichen Sie die SHA-256 Ihrer Datei mit der oben.',
  },
};
