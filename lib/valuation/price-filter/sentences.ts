import type { Language } from '@/lib/shared/languages';
import type { FilterFinding } from './filter';

type Key = FilterFinding['code'] | 'only_last_known' | 'no_price';

/** Why a price is set aside, and what holds when all of them are. `{name}` stands for a figure. */
export const SENTENCES = {
  en: {
    not_new: 'It is not new; a replacement cost is that of a new item.',
    old: 'Older than 30 days.',
    outlier_low: '{percent} below the middle of the prices of this product ({median}).',
    outlier_high: '{percent} above the middle of the prices of this product ({median}).',
    claimed_low: 'Below 20% of the claimed amount ({claimed}).',
    claimed_high: 'Above 150% of the claimed amount ({claimed}).',
    only_last_known:
      'There is no current price of the claimed product; the last known one is of {date}.',
    no_price: 'No shop has a price of the claimed product in {currency}.',
  },
  da: {
    not_new: 'Den er ikke ny; en genanskaffelsespris er prisen for en ny.',
    old: 'Ældre end 30 dage.',
    outlier_low: '{percent} under midten af produktets priser ({median}).',
    outlier_high: '{percent} over midten af produktets priser ({median}).',
    claimed_low: 'Under 20 % af det anmeldte beløb ({claimed}).',
    claimed_high: 'Over 150 % af det anmeldte beløb ({claimed}).',
    only_last_known:
      'Der er ingen aktuel pris på det anmeldte produkt; den senest kendte er fra {date}.',
    no_price: 'Ingen butik har en pris på det anmeldte produkt i {currency}.',
  },
  sv: {
    not_new: 'Den är inte ny; en återanskaffningskostnad gäller en ny.',
    old: 'Äldre än 30 dagar.',
    outlier_low: '{percent} under mitten av produktens priser ({median}).',
    outlier_high: '{percent} över mitten av produktens priser ({median}).',
    claimed_low: 'Under 20 % av det anmälda beloppet ({claimed}).',
    claimed_high: 'Över 150 % av det anmälda beloppet ({claimed}).',
    only_last_known:
      'Det finns inget aktuellt pris på den anmälda produkten; det senast kända är från {date}.',
    no_price: 'Ingen butik har ett pris på den anmälda produkten i {currency}.',
  },
  nb: {
    not_new: 'Den er ikke ny; en gjenanskaffelsespris er prisen for en ny.',
    old: 'Eldre enn 30 dager.',
    outlier_low: '{percent} under midten av produktets priser ({median}).',
    outlier_high: '{percent} over midten av produktets priser ({median}).',
    claimed_low: 'Under 20 % av det meldte beløpet ({claimed}).',
    claimed_high: 'Over 150 % av det meldte beløpet ({claimed}).',
    only_last_known:
      'Det finnes ingen aktuell pris på det meldte produktet; den sist kjente er fra {date}.',
    no_price: 'Ingen butikk har en pris på det meldte produktet i {currency}.',
  },
  de: {
    not_new: 'Es ist nicht neu; der Wiederbeschaffungspreis ist der eines neuen.',
    old: 'Älter als 30 Tage.',
    outlier_low: '{percent} unter der Mitte der Preise dieses Produkts ({median}).',
    outlier_high: '{percent} über der Mitte der Preise dieses Produkts ({median}).',
    claimed_low: 'Unter 20 % des gemeldeten Betrags ({claimed}).',
    claimed_high: 'Über 150 % des gemeldeten Betrags ({claimed}).',
    only_last_known:
      'Es gibt keinen aktuellen Preis des gemeldeten Produkts; der letzte bekannte ist vom {date}.',
    no_price: 'Kein Shop hat einen Preis des gemeldeten Produkts in {currency}.',
  },
  fi: {
    not_new: 'Se ei ole uusi; jälleenhankintahinta on uuden hinta.',
    old: 'Yli 30 päivää vanha.',
    outlier_low: '{percent} alle tuotteen hintojen keskikohdan ({median}).',
    outlier_high: '{percent} yli tuotteen hintojen keskikohdan ({median}).',
    claimed_low: 'Alle 20 % ilmoitetusta summasta ({claimed}).',
    claimed_high: 'Yli 150 % ilmoitetusta summasta ({claimed}).',
    only_last_known:
      'Ilmoitetulle tuotteelle ei ole ajantasaista hintaa; viimeisin on päivältä {date}.',
    no_price: 'Millään kaupalla ei ole ilmoitetulle tuotteelle hintaa valuutassa {currency}.',
  },
} as const satisfies Record<Language, Record<Key, string>>;
