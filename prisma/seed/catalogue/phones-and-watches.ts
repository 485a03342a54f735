/** For the format of a line see read-facts.ts. */
export const PHONES = `
Apple|iPhone SE (2nd generation)|2020-04-24|1499|64 GB:100 128 GB:112|black,white,red|screen_in=4.7
Apple|iPhone 11|2019-09-20|1999|64 GB:100 128 GB:112|black,white,green|screen_in=6.1
Apple|iPhone 12 mini|2020-11-13|2199|64 GB:100 128 GB:110|black,blue|screen_in=5.4
Apple|iPhone 12|2020-10-23|2699|64 GB:100 128 GB:108 256 GB:120|black,blue,white|screen_in=6.1
Apple|iPhone 12 Pro|2020-10-23|3499|128 GB:100 256 GB:110 512 GB:125|graphite,silver,gold|screen_in=6.1
Apple|iPhone 13 mini|2021-09-24|3499|128 GB:100 256 GB:114|midnight,starlight,pink|screen_in=5.4
Apple|iPhone 13 Pro|2021-09-24|4999|128 GB:100 256 GB:110 512 GB:126 1 TB:145|graphite,sierra blue,gold|screen_in=6.1
Apple|iPhone SE (3rd generation)|2022-03-18|2999|64 GB:100 128 GB:112|midnight,starlight|screen_in=4.7
Apple|iPhone 14|2022-09-16|4799|128 GB:100 256 GB:115 512 GB:140|midnight,starlight,purple|screen_in=6.1
Apple|iPhone 14 Plus|2022-10-07|5299|128 GB:100 256 GB:114|midnight,blue|screen_in=6.7
Apple|iPhone 14 Pro|2022-09-16|6499|128 GB:100 256 GB:110 512 GB:128|space black,silver,gold|screen_in=6.1
Apple|iPhone 14 Pro Max|2022-09-16|7299|128 GB:100 256 GB:109 512 GB:126|space black,deep purple,gold|screen_in=6.7
Apple|iPhone 15|2023-09-22|5799|128 GB:100 256 GB:115 512 GB:142|black,blue,pink,yellow|screen_in=6.1
Apple|iPhone 15 Plus|2023-09-22|6499|128 GB:100 256 GB:113|black,green|screen_in=6.7
Apple|iPhone 15 Pro Max|2023-09-22|9499|256 GB:100 512 GB:118 1 TB:136|black titanium,natural titanium,white titanium|screen_in=6.7
Apple|iPhone 16 Plus|2024-09-20|8299|128 GB:100 256 GB:111|black,teal|screen_in=6.7
Apple|iPhone 16 Pro|2024-09-20|9299|128 GB:100 256 GB:109 512 GB:127|black titanium,desert titanium,white titanium|screen_in=6.3
Apple|iPhone 16 Pro Max|2024-09-20|10999|256 GB:100 512 GB:117 1 TB:134|black titanium,white titanium,desert titanium|screen_in=6.9
Apple|iPhone 16e|2025-02-28|5299|128 GB:100 256 GB:116|black,white|screen_in=6.1
Samsung|Galaxy S20|2020-03-13|1799|128 GB:100|grey,blue|screen_in=6.2
Samsung|Galaxy S21|2021-01-29|2499|128 GB:100 256 GB:109|grey,violet|screen_in=6.2
Samsung|Galaxy S21 Ultra|2021-01-29|3699|128 GB:100 256 GB:108|black,silver|screen_in=6.8
Samsung|Galaxy S22|2022-02-25|3499|128 GB:100 256 GB:109|black,white,green|screen_in=6.1
Samsung|Galaxy S22 Ultra|2022-02-25|5299|128 GB:100 256 GB:110 512 GB:125|black,burgundy,white|screen_in=6.8
Samsung|Galaxy S23 Plus|2023-02-17|5799|256 GB:100 512 GB:113|black,cream|screen_in=6.6
Samsung|Galaxy S23 Ultra|2023-02-17|7199|256 GB:100 512 GB:114 1 TB:132|black,green,cream|screen_in=6.8
Samsung|Galaxy S24 Plus|2024-01-31|7299|256 GB:100 512 GB:113|black,violet|screen_in=6.7
Samsung|Galaxy S24 Ultra|2024-01-31|9299|256 GB:100 512 GB:111 1 TB:128|titanium black,titanium grey,titanium violet|screen_in=6.8
Samsung|Galaxy S25|2025-02-07|7299|128 GB:100 256 GB:107|navy,silver|screen_in=6.2
Samsung|Galaxy S25 Plus|2025-02-07|8999|256 GB:100 512 GB:111|navy,mint|screen_in=6.7
Samsung|Galaxy S25 Ultra|2025-02-07|10999|256 GB:100 512 GB:110 1 TB:126|titanium black,titanium silver,titanium grey|screen_in=6.9
Samsung|Galaxy A52s 5G|2021-09-01|1799|128 GB:100 256 GB:112|black,mint|screen_in=6.5
Samsung|Galaxy A53 5G|2022-04-01|1999|128 GB:100 256 GB:114|black,white|screen_in=6.5
Samsung|Galaxy A54 5G|2023-03-24|2399|128 GB:100 256 GB:113|black,lime|screen_in=6.4
Samsung|Galaxy A55 5G|2024-03-20|2799|128 GB:100 256 GB:112|navy,lilac|screen_in=6.6
Samsung|Galaxy Z Flip5|2023-08-11|5499|256 GB:100 512 GB:112|graphite,mint|screen_in=6.7
Samsung|Galaxy Z Fold5|2023-08-11|10499|256 GB:100 512 GB:108|black,blue|screen_in=7.6
Google|Pixel 6|2021-10-28|2199|128 GB:100 256 GB:113|black,coral|screen_in=6.4
Google|Pixel 7|2022-10-13|2999|128 GB:100 256 GB:114|obsidian,snow|screen_in=6.3
Google|Pixel 7a|2023-05-11|2499|128 GB:100|charcoal,snow|screen_in=6.1
Google|Pixel 8|2023-10-12|4299|128 GB:100 256 GB:111|obsidian,hazel|screen_in=6.2
Google|Pixel 8 Pro|2023-10-12|5999|128 GB:100 256 GB:109 512 GB:122|obsidian,bay,porcelain|screen_in=6.7
Google|Pixel 8a|2024-05-14|3499|128 GB:100 256 GB:113|obsidian,aloe|screen_in=6.1
Google|Pixel 9|2024-08-22|5499|128 GB:100 256 GB:112|obsidian,peony|screen_in=6.3
Google|Pixel 9 Pro|2024-09-04|7999|128 GB:100 256 GB:109 512 GB:122|obsidian,porcelain,hazel|screen_in=6.3
OnePlus|OnePlus 11|2023-02-16|4499|128 GB:100 256 GB:112|black,green|screen_in=6.7
OnePlus|OnePlus 12|2024-01-23|5999|256 GB:100 512 GB:114|black,green|screen_in=6.8
OnePlus|Nord 3 5G|2023-07-11|2599|128 GB:100 256 GB:115|grey,green|screen_in=6.7
Xiaomi|Xiaomi 13|2023-03-08|4299|256 GB:100|black,green|screen_in=6.4
Xiaomi|Xiaomi 14|2024-02-25|5999|256 GB:100 512 GB:112|black,jade green|screen_in=6.4
Sony|Xperia 1 V|2023-07-01|7499|256 GB:100|black,green|screen_in=6.5
Nothing|Phone (2)|2023-07-17|3999|128 GB:100 256 GB:109 512 GB:122|dark grey,white|screen_in=6.7
Fairphone|Fairphone 4|2021-10-25|2999|128 GB:100 256 GB:112|grey,green|screen_in=6.3
Fairphone|Fairphone 5|2023-09-14|4599|256 GB:100|black,blue|screen_in=6.5
Motorola|Edge 40|2023-05-04|2799|256 GB:100|black,green|screen_in=6.6
`;

