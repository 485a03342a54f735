/** The public page on which anybody can verify a report. */
export const verify = {
  title: 'Verify a report',
  ours: {
    title: '{client} issued this report',
    text: 'Issued on {when}, not withdrawn.',
  },
  revoked: {
    title: 'This report was withdrawn',
    text: '{client} issued it on {when} and withdrew it on {revoked}. Ask {client} for the valid report.',
  },
  unknown: {
    title: 'Report not found',
    text: 'Compare the number with the one at the foot of each page. All our reports can be verified here.',
  },
  enterNumber: { title: 'Enter the report number', text: 'It is at the foot of each page.' },
  too_many: {
    title: 'Too many attempts',
    text: 'Wait {count} minutes and try again.',
  },
  number: 'Report number',
  check: 'Verify',
  sha256: 'SHA-256 of the file',
  lead: 'Is your file unchanged?',
  hint: 'The file is compared on your device and not sent anywhere.',
  choose: 'Choose file',
  outcomes: {
    same: 'The file is unchanged.',
    sameRevoked: 'The file is unchanged, but the report was withdrawn.',
    changed: 'The file was changed or is another document.',
    unreadable: 'The file could not be read.',
    byHand:
      'This browser cannot compare files. Compare the SHA-256 of your file with the one above.',
  },
};

export type VerifyMessages = typeof verify;
