import type { publish as English } from '../en/publish';

export const publish: typeof English = {
  title: 'Forhåndsvis og publiser',
  of: 'Publiser {name}',
  back: 'Tilbake til utkastet',
  effective: 'Gjelder for skader fra',
  suggestedHint:
    'Forslag: årets første dag eller dagen de gjeldende reglene begynte. Velg en annen ved behov.',
  effectiveHint: 'Senere skader vurderes etter denne versjonen, til en enda senere tar over.',
  nothingStored:
    'Publiseringen endrer ingen lagret beregning. Forhåndsvisningen viser hva en ny beregning av de åpne vurderingene ville endre; manuelt fastsatte er utelatt.',
  loadFailed: 'Forhåndsvisningen kunne ikke lages',
  lookedAt: 'Åpne vurderinger sett på',
  changed: 'Ville endres',
  unchanged: 'Uendret',
  notValued: 'Manglende opplysninger',
  notValuedHint: 'Regelen deres spør om noe som ikke er oppgitt.',
  now: 'ACV nå',
  after: 'ACV etterpå',
  difference: 'Forskjell i ACV',
  changedClaims: 'Skader som endres',
  netHint: 'For skadene til disse vurderingene med alle linjer, etter grenser og egenandeler.',
  incomplete: 'Det er flere åpne vurderinger enn forhåndsvisningen ser på; den viser de nyeste.',
  none: 'Ingen åpen vurdering ville endres',
  noneGoverned: 'Ingen åpen vurdering har en skade som ville være omfattet fra {day}',
  allBefore:
    'De åpne skadene har skadedatoer fra {first} til {last}, alle før {day}. De følger fortsatt reglene for sine dager.',
  governedByOthers:
    'De åpne skadene har skadedatoer fra {first} til {last}. De følger andre versjoner, gjenstandene er avgjort, eller ACV er fastsatt manuelt.',
  noDamages: 'Det finnes ennå ingen åpen skade med gjenstander og en skadedato.',
  previewFrom: 'Vis fra {day}',
  same: {
    one: '{count} åpen vurdering ble beregnet; ACV og utbetalingen ville være de samme.',
    other: '{count} åpne vurderinger ble beregnet; ACV og utbetalingen ville være de samme.',
  },
  lacking: {
    one: '{count} mangler en opplysning som regelen spør om, for eksempel kjøpsdatoen.',
    other: '{count} mangler en opplysning som regelen deres spør om, for eksempel kjøpsdatoen.',
  },
  table: 'Hva som ville endres',
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
  already: 'Disse reglene er allerede publisert.',
};
