/** For the format of a line see read-facts.ts. */
export const WASHING_MACHINES = `
Miele|WWD 164|2022-03-01|7499|9 kg:100||
Miele|WWE 660|2021-02-01|9499|8 kg:100||
Miele|WCD 160|2021-02-01|7999|8 kg:100||
Bosch|Serie 4 WAN28|2020-09-01|3999|7 kg:95 8 kg:100||
Bosch|Serie 6 WAU28|2020-09-01|4799|8 kg:97 9 kg:100||
Bosch|Serie 8 WGB256|2022-09-01|7499|10 kg:100||
Siemens|iQ300 WM14|2020-09-01|4299|7 kg:95 8 kg:100||
Siemens|iQ500 WG44|2022-03-01|5299|9 kg:100 10 kg:108||
Siemens|iQ700 WG56|2022-09-01|7799|10 kg:100||
Electrolux|PerfectCare 600|2020-06-01|3999|7 kg:94 8 kg:100||
Electrolux|PerfectCare 700|2020-06-01|4799|8 kg:95 9 kg:100||
AEG|6000 ProSense|2020-06-01|4299|7 kg:95 8 kg:100||
AEG|8000 PowerCare|2021-03-01|6499|9 kg:97 10 kg:100||
Samsung|WW90T AddWash|2020-05-01|4499|9 kg:100|white,graphite|
Samsung|Bespoke AI WW11|2023-05-01|6999|11 kg:100|white,black|
LG|F4WV710|2021-05-01|4999|10.5 kg:100|white,black|
LG|Vivace F4V9|2020-05-01|5499|9 kg:100|white|
Asko|W2084|2019-06-01|7999|8 kg:100|white,titanium|
`;

export const DISHWASHERS = `
Bosch|Serie 2 SMV2|2021-06-01|3499|60 cm:100||
Bosch|Serie 6 SMV6|2021-06-01|6299|60 cm:100||
Bosch|Serie 8 SMV8|2021-06-01|8499|60 cm:100||
Bosch|Serie 4 SPV4|2021-06-01|4599|45 cm:100||
Siemens|iQ500 SN65|2021-06-01|6799|60 cm:100||
Siemens|iQ300 SR63|2021-06-01|4999|45 cm:100||
Miele|G 5000|2020-05-01|6499|60 cm:100|white,steel|
Miele|G 5210|2021-05-01|7999|60 cm:100|white,steel|
Miele|G 7110 AutoDos|2020-05-01|10499|60 cm:100|white,steel|
Miele|G 5430 Slimline|2021-05-01|7499|45 cm:100||
Electrolux|300 AirDry|2020-09-01|3699|60 cm:100 45 cm:97||
Electrolux|700 GlassCare|2020-09-01|5999|60 cm:100||
AEG|6000 SatelliteClean|2020-09-01|5299|60 cm:100||
AEG|9000 ComfortLift|2020-09-01|8999|60 cm:100||
Asko|DFI 444|2019-09-01|6999|60 cm:100||
Asko|DFI 746|2021-09-01|9999|60 cm:100||
Gram|OM 6230|2019-01-01|3299|60 cm:100|white,steel|
Samsung|DW60A6|2021-03-01|4499|60 cm:100||
`;

export const HOBS = `
Bosch|Serie 4 PUE611|2019-01-01|2999|60 cm:100||
Bosch|Serie 6 PXY875|2018-01-01|6499|80 cm:100||
Bosch|Serie 8 PXV|2017-01-01|8499|80 cm:100 90 cm:112||
Siemens|iQ100 EU611|2019-01-01|2999|60 cm:100||
Siemens|iQ300 EH651|2018-01-01|3799|60 cm:100 80 cm:122||
Siemens|iQ500 EX651|2017-01-01|5499|60 cm:100 80 cm:121||
Miele|KM 7201|2020-01-01|5999|60 cm:100||
Miele|KM 7464|2020-01-01|7999|62 cm:100||
Miele|KM 7897|2020-01-01|14999|90 cm:100||
Electrolux|300 Series LIR|2020-01-01|2999|60 cm:100||
Electrolux|600 SenseBoil|2019-01-01|5499|60 cm:100 80 cm:118||
AEG|6000 SenseBoil|2019-01-01|5999|60 cm:100 80 cm:117||
AEG|8000 SenseFry|2020-01-01|7999|60 cm:100 80 cm:115||
IKEA|MATMÄSSIG|2018-01-01|1999|59 cm:100||
IKEA|SMAKLIG|2018-01-01|3499|59 cm:100||
Gorenje|IT640|2019-01-01|2799|60 cm:100||
Voss|DIK 2460|2020-01-01|2999|60 cm:100||
Whirlpool|SmartCook WL|2019-01-01|4299|60 cm:100 77 cm:125||
`;

export const FURNITURE = `
IKEA|EKTORP|1995-01-01|3495|2 seats:82 3 seats:100||seats=3
IKEA|SÖDERHAMN|2012-01-01|4495|3 seats:100 4 seats:136||
IKEA|VIMLE|2016-01-01|5495|2 seats:84 3 seats:100 4 seats:142||
IKEA|FRIHETEN|2010-01-01|4999|corner:100||seats=3
Hay|Mags|2009-01-01|14999|2.5 seats:100 3 seats:119||
Bolia|Cosima|2013-01-01|17999|2.5 seats:100 3 seats:112||
Muuto|Outline|2016-01-01|22999|2 seats:85 3 seats:100||
Fritz Hansen|Series 7 chair|1955-01-01|3699|lacquered:100 natural veneer:118||seats=1
Carl Hansen & Søn|CH24 Wishbone chair|1950-01-01|4299|oak:100 walnut:145||seats=1
`;
