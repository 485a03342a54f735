import type { publish as English } from '../en/publish';

export const publish: typeof English = {
  title: 'Forhåndsvis og publiser',
  of: 'Publiser {name}',
  back: 'Tilbake til utkastet',
  effective: 'Gjelder for skader fra',
  suggestedHint: 'Foreslått dato. Velg en annen ved behov.',
  effectiveHint: 'Gjelder alle senere skader til du publiserer en senere versjon.',
  nothingStored:
    'Publiseringen endrer ingen lagret beregning. Forhåndsvisningen beregner åpne vurderinger på nytt, unntatt dem som er angitt manuelt.',
  loadFailed: 'Forhåndsvisningen kunne ikke hentes',
  lookedAt: 'Åpne vurderinger kontrollert',
  changed: 'Ville endres',
  unchanged: 'Uendret',
  notValued: 'Manglende opplysninger',
  notValuedHint: 'Regelen krever en opplysning som mangler.',
  now: 'ACV nå',
  after: 'ACV etterpå',
  difference: 'Forskjell i ACV',
  changedClaims: 'Skader som endres',
  netHint: 'Omfatter alle skadenes linjer, etter grenser og egenandeler.',
  incomplete: 'Forhåndsvisningen viser bare de nyeste åpne vurderingene.',
  none: 'Ingen åpen vurdering endres',
  noneGoverned: 'Reglene gjelder ingen åpen vurdering fra {day}',
  allBefore:
    'Alle åpne skader har skadedatoer fra {first} til {last}, før {day}. For dem gjelder tidligere regler.',
  governedByOthers:
    'De åpne skadene har skadedatoer fra {first} til {last}. Andre versjoner gjelder, gjenstandene er avgjort, eller ACV er angitt manuelt.',
  noDamages: 'Det finnes ennå ingen åpen skade med gjenstander og en skadedato.',
  previewFrom: 'Vis fra {day}',
  same: {
    one: '{count} åpen vurdering ble beregnet på nytt uten endring.',
    other: '{count} åpne vurderinger ble beregnet på nytt uten endring.',
  },
  lacking: {
    one: '{count} mangler en opplysning som regelen spør om, for eksempel kjøpsdatoen.',
    other: '{count} mangler en opplysning som regelen deres spør om, for eksempel kjøpsdatoen.',
  },
  table: 'Endringer',
  first: 'De {count} største endringene.',
  columns: {
    claim: 'Skade',
    item: 'Gjenstand',
    rule: 'Regel',
    now: 'ACV nå',
    after: 'ACV etterpå',
    payableNow: 'Til utbetaling nå',
    payableAfter: 'Til utbetaling etterpå',
    difference: 'Forskjell',
  },
  claimColumns: {
    claim: 'Skade',
    now: 'Nettokrav nå',
    after: 'Nettokrav etterpå',
    difference: 'Forskjell',
  },
  submit: 'Publiser',
  confirmTitle: 'Publisere {name}?',
  confirmText:
    'Det blir neste versjon, gjelder for skader fra {date} og kan aldri redigeres igjen. Ingen lagret beregning endres.',
  done: 'Versjon {version} er publisert',
  failed: 'Reglene ble ikke publisert',
  changedSince:
    'Noen andre har endret utkastet etter forhåndsvisningen din. Ingenting ble publisert. Forhåndsvisningen viser nå den nye versjonen.',
  already: 'Disse reglene er allerede publisert.',
};
