import type { WarningReasons } from '../../reason-types';

export const warningReasons: WarningReasons = {
  replacement_cost_zero: 'er 0',
  price_of_other_date:
    'er tilbudets pris på {price:amount} for en annen skadedato; på sakens nåværende skadedato er den {due:amount}',
  zero_beside_offer: 'er 0, men tilbudet koster {price:amount}',
  replacement_of_other_category: 'er i en annen kategori enn det meldte produktet',
  prices_excluded:
    'er ikke kjent: alle priser på erstatningen i {currency} er utelatt. Velg et tilbud, eller oppgi et beløp',
  no_price: 'er ikke kjent: ingen butikk har en pris på erstatningen i {currency}. Oppgi et beløp',
  price_of_new_replacement: 'er nå {price:amount}, prisen på den nye erstatningen hos {shop}',
  price_awaits_approval:
    'gir linjen {rcv:amount} i stedet for {priced:amount}. Forskjellen er over grensen for én person, så det laveste beløpet gjelder til en annen godkjenner',
  claimed_product_fixed:
    'kan ikke endres og forblir {pid}: opprett en ny vurdering for et annet meldt produkt',
  acv_not_calculated:
    'er ikke beregnet, fordi reglene ikke kan verdsette linjen: gjenanskaffelsesprisen gjelder til dagsverdien er oppgitt',
  line_without_date: 'mangler: linjen teller ikke med før den eller en dagsverdi er oppgitt',
  acv_outdated: 'ble fastsatt før linjen ble endret: oppgi eller beregn den på nytt',
  acv_approval_requested_again:
    'ble godkjent før linjen ble endret. Den gjelder fortsatt, men en annen person må godkjenne den på nytt',
  approval_request_outdated:
    'ble oppgitt før pris eller antall ble endret: oppgi beløpet på nytt, eller få det avslått',
  removal_awaits_approval:
    'er slettet, men gjelder til en annen person godkjenner det. Deretter gjelder {amount:amount}',
  market_value_beside_amount: 'har ingen virkning ved siden av et oppgitt beløp',
  market_value_unused: 'har ingen virkning: regelen «{rule}» bruker den ikke',
  unknown_field: 'er ikke et felt i denne funksjonen og ble ignorert',
};
