import type { WarningReasons } from '../../reason-types';

export const warningReasons: WarningReasons = {
  replacement_cost_zero: 'er 0',
  price_of_other_date:
    'er tilbuddets pris på {price:amount} for en anden skadedato; på sagens nuværende skadedato er den {due:amount}',
  zero_beside_offer: 'er 0, men tilbuddet koster {price:amount}',
  replacement_of_other_category: 'er i en anden kategori end det anmeldte produkt',
  prices_excluded:
    'kendes ikke: alle priser på erstatningen i {currency} er udelukket. Vælg et tilbud, eller angiv et beløb',
  no_price: 'kendes ikke: ingen butik har en pris på erstatningen i {currency}. Angiv et beløb',
  price_of_new_replacement: 'er nu {price:amount}, prisen på den nye erstatning hos {shop}',
  price_awaits_approval:
    'giver linjen {rcv:amount} i stedet for {priced:amount}. Forskellen er over grænsen for én person, så det laveste beløb gælder, indtil en anden godkender',
  claimed_product_fixed:
    'kan ikke ændres og forbliver {pid}: opret en ny vurdering for et andet anmeldt produkt',
  acv_not_calculated:
    'er ikke beregnet, fordi reglerne ikke kan værdiansætte linjen: genanskaffelsesprisen gælder, indtil dagsværdien er angivet',
  line_without_date:
    'mangler: linjen tæller ikke med, før den er angivet, eller en dagsværdi er angivet',
  acv_outdated: 'blev fastsat, før linjen blev ændret: angiv eller beregn den igen',
  acv_approval_requested_again:
    'blev godkendt, før linjen blev ændret. Den gælder stadig, men en anden person skal godkende den igen',
  approval_request_outdated:
    'blev angivet, før pris eller antal blev ændret: angiv beløbet igen, eller få det afvist',
  removal_awaits_approval:
    'er slettet, men gælder, indtil en anden person godkender det. Derefter gælder {amount:amount}',
  market_value_beside_amount: 'har ingen virkning ved siden af et angivet beløb',
  market_value_unused: 'har ingen virkning: reglen »{rule}« bruger den ikke',
  unknown_field: 'er ikke et felt i denne funktion og blev ignoreret',
};
