/** For the format of a line see read-facts.ts. */
export const TELEVISIONS = `
LG|OLED C1|2021-03-01|5999|48":100 55":112 65":150 77":260||
LG|OLED C2|2022-03-01|6999|42":100 48":104 55":120 65":160 77":265||
LG|OLED C3|2023-03-01|7499|42":100 48":106 55":124 65":165 77":270||
LG|OLED C5|2025-03-15|9499|42":100 48":108 55":130 65":170 77":265||
LG|OLED G2|2022-03-01|9999|55":100 65":135 77":225||
LG|OLED G3|2023-03-01|11499|55":100 65":134 77":215||
LG|OLED G4|2024-03-15|13499|55":100 65":133 77":205||
LG|QNED81 (2023)|2023-04-01|4499|50":100 55":115 65":145 75":195||
LG|NANO76 (2022)|2022-04-01|3499|43":100 50":115 55":128 65":165||
Samsung|S90C OLED|2023-04-01|8499|55":100 65":138 77":230||
Samsung|S90D OLED|2024-04-01|8999|55":100 65":140 77":235||
Samsung|S95C OLED|2023-04-01|10999|55":100 65":135 77":215||
Samsung|QN90B Neo QLED|2022-04-01|6999|43":85 50":95 55":100 65":135 75":180||
Samsung|QN90C Neo QLED|2023-04-01|7999|43":85 50":95 55":100 65":137 75":185||
Samsung|QN90D Neo QLED|2024-04-01|8999|43":84 50":94 55":100 65":139 75":190||
Samsung|Q80B|2022-04-01|4999|50":92 55":100 65":130 75":170||
Samsung|Q60C|2023-04-01|3999|43":84 50":93 55":100 65":128 75":168||
Samsung|The Frame LS03B|2022-04-01|6499|43":80 50":92 55":100 65":132 75":180||
Samsung|CU7175|2023-04-01|2499|43":100 50":116 55":132 65":172 75":225||
Sony|Bravia XR A80J OLED|2021-05-01|7499|55":100 65":135 77":215||
Sony|Bravia XR A80K OLED|2022-05-01|8499|55":100 65":136 77":210||
Sony|Bravia XR A80L OLED|2023-05-01|9999|55":100 65":134 77":205 83":270||
Sony|Bravia XR A95K QD-OLED|2022-06-01|14999|55":100 65":130||
Sony|Bravia XR X90L|2023-05-01|7499|55":100 65":128 75":165 85":215||
Sony|Bravia 8 OLED|2024-05-01|11999|55":100 65":132 77":200||
Philips|OLED807|2022-09-01|7999|48":94 55":100 65":138 77":225||
Philips|OLED808|2023-07-01|8999|42":88 48":95 55":100 65":139 77":220||
Philips|PUS8808 The One|2023-06-01|4799|43":85 50":92 55":100 65":130 75":168||
TCL|C745|2023-05-01|4299|50":92 55":100 65":130 75":170||
TCL|C845 Mini LED|2023-05-01|5999|55":100 65":132 75":172 85":235||
Panasonic|LZ1500 OLED|2022-07-01|8999|42":90 48":94 55":100 65":135||
Hisense|U8KQ Mini LED|2023-06-01|5999|55":100 65":130 75":170||
`;

export const HEADPHONES = `
Apple|AirPods (2nd generation)|2019-03-20|799|:100|white|
Apple|AirPods (3rd generation)|2021-10-26|1099|:100|white|
Apple|AirPods 4|2024-09-20|1099|standard:100 noise cancelling:137|white|
Apple|AirPods Pro (1st generation)|2019-10-30|1299|:100|white|
Apple|AirPods Pro (2nd generation)|2022-09-23|1799|:100|white|
Apple|AirPods Max|2020-12-15|3999|:100|space grey,silver,green,pink,sky blue|
Sony|WH-1000XM3|2018-09-01|1299|:100|black,silver|
Sony|WH-1000XM4|2020-08-06|1699|:100|black,silver,blue|
Sony|WF-1000XM4|2021-06-08|1099|:100|black,silver|
Sony|WF-1000XM5|2023-07-24|1899|:100|black,silver|
Sony|WH-CH720N|2023-03-01|749|:100|black,blue,white|
Bose|QuietComfort 35 II|2017-09-21|1299|:100|black,silver|
Bose|QuietComfort 45|2021-09-23|1799|:100|black,white|
Bose|Noise Cancelling Headphones 700|2019-06-30|1999|:100|black,silver|
Bose|QuietComfort Earbuds II|2022-09-15|1599|:100|black,soapstone|
Sennheiser|Momentum 4 Wireless|2022-08-23|1999|:100|black,white,denim|
Sennheiser|Momentum True Wireless 3|2022-05-10|1299|:100|black,graphite,white|
Bang & Olufsen|Beoplay H95|2020-09-10|5499|:100|black,grey mist|
Bang & Olufsen|Beoplay HX|2021-03-18|2999|:100|black anthracite,timber|
Bang & Olufsen|Beoplay EX|2022-04-28|2199|:100|black anthracite,gold tone|
Jabra|Elite 85t|2020-11-01|999|:100|titanium black,gold beige|
Jabra|Elite 10|2023-09-01|1399|:100|black,cream|
Jabra|Evolve2 75|2021-10-01|1799|:100|black|
Samsung|Galaxy Buds2 Pro|2022-08-26|999|:100|graphite,white,purple|
JBL|Tune 770NC|2023-05-01|699|:100|black,blue,white|
Beats|Studio Pro|2023-07-19|1799|:100|black,navy,sandstone|
`;

export const SPEAKERS = `
Sonos|One (2nd generation)|2019-03-01|1299|:100|black,white|
Sonos|Era 100|2023-03-28|1899|:100|black,white|
Sonos|Five|2020-06-10|4299|:100|black,white|
Sonos|Move 2|2023-09-20|3499|:100|black,white,olive|
Sonos|Roam 2|2024-06-05|1299|:100|black,white,olive|
Sonos|Beam (2nd generation)|2021-10-05|3299|:100|black,white|
Sonos|Arc|2020-06-10|5999|:100|black,white|
Bang & Olufsen|Beosound A1 (2nd generation)|2020-05-14|1799|:100|black anthracite,grey mist|
Bang & Olufsen|Beosound A5|2023-05-04|7999|:100|dark oak,nordic weave|
JBL|Flip 6|2021-12-01|799|:100|black,blue,red|
JBL|Charge 5|2021-04-01|1099|:100|black,blue,grey|
Bose|SoundLink Flex|2021-10-21|999|:100|black,blue|
Marshall|Stanmore III|2022-06-21|2499|:100|black,cream|
`;
