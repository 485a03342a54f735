import type { publish as English } from '../en/publish';

export const publish: typeof English = {
  title: 'Förhandsgranska och publicera',
  of: 'Publicera {name}',
  back: 'Tillbaka till utkastet',
  effective: 'Gäller för skador från',
  suggestedHint:
    'Förslag: årets första dag eller den dag då de gällande reglerna började. Välj en annan vid behov.',
  effectiveHint: 'Senare skador värderas enligt denna version, tills en ännu senare tar över.',
  nothingStored:
    'Publiceringen ändrar ingen sparad beräkning. Förhandsgranskningen visar vad en ny beräkning av de öppna värderingarna skulle ändra; de som fastställts för hand är utelämnade.',
  loadFailed: 'Förhandsgranskningen kunde inte göras',
  lookedAt: 'Öppna värderingar som granskats',
  changed: 'Skulle ändras',
  unchanged: 'Oförändrade',
  notValued: 'Uppgifter saknas',
  notValuedHint: 'Deras regel frågar efter något som inte är angivet.',
  now: 'ACV nu',
  after: 'ACV sedan',
  difference: 'Skillnad i ACV',
  changedClaims: 'Skador som ändras',
  netHint: 'För dessa värderingars skador med alla rader, efter begränsningar och självrisker.',
  incomplete:
    'Det finns fler öppna värderingar än förhandsgranskningen går igenom; den visar de nyaste.',
  none: 'Ingen öppen värdering skulle ändras',
  noneGoverned: 'Ingen öppen värdering har en skada som skulle omfattas från {day}',
  allBefore:
    'De öppna skadorna har skadedatum från {first} till {last}, alla före {day}. De följer fortsatt reglerna för sina dagar.',
  governedByOthers:
    'De öppna skadorna har skadedatum från {first} till {last}. De följer andra versioner, deras föremål är avgjorda, eller deras ACV har fastställts för hand.',
  noDamages: 'Det finns ännu ingen öppen skada med föremål och ett skadedatum.',
  previewFrom: 'Visa från {day}',
  same: {
    one: '{count} öppen värdering beräknades; dess ACV och utbetalningen skulle vara desamma.',
    other: '{count} öppna värderingar beräknades; deras ACV och utbetalningen skulle vara desamma.',
  },
  lacking: {
    one: '{count} saknar en uppgift som dess regel frågar efter, till exempel köpdatumet.',
    other: '{count} saknar en uppgift som deras regel frågar efter, till exempel köpdatumet.',
  },
  table: 'Vad som skulle ändras',
  first: 'De {count} största ändringarna.',
  columns: {
    claim: 'Skada',
    item: 'Föremål',
    rule: 'Regel',
    now: 'ACV nu',
    after: 'ACV sedan',
    payableNow: 'Att betala ut nu',
    payableAfter: 'Att betala ut sedan',
    difference: 'Skillnad',
  },
  claimColumns: {
    claim: 'Skada',
    now: 'Nettokrav nu',
    after: 'Nettokrav sedan',
    difference: 'Skillnad',
  },
  submit: 'Publicera',
  confirmTitle: 'Publicera {name}?',
  confirmText:
    'Det blir nästa version, gäller för skador från {date} och kan aldrig redigeras igen. Ingen sparad beräkning ändras.',
  done: 'Version {version} är publicerad',
  failed: 'Reglerna publicerades inte',
  already: 'Dessa regler är redan publicerade.',
};
