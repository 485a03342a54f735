import type { TextLine } from './receipt';

export const linesOf = (text: string, confidence = 95): TextLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ text: line, confidence, height: 20 }));

/** Receipts as shops of six countries print them, with what they state. */
export const RECEIPTS = [
  {
    currency: 'DKK',
    text: `POWER A/S
Åbningstider på power.dk
Herlev Hovedgade 17, 2730 Herlev
CVR-nr. 26 09 32 16
Bon 4711  Kasse 3  14-05-2024 17:32
Samsung TV 55"            5.999,00
Rabat                      -500,00
SUBTOTAL                  5.499,00
TOTAL                     5.499,00
Heraf moms 25%            1.099,80
Dankort                   5.499,00
Ombytning senest 13-06-2024`,
    stated: { shop: 'POWER A/S', date: '2024-05-14', total: 549_900, currency: null },
  },
  {
    currency: 'SEK',
    text: `Elgiganten AB
Kungens kurva
Org.nr 556471-4474
2023-11-24  12:08
Dyson V11               4 990,00
Summa SEK               4 990,00
Moms 25%                  998,00
Kontokort               4 990,00
Öppet köp t.o.m. 2024-01-31`,
    stated: { shop: 'Elgiganten AB', date: '2023-11-24', total: 499_000, currency: 'SEK' },
  },
  {
    currency: 'NOK',
    text: `CLAS OHLSON AS
Torggata 2, 0181 Oslo
Org.nr. 937402198 MVA
Salgskvittering  03.02.2022  16:20
Drill 18V                  899,-
Bits                       149,-
Å betale                 1 048,-
Bankkort                 1 048,-
Herav mva 25%              209,60`,
    stated: { shop: 'CLAS OHLSON AS', date: '2022-02-03', total: 104_800, currency: null },
  },
  {
    currency: 'EUR',
    text: `MediaMarkt TV-HiFi-Elektro GmbH
Alexanderplatz 9, 10178 Berlin
Rechnung 88213
Datum: 7. März 2023
Waschmaschine            649,00
Zwischensumme            649,00
Gesamtbetrag EUR         649,00
inkl. 19% MwSt           103,62
EC-Karte                 649,00
Garantie bis 7. März 2025`,
    stated: {
      shop: 'MediaMarkt TV-HiFi-Elektro GmbH',
      date: '2023-03-07',
      total: 64_900,
      currency: 'EUR',
    },
  },
  {
    currency: 'EUR',
    text: `Verkkokauppa.com Oyj
Tyynenmerenkatu 11
Kuitti 12.9.2024 klo 10.15
Kahvinkeitin            129,90
Alennus                 -10,00
YHTEENSÄ  EUR           119,90
Pankkikortti            119,90
ALV 25,5%                24,36`,
    stated: { shop: 'Verkkokauppa.com Oyj', date: '2024-09-12', total: 11_990, currency: 'EUR' },
  },
  {
    currency: 'GBP',
    text: `JOHN LEWIS PLC
Oxford Street, London
Receipt No 1182
21 Jun 2021 13:45
Kettle                   £45.00
Toaster                  £39.99
Sub total                £84.99
TOTAL                    £84.99
CASH                     £90.00
CHANGE                    £5.01`,
    stated: { shop: 'JOHN LEWIS PLC', date: '2021-06-21', total: 8499, currency: 'GBP' },
  },
] as const;
