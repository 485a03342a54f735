/** The page of a link that lets a person in. */
export const invitation = {
  title: 'Your invitation',
  resetTitle: 'Choose a password',
  looking: 'Looking at your link',
  joinLead: '{client} has invited you, {name}.',
  resetLead: 'Choose another password for {client}, {name}. It ends all your sessions.',
  email: 'You sign in with {email}.',
  password: 'Password',
  passwordHint: 'At least {count} characters. A few words in a row are good.',
  known: 'If you sign in here already with this address, enter the password that you have.',
  show: 'Show the password',
  join: 'Join',
  reset: 'Save the password',
  missing: 'Fill this in.',
  short: 'It is too short: at least {count} characters.',
  long: 'It is too long: at most {count} characters.',
  other_password:
    'There is an account with this address, and this is not its password. Enter the one that you sign in with.',
  again: 'That did not work because something else happened at the same time. Try once more.',
  too_many: 'Too many tries. Wait {count} minutes and open the link again.',
  broken: 'The service could not be reached. Nothing has happened; try again.',
  over: {
    unknown: {
      title: 'This link opens nothing',
      text: 'It may have been cut off when it was copied, or replaced by a newer one. Ask your administrator for another.',
    },
    used: {
      title: 'This link was used',
      text: 'It opens once. If it was you, sign in; if it was not, tell your administrator.',
    },
    revoked: { title: 'This link was withdrawn', text: 'Ask your administrator for another.' },
    expired: { title: 'This link has expired', text: 'Ask your administrator for another.' },
  },
  doneTitle: 'You are in',
  doneText: 'Sign in with {email} and your password.',
  signIn: 'Sign in',
};

export type InvitationMessages = typeof invitation;
