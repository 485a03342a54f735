export const clientSettings = {
  lead: 'What holds for {client} as a whole.',
  loadFailed: 'The settings could not be loaded',
  save: 'Save',
  saved: 'The settings are saved',
  failed: 'The settings were not saved',
  changed: 'Somebody changed the settings meanwhile. Nothing of yours was saved.',
  showPresent: 'Show how they are now',
  unsaved: 'Not saved yet',
  missing: 'Fill this in.',
  identity: {
    title: 'Client',
    name: 'Name',
    nameHint: 'Policyholders read it in the portal and in reports.',
    language: 'Language',
    languageHint: 'Used for new claims without a language.',
    currency: 'Currency',
    currencyHint: 'Three letters, as EUR. Used for new claims and for the limit below.',
    currencyFixed: 'Cannot be changed: claims already use it.',
  },
  languages: {
    en: 'English',
    da: 'Danish',
    sv: 'Swedish',
    nb: 'Norwegian',
    de: 'German',
    fi: 'Finnish',
  },
  features: {
    title: 'Features',
    status: 'Statuses of appraisals',
    statusHint: 'Handlers set where an appraisal stands. Set them up under Statuses.',
  },
  forensics: {
    title: 'Image forensics',
    threshold: 'A picture is flagged from this confidence on',
    thresholdHint:
      '50 to 99%. It holds for pictures that are examined from now on: no verdict is rewritten.',
    percent: '{value}%',
    wrong: 'A whole number from 50 to 99.',
    looking: 'Looking at the last {days} days',
    previewPresent: {
      one: 'At {percent}, {count} picture of the last {days} days is flagged.',
      other: 'At {percent}, {count} pictures of the last {days} days are flagged.',
    },
    previewEqual: {
      one: 'At {percent}, {count} picture of the last {days} days would be flagged, as many as now.',
      other:
        'At {percent}, {count} pictures of the last {days} days would be flagged, as many as now.',
    },
    preview: {
      one: 'At {percent}, {count} picture of the last {days} days would be flagged; at {present} it is {now}.',
      other:
        'At {percent}, {count} pictures of the last {days} days would be flagged; at {present} it is {now}.',
    },
    partial: 'Of the newest 10,000 pictures in which something was found.',
    previewFailed: 'What it would flag could not be looked up.',
  },
  approval: {
    title: 'Amounts entered by hand',
    limit: 'Above this amount in {currency} a second person decides',
    limitHint: 'Empty: never.',
    wrong: 'An amount such as {example}.',
    decidedBy: 'The second person is',
    anyone: 'Anybody but the one who entered it',
    lead: 'A lead or an administrator',
    leadHint: 'API keys decide as before.',
  },
  retention: {
    title: 'How long things are kept',
    reports: 'Reports, in days',
    reportsHint:
      '1 to 3,650. Afterwards the link stops working and the file is deleted. Applies to new reports.',
    log: 'Request log, in days',
    logHint: '1 to 365. Holds for the whole log: what is older is removed within the hour.',
    wrong: 'A whole number from {from} to {to}.',
    rest: 'Claims, photos, verdicts and the audit trail are kept: nothing of them is removed by itself. Webhook deliveries are kept for 30 days.',
    shorter:
      'What is older than {count} days is removed from the request log, and cannot be brought back.',
  },
};
