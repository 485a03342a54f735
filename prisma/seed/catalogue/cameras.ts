/** For the format of a line see read-facts.ts. */
export const CAMERAS = `
Canon|EOS R|2018-10-25|7499|body:100 24-105 kit:145||
Canon|EOS RP|2019-03-14|6499|body:100 24-105 kit:135||
Canon|EOS R5|2020-07-30|19999|body:100 24-105 kit:135||
Canon|EOS R6|2020-08-27|12499|body:100 24-105 kit:140||
Canon|EOS R7|2022-06-23|9999|body:100 18-150 kit:127||
Canon|EOS R8|2023-04-14|10999|body:100 24-50 kit:114||
Canon|EOS R10|2022-07-28|6499|body:100 18-45 kit:112 18-150 kit:138||
Canon|EOS R50|2023-03-17|4999|body:100 18-45 kit:112|black,white|
Canon|EOS R5 Mark II|2024-08-20|31999|body:100 24-105 kit:126||
Canon|EOS 90D|2019-09-20|7999|body:100 18-55 kit:110||
Canon|EOS 250D|2019-04-25|3999|body:100 18-55 kit:113|black,white|
Nikon|Z5|2020-08-27|7499|body:100 24-50 kit:118||
Nikon|Z6 II|2020-11-05|10999|body:100 24-70 kit:135||
Nikon|Z7 II|2020-12-10|15999|body:100 24-70 kit:126||
Nikon|Z8|2023-05-25|25999|body:100 24-120 kit:122||
Nikon|Z9|2021-12-24|35999|body:100||
Nikon|Z fc|2021-07-29|6299|body:100 16-50 kit:114||
Nikon|Z50|2019-11-07|5499|body:100 16-50 kit:114||
Nikon|Z6 III|2024-07-10|18999|body:100 24-70 kit:122||
Sony|Alpha 7 III|2018-04-10|9999|body:100 28-70 kit:113||
Sony|Alpha 7C|2020-10-23|10999|body:100 28-60 kit:112|black,silver|
Sony|Alpha 7C II|2023-10-01|15499|body:100 28-60 kit:111|black,silver|
Sony|Alpha 7R V|2022-12-01|25999|body:100||
Sony|Alpha 6400|2019-02-28|5999|body:100 16-50 kit:112||
Sony|Alpha 6700|2023-07-20|10499|body:100 18-135 kit:127||
Sony|RX100 VII|2019-08-28|7499|:100||
Sony|ZV-E10|2021-08-26|4699|body:100 16-50 kit:112|black,white|
Fujifilm|X-T4|2020-04-28|9499|body:100 18-55 kit:123|black,silver|
Fujifilm|X-T5|2022-11-17|13499|body:100 18-55 kit:122|black,silver|
Fujifilm|X-S10|2020-11-19|6999|body:100 18-55 kit:128||
Fujifilm|X-S20|2023-06-29|9999|body:100 15-45 kit:108||
Fujifilm|X100V|2020-02-27|9999|:100|black,silver|
Fujifilm|X100VI|2024-03-28|12999|:100|black,silver|
Panasonic|Lumix S5|2020-09-24|7999|body:100 20-60 kit:116||
Panasonic|Lumix S5 II|2023-02-16|12999|body:100 20-60 kit:114||
OM System|OM-1|2022-03-17|12999|body:100 12-40 kit:136||
Leica|Q2|2019-03-07|27999|:100||
`;

export const ACTION_CAMERAS = `
GoPro|HERO8 Black|2019-10-15|1299|standard:100||
GoPro|HERO9 Black|2020-09-16|1599|standard:100||
GoPro|HERO10 Black|2021-09-16|1899|standard:100||
GoPro|HERO11 Black|2022-09-14|2299|standard:100||
GoPro|HERO11 Black Mini|2022-10-25|1799|standard:100||
GoPro|HERO13 Black|2024-09-10|3199|standard:100 creator edition:165||
GoPro|MAX|2019-10-24|2999|standard:100||
DJI|Osmo Action 3|2022-09-14|1899|standard:100 adventure combo:125||
DJI|Osmo Action 4|2023-08-02|2299|standard:100 adventure combo:128||
DJI|Osmo Action 5 Pro|2024-09-19|2699|standard:100 adventure combo:127||
DJI|Osmo Pocket 3|2023-10-25|3799|standard:100 creator combo:128||
Insta360|ONE X2|2020-10-28|2499|standard:100||
Insta360|X3|2022-09-08|3199|standard:100||
Insta360|X4|2024-04-16|3799|standard:100||
Insta360|GO 3|2023-06-27|2499|64 GB:100 128 GB:110||
Insta360|Ace Pro|2023-11-21|2999|standard:100||
`;
