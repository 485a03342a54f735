import type { WarningReasons } from '../../reason-types';

export const warningReasons: WarningReasons = {
  replacement_cost_zero: 'är 0',
  price_of_other_date:
    'är erbjudandets pris på {price:amount} för ett annat skadedatum; för ärendets nuvarande skadedatum är det {due:amount}',
  zero_beside_offer: 'är 0, men erbjudandet kostar {price:amount}',
  replacement_of_other_category: 'är i en annan kategori än den anmälda produkten',
  prices_excluded:
    'är okänt: alla priser på ersättningen i {currency} är uteslutna. Välj ett erbjudande eller ange ett belopp',
  no_price: 'är okänt: ingen butik har ett pris på ersättningen i {currency}. Ange ett belopp',
  price_of_new_replacement: 'är nu {price:amount}, priset på den nya ersättningen hos {shop}',
  price_awaits_approval:
    'ger raden {rcv:amount} i stället för {priced:amount}. Skillnaden är över gränsen för en person, så det lägre beloppet gäller tills någon annan godkänner',
  claimed_product_fixed:
    'kan inte ändras och förblir {pid}: skapa en ny värdering för en annan anmäld produkt',
  acv_not_calculated:
    'är inte beräknat, eftersom reglerna inte kan värdera raden: återanskaffningsvärdet gäller tills dagsvärdet har angetts',
  line_without_date: 'saknas: raden räknas inte med förrän det eller ett dagsvärde har angetts',
  acv_outdated: 'fastställdes innan raden ändrades: ange eller beräkna det igen',
  acv_approval_requested_again:
    'godkändes innan raden ändrades. Det gäller fortfarande, men en annan person måste godkänna det igen',
  approval_request_outdated:
    'angavs innan pris eller antal ändrades: ange beloppet igen eller låt det avslås',
  removal_awaits_approval:
    'är borttaget men gäller tills en annan person godkänner det. Därefter gäller {amount:amount}',
  market_value_beside_amount: 'har ingen verkan bredvid ett angivet belopp',
  market_value_unused: 'har ingen verkan: regeln ”{rule}” använder det inte',
  unknown_field: 'är inte ett fält i den här funktionen och ignorerades',
};
