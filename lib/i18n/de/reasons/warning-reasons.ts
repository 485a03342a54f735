import type { WarningReasons } from '../../reason-types';

export const warningReasons: WarningReasons = {
  replacement_cost_zero: 'ist 0',
  price_of_other_date:
    'ist der Preis des Angebots von {price:amount} für ein anderes Schadendatum; für das jetzige Schadendatum beträgt er {due:amount}',
  zero_beside_offer: 'ist 0, das Angebot kostet jedoch {price:amount}',
  replacement_of_other_category: 'gehört zu einer anderen Kategorie als das gemeldete Produkt',
  prices_excluded:
    'ist nicht bekannt: Alle Preise des Ersatzprodukts in {currency} sind ausgeschlossen. Wählen Sie ein Angebot oder geben Sie einen Betrag ein',
  no_price:
    'ist nicht bekannt: Kein Händler hat einen Preis für das Ersatzprodukt in {currency}. Geben Sie einen Betrag ein',
  price_of_new_replacement:
    'ist jetzt {price:amount}, der Preis des neuen Ersatzprodukts bei {shop}',
  price_awaits_approval:
    'ergibt für die Zeile {rcv:amount} statt {priced:amount}. Der Unterschied übersteigt die Grenze für eine Person; bis eine andere Person freigibt, gilt der niedrigere Betrag',
  claimed_product_fixed:
    'ist nicht änderbar und bleibt {pid}: Legen Sie für ein anderes Produkt eine neue Bewertung an',
  acv_not_calculated:
    'ist nicht berechnet, weil die Regeln die Zeile nicht bewerten können: Bis ein Zeitwert eingegeben ist, gilt der Wiederbeschaffungswert',
  line_without_date: 'fehlt: Die Zeile zählt nicht mit, bis es oder ein Zeitwert eingegeben ist',
  acv_outdated:
    'wurde festgelegt, bevor sich die Zeile änderte: Geben Sie ihn erneut ein oder berechnen Sie ihn neu',
  acv_approval_requested_again:
    'wurde freigegeben, bevor sich die Zeile änderte. Er gilt weiter, eine andere Person muss ihn aber erneut freigeben',
  approval_request_outdated:
    'wurde eingegeben, bevor sich Preis oder Menge änderte: Geben Sie den Betrag erneut ein oder lassen Sie ihn ablehnen',
  removal_awaits_approval:
    'wurde gelöscht, gilt aber, bis eine andere Person das freigibt. Danach gilt {amount:amount}',
  market_value_beside_amount: 'hat neben einem eingegebenen Betrag keine Wirkung',
  market_value_unused: 'hat keine Wirkung: Die Regel „{rule}“ verwendet ihn nicht',
  unknown_field: 'ist kein Feld dieser Funktion und wurde ignoriert',
};
