import type { WarningReasons } from '../../reason-types';

export const warningReasons: WarningReasons = {
  replacement_cost_zero: 'on 0',
  price_of_other_date:
    'on tarjouksen hinta {price:amount} toiselle vahinkopäivälle; asian nykyisenä vahinkopäivänä se on {due:amount}',
  zero_beside_offer: 'on 0, mutta tarjouksen hinta on {price:amount}',
  replacement_of_other_category: 'kuuluu eri luokkaan kuin ilmoitettu tuote',
  prices_excluded:
    'ei ole tiedossa: kaikki korvaavan tuotteen hinnat valuutassa {currency} on rajattu pois. Valitse tarjous tai anna summa',
  no_price:
    'ei ole tiedossa: missään kaupassa ei ole korvaavalle tuotteelle hintaa valuutassa {currency}. Anna summa',
  price_of_new_replacement: 'on nyt {price:amount}, uuden korvaavan tuotteen hinta kaupassa {shop}',
  price_awaits_approval:
    'tekee rivin summaksi {rcv:amount} eikä {priced:amount}. Ero ylittää yhden henkilön rajan, joten pienempi summa on voimassa, kunnes toinen henkilö hyväksyy hinnan',
  claimed_product_fixed:
    'ei voi muuttua ja on edelleen {pid}: luo uusi arvio toiselle ilmoitetulle tuotteelle',
  acv_not_calculated:
    'ei ole laskettu, koska säännöt eivät pysty arvioimaan riviä: jälleenhankinta-arvo on voimassa, kunnes päiväarvo on syötetty',
  line_without_date: 'puuttuu: riviä ei lasketa mukaan, ennen kuin se tai päiväarvo on syötetty',
  acv_outdated: 'määritettiin ennen rivin muutosta: syötä tai laske se uudelleen',
  acv_approval_requested_again:
    'hyväksyttiin ennen rivin muutosta. Se on yhä voimassa, mutta toisen henkilön on hyväksyttävä se uudelleen',
  approval_request_outdated:
    'syötettiin ennen hinnan tai määrän muutosta: syötä summa uudelleen tai hylkäytä se',
  removal_awaits_approval:
    'on poistettu, mutta on voimassa, kunnes toinen henkilö hyväksyy poiston. Sen jälkeen voimassa on {amount:amount}',
  market_value_beside_amount: 'ei vaikuta syötetyn summan rinnalla',
  market_value_unused: 'ei vaikuta: sääntö ”{rule}” ei käytä sitä',
  unknown_field: 'ei ole tämän toiminnon kenttä, ja se ohitettiin',
};