export const WATCHES = `
Apple|Watch SE (1st generation)|2020-09-18|1199|40 mm:100 44 mm:112|space grey,silver|
Apple|Watch SE (2nd generation)|2022-09-16|1799|40 mm:100 44 mm:113|midnight,starlight|
Apple|Watch Series 6|2020-09-18|1599|40 mm:100 44 mm:110|space grey,blue|
Apple|Watch Series 7|2021-10-15|2199|41 mm:100 45 mm:109|midnight,green|
Apple|Watch Series 8|2022-09-16|2599|41 mm:100 45 mm:109|midnight,silver|
Apple|Watch Series 10|2024-09-20|3299|42 mm:100 46 mm:108|jet black,silver|
Apple|Watch Ultra|2022-09-23|4999|49 mm:100|titanium|
Apple|Watch Ultra 2|2023-09-22|6499|49 mm:100|titanium,black titanium|
Samsung|Galaxy Watch4|2021-08-27|1099|40 mm:100 44 mm:113|black,silver|
Samsung|Galaxy Watch5|2022-08-26|1499|40 mm:100 44 mm:112|graphite,silver|
Samsung|Galaxy Watch6|2023-08-11|1899|40 mm:100 44 mm:111|graphite,silver|
Samsung|Galaxy Watch7|2024-07-24|2199|40 mm:100 44 mm:110|green,silver|
Google|Pixel Watch 2|2023-10-12|1999|41 mm:100|black,silver|
Google|Pixel Watch 3|2024-09-10|2799|41 mm:100 45 mm:114|black,silver|
Garmin|Forerunner 255|2022-06-01|1899|41 mm:100 46 mm:100|black,grey|
Garmin|Forerunner 265|2023-03-02|2799|42 mm:100 46 mm:100|black,white|
Garmin|Forerunner 965|2023-03-02|3999|47 mm:100|black,white|
Garmin|Venu 3|2023-08-30|2999|41 mm:100 45 mm:100|black,ivory|
Garmin|Epix (Gen 2)|2022-01-18|4499|47 mm:100|black,white|
Garmin|Fenix 8|2024-08-27|7499|43 mm:100 47 mm:100 51 mm:109|slate grey,sand|
Fitbit|Versa 4|2022-09-29|1099|40 mm:100|black,blue|
`;
