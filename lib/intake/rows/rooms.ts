/** Rooms as people write them above the things in them, in the six languages of the service. */
const ROOMS = new Set(
  [
    'kitchen, living room, lounge, bedroom, master bedroom, bathroom, hall, hallway, cellar, basement, garage, attic, loft, garden, shed, study, office, dining room, nursery, utility room, childrens room, kids room, garden shed',
    'køkken, stue, stuen, soveværelse, badeværelse, entré, gang, kælder, kælderrum, garage, loft, have, skur, kontor, børneværelse, værksted, bryggers, værelse',
    'kök, köket, vardagsrum, vardagsrummet, sovrum, badrum, hall, hallen, källare, källaren, garage, vind, vinden, trädgård, förråd, kontor, barnrum, tvättstuga',
    'kjøkken, stue, stua, soverom, bad, badet, gang, gangen, kjeller, kjelleren, garasje, loft, loftet, hage, bod, boden, kontor, barnerom, vaskerom',
    'küche, wohnzimmer, schlafzimmer, bad, badezimmer, flur, diele, keller, kellerraum, garage, dachboden, speicher, garten, schuppen, büro, arbeitszimmer, kinderzimmer, esszimmer, waschküche, abstellraum',
    'keittiö, olohuone, makuuhuone, kylpyhuone, eteinen, kellari, varasto, autotalli, ullakko, vintti, piha, vaja, työhuone, lastenhuone, kodinhoitohuone, ruokailuhuone',
  ].flatMap((list) => list.split(', ')),
);

/** The room that a heading names; null for any other text. */
export function roomOf(text: string): string | null {
  const name = text.trim().replace(/\s*:$/, '');
  return ROOMS.has(name.toLowerCase().replaceAll(/['’]/g, '')) ? name : null;
}
