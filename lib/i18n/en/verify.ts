/** The public page on which anybody checks a report. */
export const verify = {
  title: 'Check a report',
  ours: { title: 'This report is ours', text: '{client} made it on {when}. It has not been withdrawn.' },
  revoked: { title: 'This report was withdrawn', text: '{client} made it on {when} and withdrew it on {revoked}. Ask {client} which one holds now.' },
  unknown: { title: 'We know no report of this number', text: 'Compare the number with the one at the foot of each page. A report of ours has one that is known here.' },
  too_many: { title: 'Too many questions', text: 'Wait {count} minutes and open the address again.' },
  document: 'Document',
  sha256: 'SHA-256 of the file',
  lead: 'Is the file at hand the one that was made?',
  hint: 'It is compared on your device and is not sent anywhere.',
  choose: 'Choose the file',
  outcomes: {
    same: 'The file is unchanged: it is the one that was made.',
    sameRevoked: 'The file is unchanged, but the report was withdrawn.',
    changed: 'This is not the file that was made: it was changed, or it is another document.',
    unreadable: 'The file could not be read.',
    byHand: 'This browser cannot compare it here. Compare the SHA-256 of your file with the one above.',
  },
};

export type VerifyMessages = typeof verify;
