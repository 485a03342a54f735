import type { publish as English } from '../en/publish';

export const publish: typeof English = {
  title: 'Gennemse og offentliggør',
  of: 'Offentliggør {name}',
  back: 'Tilbage til kladden',
  effective: 'Gælder for skader fra',
  suggestedHint: 'Foreslået dato. Vælg en anden efter behov.',
  effectiveHint: 'Gælder alle senere skader, til du offentliggør en senere version.',
  nothingStored:
    'Offentliggørelsen ændrer ingen gemt beregning. Forhåndsvisningen genberegner åbne vurderinger, undtagen dem, der er indtastet manuelt.',
  loadFailed: 'Forhåndsvisningen kunne ikke hentes',
  lookedAt: 'Åbne vurderinger kontrolleret',
  changed: 'Ville ændres',
  unchanged: 'Uændrede',
  notValued: 'Manglende oplysninger',
  notValuedHint: 'Reglen kræver en oplysning, der mangler.',
  now: 'ACV nu',
  after: 'ACV derefter',
  difference: 'Forskel i ACV',
  changedClaims: 'Skader, der ændres',
  netHint: 'Omfatter alle skadernes linjer, efter grænser og selvrisici.',
  incomplete: 'Forhåndsvisningen viser kun de nyeste åbne vurderinger.',
  none: 'Ingen åben vurdering ændres',
  noneGoverned: 'Reglerne gælder ingen åben vurdering fra {day}',
  allBefore:
    'Alle åbne skader har skadedatoer fra {first} til {last}, før {day}. For dem gælder tidligere regler.',
  governedByOthers:
    'De åbne skader har skadedatoer fra {first} til {last}. Andre versioner gælder, deres genstande er afgjort, eller deres ACV er indtastet manuelt.',
  noDamages: 'Der er endnu ingen åben skade med genstande og en skadedato.',
  previewFrom: 'Vis fra {day}',
  same: {
    one: '{count} åben vurdering blev genberegnet uden ændring.',
    other: '{count} åbne vurderinger blev genberegnet uden ændring.',
  },
  lacking: {
    one: '{count} mangler en oplysning, som dens regel spørger om, for eksempel købsdatoen.',
    other: '{count} mangler en oplysning, som deres regel spørger om, for eksempel købsdatoen.',
  },
  table: 'Ændringer',
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
  changedSince:
    'En anden har ændret kladden efter din forhåndsvisning. Intet blev offentliggjort. Forhåndsvisningen viser nu den nye version.',
  already: 'Disse regler er allerede offentliggjort.',
};
