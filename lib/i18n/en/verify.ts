/** The public page on which anybody checks a report. */
export const verify = {
  title: 'Check a report',
  ours: {
    title: '{client} made a report with this number',
    text: 'It was made on {when} and has not been withdrawn.',
  },
  revoked: {
    title: 'This report was withdrawn',
    text: '{client} made it on {when} and withdrew it on {revoked}. Ask {client} which one holds now.',
  },
  unknown: {
    title: 'We do not know a report with this number',
    text: 'Compare it with the number at the foot of each page. Every report that we made is known here.',
  },
  asked: { title: 'Enter the number of the report', text: 'It is at the foot of each page.' },
  too_many: {
    title: 'Too many questions',
    text: 'Wait {count} minutes and open the address again.',
  },
  number: 'Report number',
  check: 'Check',
  sha256: 'SHA-256 of the file',
  lead: 'Is your file the one that was made?',
  hint: 'It is compared on your device and is not sent anywhere.',
  choose: 'Choose the file',
  outcomes: {
    same: 'The file is unchanged: it is the one that was made.',
    sameRevoked: 'The file is unchanged, but the report was withdrawn.',
    changed: 'This is not the file that was made: it was changed, or it is another document.',
    unreadable: 'The file could not be read.',
    byHand:
      'This browser cannot compare it here. Compare the SHA-256 of your file with the one above.',
  },
};

export type VerifyMessages = typeof verify;
