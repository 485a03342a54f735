/** For the format of a line see read-facts.ts. */
export const BICYCLES = `
Trek|FX 1|2021-08-01|4499|S:100 M:100 L:100 XL:100||
Trek|FX 2 Disc|2021-08-01|5799|S:100 M:100 L:100 XL:100||
Trek|Domane AL 2|2020-06-01|7999|52 cm:100 54 cm:100 56 cm:100 58 cm:100||
Trek|Domane SL 5|2022-06-01|19999|52 cm:100 54 cm:100 56 cm:100 58 cm:100||
Trek|Marlin 5|2021-06-01|4799|S:100 M:100 L:100 XL:100||
Trek|Marlin 7|2021-06-01|7499|S:100 M:100 L:100||
Trek|Émonda SL 5|2020-06-01|18999|52 cm:100 54 cm:100 56 cm:100 58 cm:100||
Cannondale|Quick 3|2021-01-15|6999|S:100 M:100 L:100||
Cannondale|Topstone 2|2021-07-01|12999|S:100 M:100 L:100 XL:100||
Cannondale|Synapse 105|2020-07-01|12499|51 cm:100 54 cm:100 56 cm:100 58 cm:100||
Cannondale|Trail 6|2021-01-15|5299|S:100 M:100 L:100||
Specialized|Sirrus 2.0|2020-08-01|5499|S:100 M:100 L:100 XL:100||
Specialized|Sirrus X 3.0|2020-08-01|8499|S:100 M:100 L:100||
Specialized|Allez E5|2021-08-01|8499|52 cm:100 54 cm:100 56 cm:100 58 cm:100||
Specialized|Diverge E5|2020-08-01|10499|52 cm:100 54 cm:100 56 cm:100 58 cm:100||
Specialized|Rockhopper 29|2020-06-01|4999|S:100 M:100 L:100 XL:100||
Giant|Escape 2|2020-08-01|3999|S:100 M:100 L:100 XL:100||
Giant|Contend AR 3|2020-08-01|8999|S:100 M:100 L:100||
Giant|Defy Advanced 2|2021-08-01|16999|S:100 M:100 L:100||
Giant|Talon 2|2020-08-01|5499|S:100 M:100 L:100||
Scott|Sub Cross 40|2020-08-01|4999|S:100 M:100 L:100||
Scott|Speedster 30|2020-08-01|9499|52 cm:100 54 cm:100 56 cm:100||
Cube|Attain Pro|2020-08-01|8499|53 cm:100 56 cm:100 58 cm:100||
Cube|Nature Pro|2021-08-01|6499|46 cm:100 50 cm:100 54 cm:100 58 cm:100||
Canyon|Endurace CF 7|2022-03-01|17499|S:100 M:100 L:100||
Canyon|Grail 7|2022-03-01|13999|S:100 M:100 L:100||
Kildemoes|Classic 7 gear|2019-03-01|4999|50 cm:100 54 cm:100 57 cm:100|black,green|
Kildemoes|Logic 8 gear|2020-03-01|7499|50 cm:100 55 cm:100|black,blue|
Centurion|Basic Urban 7 gear|2019-03-01|4299|50 cm:100 54 cm:100 58 cm:100|black,white|
Mustang|Sunday 7 gear|2019-03-01|3299|50 cm:100 55 cm:100|black,red|
Raleigh|Tourist de Luxe 7 gear|2018-03-01|5299|50 cm:100 54 cm:100 58 cm:100|black,green|
Nishiki|Hybrid SL 401|2019-03-01|5499|48 cm:100 52 cm:100 56 cm:100||
Brompton|C Line Explore|2021-11-01|13999|mid handlebar:100 high handlebar:101|black,green|
`;

export const E_BIKES = `
Specialized|Turbo Vado 4.0|2021-06-01|26999|S:100 M:100 L:100||
Cube|Kathmandu Hybrid One 625|2020-08-01|21999|50 cm:100 54 cm:100 58 cm:100||
Gazelle|Ultimate C8+ HMB|2020-03-01|23999|49 cm:100 53 cm:100 57 cm:100||
`;
