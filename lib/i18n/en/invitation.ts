/** The page of an invitation or password reset link. */
export const invitation = {
  title: 'Your invitation',
  resetTitle: 'Choose a password',
  looking: 'Checking your link',
  joinLead: '{client} has invited you, {name}.',
  resetLead: 'Choose a new password for {client}, {name}. This ends all your sessions.',
  email: 'You sign in with {email}.',
  password: 'Password',
  passwordHint: 'At least {count} characters. Use a few unrelated words.',
  known: 'If you already sign in here with this address, enter your current password.',
  show: 'Show password',
  join: 'Join',
  reset: 'Save password',
  missing: 'Fill this in.',
  short: 'It is too short: at least {count} characters.',
  long: 'It is too long: at most {count} characters.',
  other_password:
    'This address already has an account with another password. Enter the password you sign in with.',
  again: 'Something else happened at the same time. Try again.',
  too_many: 'Too many attempts. Wait {count} minutes and open the link again.',
  broken: 'The service cannot be reached. Try again.',
  over: {
    unknown: {
      title: 'This link does not work',
      text: 'It may be incomplete or replaced by a newer one. Ask your administrator for a new link.',
    },
    used: {
      title: 'This link was already used',
      text: 'It works once. If it was you, sign in; if not, contact your administrator.',
    },
    revoked: { title: 'This link was withdrawn', text: 'Ask your administrator for a new link.' },
    expired: { title: 'This link has expired', text: 'Ask your administrator for a new link.' },
  },
  doneTitle: 'Your account is ready',
  doneText: 'Sign in with {email} and your password.',
  signIn: 'Sign in',
};

export type InvitationMessages = typeof invitation;
