import type { publish as English } from '../en/publish';

export const publish: typeof English = {
  title: 'Förhandsgranska och publicera',
  of: 'Publicera {name}',
  back: 'Tillbaka till utkastet',
  effective: 'Gäller för skador från',
  suggestedHint: 'Föreslaget datum. Välj ett annat vid behov.',
  effectiveHint: 'Gäller alla senare skador tills du publicerar en senare version.',
  nothingStored:
    'Publiceringen ändrar ingen sparad beräkning. Förhandsgranskningen räknar om öppna värderingar, utom dem som angetts manuellt.',
  loadFailed: 'Förhandsgranskningen kunde inte hämtas',
  lookedAt: 'Öppna värderingar kontrollerade',
  changed: 'Skulle ändras',
  unchanged: 'Oförändrade',
  notValued: 'Uppgifter saknas',
  notValuedHint: 'Regeln kräver en uppgift som saknas.',
  now: 'ACV nu',
  after: 'ACV sedan',
  difference: 'Skillnad i ACV',
  changedClaims: 'Skador som ändras',
  netHint: 'Omfattar skadornas alla rader, efter gränser och självrisker.',
  incomplete: 'Förhandsgranskningen visar bara de nyaste öppna värderingarna.',
  none: 'Ingen öppen värdering ändras',
  noneGoverned: 'Reglerna gäller ingen öppen värdering från {day}',
  allBefore:
    'Alla öppna skador har skadedatum från {first} till {last}, före {day}. För dem gäller tidigare regler.',
  governedByOthers:
    'De öppna skadorna har skadedatum från {first} till {last}. Andra versioner gäller, deras föremål är avgjorda, eller deras ACV har angetts manuellt.',
  noDamages: 'Det finns ännu ingen öppen skada med föremål och ett skadedatum.',
  previewFrom: 'Visa från {day}',
  same: {
    one: '{count} öppen värdering räknades om utan ändring.',
    other: '{count} öppna värderingar räknades om utan ändring.',
  },
  lacking: {
    one: '{count} saknar en uppgift som dess regel frågar efter, till exempel köpdatumet.',
    other: '{count} saknar en uppgift som deras regel frågar efter, till exempel köpdatumet.',
  },
  table: 'Ändringar',
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
  changedSince:
    'Någon annan har ändrat utkastet efter din förhandsgranskning. Inget publicerades. Förhandsgranskningen visar nu den nya versionen.',
  already: 'Dessa regler är redan publicerade.',
};
