import type { Language } from '@/lib/shared/languages';
import type { FilterFinding } from './filter';

type Key = FilterFinding['code'] | 'only_last_known' | 'no_price' | 'no_price_of_day';

/** Why prices are excluded, and the sentences for when all are. `{name}` stands for a figure. */
export const SENTENCES = {
  en: {
    not_new: 'Not new; the replacement cost is that of a new item.',
    old: 'Older than 30 days.',
    outlier_low: '{percent} below this product’s median price ({median}).',
    outlier_high: '{percent} above this product’s median price ({median}).',
    claimed_low: 'Below 20% of the claimed amount ({claimed}).',
    claimed_high: 'Above 150% of the claimed amount ({claimed}).',
    only_last_known: 'The claimed product has no current price; the last known one is from {date}.',
    no_price_of_day:
      'The claimed product has no price of {date} or of the 30 days before; its newest prices are shown.',
    no_price: 'No shop has a price for the claimed product in {currency}.',
  },
  da: {
    not_new: 'Ikke ny; genanskaffelsesprisen er prisen for en ny.',
    old: 'Ældre end 30 dage.',
    outlier_low: '{percent} under produktets medianpris ({median}).',
    outlier_high: '{percent} over produktets medianpris ({median}).',
    claimed_low: 'Under 20 % af det anmeldte beløb ({claimed}).',
    claimed_high: 'Over 150 % af det anmeldte beløb ({claimed}).',
    only_last_known: 'Det anmeldte produkt har ingen aktuel pris; den senest kendte er fra {date}.',
    no_price_of_day:
      'Det anmeldte produkt har ingen pris fra {date} eller de 30 dage før; de nyeste priser vises.',
    no_price: 'Ingen butik har en pris på det anmeldte produkt i {currency}.',
  },
  sv: {
    not_new: 'Inte ny; återanskaffningsvärdet gäller en ny.',
    old: 'Äldre än 30 dagar.',
    outlier_low: '{percent} under produktens medianpris ({median}).',
    outlier_high: '{percent} över produktens medianpris ({median}).',
    claimed_low: 'Under 20 % av det anmälda beloppet ({claimed}).',
    claimed_high: 'Över 150 % av det anmälda beloppet ({claimed}).',
    only_last_known:
      'Den anmälda produkten har inget aktuellt pris; det senast kända är från {date}.',
    no_price_of_day:
      'Den anmälda produkten har inget pris från {date} eller de 30 dagarna före; de nyaste priserna visas.',
    no_price: 'Ingen butik har ett pris på den anmälda produkten i {currency}.',
  },
  nb: {
    not_new: 'Ikke ny; gjenanskaffelsesprisen er prisen for en ny.',
    old: 'Eldre enn 30 dager.',
    outlier_low: '{percent} under produktets medianpris ({median}).',
    outlier_high: '{percent} over produktets medianpris ({median}).',
    claimed_low: 'Under 20 % av det meldte beløpet ({claimed}).',
    claimed_high: 'Over 150 % av det meldte beløpet ({claimed}).',
    only_last_known: 'Det meldte produktet har ingen aktuell pris; den sist kjente er fra {date}.',
    no_price_of_day:
      'Det meldte produktet har ingen pris fra {date} eller de 30 dagene før; de nyeste prisene vises.',
    no_price: 'Ingen butikk har en pris på det meldte produktet i {currency}.',
  },
  de: {
    not_new: 'Nicht neu; der Wiederbeschaffungswert ist der eines neuen Gegenstands.',
    old: 'Älter als 30 Tage.',
    outlier_low: '{percent} unter dem mittleren Preis (Median) dieses Produkts ({median}).',
    outlier_high: '{percent} über dem mittleren Preis (Median) dieses Produkts ({median}).',
    claimed_low: 'Unter 20 % des gemeldeten Betrags ({claimed}).',
    claimed_high: 'Über 150 % des gemeldeten Betrags ({claimed}).',
    only_last_known:
      'Das gemeldete Produkt hat keinen aktuellen Preis; der letzte bekannte ist vom {date}.',
    no_price_of_day:
      'Für das gemeldete Produkt gibt es keinen Preis vom {date} oder aus den 30 Tagen davor; gezeigt werden die neuesten Preise.',
    no_price: 'Kein Shop hat einen Preis des gemeldeten Produkts in {currency}.',
  },
  fi: {
    not_new: 'Ei uusi; jälleenhankinta-arvo on uuden hinta.',
    old: 'Yli 30 päivää vanha.',
    outlier_low: '{percent} alle tuotteen mediaanihinnan ({median}).',
    outlier_high: '{percent} yli tuotteen mediaanihinnan ({median}).',
    claimed_low: 'Alle 20 % ilmoitetusta summasta ({claimed}).',
    claimed_high: 'Yli 150 % ilmoitetusta summasta ({claimed}).',
    only_last_known:
      'Ilmoitetulle tuotteelle ei ole ajantasaista hintaa; viimeisin on päivältä {date}.',
    no_price_of_day:
      'Ilmoitetulle tuotteelle ei ole hintaa päivältä {date} eikä sitä edeltäviltä 30 päivältä; näytetään uusimmat hinnat.',
    no_price: 'Millään kaupalla ei ole ilmoitetulle tuotteelle hintaa valuutassa {currency}.',
  },
} as const satisfies Record<Language, Record<Key, string>>;
