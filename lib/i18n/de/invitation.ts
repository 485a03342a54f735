import type { invitation as English } from '../en/invitation';

export const invitation: typeof English = {
  title: 'Ihre Einladung',
  resetTitle: 'Passwort wählen',
  looking: 'Ihr Link wird geprüft',
  joinLead: '{client} hat Sie eingeladen, {name}.',
  resetLead: 'Wählen Sie ein neues Passwort für {client}, {name}. Damit enden alle Ihre Sitzungen.',
  email: 'Sie melden sich mit {email} an.',
  password: 'Passwort',
  passwordHint: 'Mindestens {count} Zeichen. Verwenden Sie einige Wörter ohne Zusammenhang.',
  known:
    'Wenn Sie sich hier mit dieser Adresse schon anmelden, geben Sie das Passwort ein, das Sie haben.',
  show: 'Passwort zeigen',
  join: 'Beitreten',
  reset: 'Passwort speichern',
  missing: 'Bitte ausfüllen.',
  short: 'Es ist zu kurz: mindestens {count} Zeichen.',
  long: 'Es ist zu lang: höchstens {count} Zeichen.',
  other_password:
    'Zu dieser Adresse gibt es schon ein Konto mit einem anderen Passwort. Geben Sie das ein, mit dem Sie sich anmelden.',
  again: 'Gleichzeitig geschah etwas anderes. Versuchen Sie es noch einmal.',
  too_many: 'Zu viele Versuche. Warten Sie {count} Minuten und öffnen Sie den Link wieder.',
  broken: 'Der Dienst ist nicht erreichbar. Versuchen Sie es noch einmal.',
  over: {
    unknown: {
      title: 'Dieser Link funktioniert nicht',
      text: 'Vielleicht ist er unvollständig oder durch einen neueren ersetzt. Bitten Sie Ihre Administration um einen neuen Link.',
    },
    used: {
      title: 'Dieser Link wurde schon benutzt',
      text: 'Er gilt einmal. Waren Sie es, melden Sie sich an; wenn nicht, sagen Sie es Ihrer Administration.',
    },
    revoked: {
      title: 'Dieser Link wurde zurückgezogen',
      text: 'Bitten Sie Ihre Administration um einen neuen Link.',
    },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: 'Bitten Sie Ihre Administration um einen neuen Link.',
    },
  },
  doneTitle: 'Ihr Konto ist bereit',
  doneText: 'Melden Sie sich mit {email} und Ihrem Passwort an.',
  signIn: 'Anmelden',
};
