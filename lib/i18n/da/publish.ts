import type { publish as English } from '../en/publish';

export const publish: typeof English = {
  title: 'Gennemse og offentliggør',
  of: 'Offentliggør {name}',
  back: 'Tilbage til kladden',
  effective: 'Gælder for skader fra',
  suggestedHint:
    'Forslag: årets første dag eller den dag, de gældende regler begyndte. Vælg en anden efter behov.',
  effectiveHint: 'Senere skader vurderes efter denne version, indtil en endnu senere tager over.',
  nothingStored:
    'Offentliggørelsen ændrer ingen gemt beregning. Visningen fortæller, hvad en ny beregning af de åbne vurderinger ville ændre; manuelt fastsatte er udeladt.',
  loadFailed: 'Visningen kunne ikke laves',
  lookedAt: 'Åbne vurderinger set på',
  changed: 'Ville ændres',
  unchanged: 'Uændrede',
  notValued: 'Manglende oplysninger',
  notValuedHint: 'Deres regel spørger om noget, der ikke er oplyst.',
  now: 'ACV nu',
  after: 'ACV derefter',
  difference: 'Forskel i ACV',
  changedClaims: 'Skader, der ændres',
  netHint: 'For disse vurderingers skader med alle deres linjer, efter grænser og selvrisici.',
  incomplete: 'Der er flere åbne vurderinger, end visningen ser på; den viser de nyeste.',
  none: 'Ingen åben vurdering ville ændres',
  noneGoverned: 'Ingen åben vurdering har en skade, der ville være omfattet fra {day}',
  allBefore:
    'De åbne skader har skadedatoer fra {first} til {last}, alle før {day}. De følger fortsat reglerne for deres dage.',
  governedByOthers:
    'De åbne skader har skadedatoer fra {first} til {last}. De følger andre versioner, deres genstande er afgjort, eller deres ACV er fastsat manuelt.',
  noDamages: 'Der er endnu ingen åben skade med genstande og en skadedato.',
  previewFrom: 'Vis fra {day}',
  same: {
    one: '{count} åben vurdering blev beregnet; dens ACV og udbetalingen ville være de samme.',
    other: '{count} åbne vurderinger blev beregnet; deres ACV og udbetalingen ville være de samme.',
  },
  lacking: {
    one: '{count} mangler en oplysning, som dens regel spørger om, for eksempel købsdatoen.',
    other: '{count} mangler en oplysning, som deres regel spørger om, for eksempel købsdatoen.',
  },
  table: 'Hvad der ville ændres',
  first: 'De {count} største ændringer.',
  columns: {
    claim: 'Skade',
    item: 'Genstand',
    rule: 'Regel',
    now: 'ACV nu',
    after: 'ACV derefter',
    payableNow: 'Til udbetaling nu',
    payableAfter: 'Til udbetaling derefter',
    difference: 'Forskel',
  },
  claimColumns: {
    claim: 'Skade',
    now: 'Nettokrav nu',
    after: 'Nettokrav derefter',
    difference: 'Forskel',
  },
  submit: 'Offentliggør',
  confirmTitle: 'Offentliggør {name}?',
  confirmText:
    'Det bliver den næste version, gældende for skader fra {date}, og kan aldrig redigeres igen. Ingen gemt beregning ændres.',
  done: 'Version {version} er offentliggjort',
  failed: 'Reglerne blev ikke offentliggjort',
  already: 'Disse regler er allerede offentliggjort.',
};
