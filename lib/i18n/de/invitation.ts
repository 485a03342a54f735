import type { invitation as English } from '../en/invitation';

export const invitation: typeof English = {
  title: 'Ihre Einladung',
  resetTitle: 'Passwort wählen',
  looking: 'Ihr Link wird angesehen',
  joinLead: '{client} hat Sie eingeladen, {name}.',
  resetLead: 'Wählen Sie ein neues Passwort für {client}, {name}. Damit enden alle Ihre Sitzungen.',
  email: 'Sie melden sich mit {email} an.',
  password: 'Passwort',
  passwordHint: 'Mindestens {count} Zeichen. Einige Wörter hintereinander sind gut.',
  known:
    'Wenn Sie sich hier mit dieser Adresse schon anmelden, geben Sie das Passwort ein, das Sie haben.',
  show: 'Passwort zeigen',
  join: 'Beitreten',
  reset: 'Passwort speichern',
  missing: 'Bitte ausfüllen.',
  short: 'Es ist zu kurz: mindestens {count} Zeichen.',
  long: 'Es ist zu lang: höchstens {count} Zeichen.',
  other_password:
    'Es gibt ein Konto mit dieser Adresse, und das ist nicht sein Passwort. Geben Sie das ein, mit dem Sie sich anmelden.',
  again: 'Das gelang nicht, weil gleichzeitig etwas anderes geschah. Versuchen Sie es noch einmal.',
  too_many: 'Zu viele Versuche. Warten Sie {count} Minuten und öffnen Sie den Link wieder.',
  broken: 'Der Dienst war nicht erreichbar. Nichts ist geschehen; versuchen Sie es wieder.',
  over: {
    unknown: {
      title: 'Dieser Link öffnet nichts',
      text: 'Vielleicht wurde er beim Kopieren abgeschnitten oder durch einen neueren ersetzt. Bitten Sie Ihre Administration um einen anderen.',
    },
    used: {
      title: 'Dieser Link wurde benutzt',
      text: 'Er gilt einmal. Waren Sie es, melden Sie sich an; wenn nicht, sagen Sie es Ihrer Administration.',
    },
    revoked: {
      title: 'Dieser Link wurde zurückgezogen',
      text: 'Bitten Sie Ihre Administration um einen anderen.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Bitten Sie Ihre Administration um einen anderen.',
    },
  },
  doneTitle: 'Sie sind dabei',
  doneText: 'Melden Sie sich mit {email} und Ihrem Passwort an.',
  signIn: 'Anmelden',
};
