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

/** Ends of words for rooms: Emmas værelse, Gästezimmer, yläkerran makuuhuone. */
const ROOM_END =
  /(?:(?<!\p{L})(?:room|bedroom|bathroom|cupboard|conservatory|floor)|værelse|værelset|rum|rummet|stue|stuen|kælder|køkken|loft|sovrum|vardagsrum|kök|källare|förråd|rom|soverom|kjeller|kjøkken|bod|zimmer|raum|keller|küche|kammer|boden|garage|carport|huone|kellari|varasto|keittiö|eteinen|kerros|etage|våning|geschoss)$/u;
/** `Sofa i stue` is a thing. */
const WITHIN =
  /(?<!\p{L})(?:i|in|im|på|from|fra|från|aus|of|for|til|till|für|med|with|mit|ja)(?!\p{L})/iu;
const WORDS_MAX = 3;
const BETWEEN = /\s*(?:[/&+,]|\s(?:and|og|och|und|ja)\s)\s*/iu;

const isRoom = (name: string): boolean =>
  ROOMS.has(name) ||
  (name.split(' ').length <= WORDS_MAX &&
    !WITHIN.test(name) &&
    ROOM_END.test(name.replace(/\s*\d{1,2}\.?$/, '')));

/** A heading as the name of a place, without its capitals. */
export function placeOf(heading: string): string {
  const name = heading.trim().replace(/\s*:$/, '');
  return name.length > 3 && name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
}

/** The room that a heading names, or several of them; null for any other text. */
export function roomOf(text: string): string | null {
  const name = text.trim().replace(/\s*:$/, '');
  const lower = name.toLowerCase();
  if (!lower.replaceAll(/['’]/g, '').split(BETWEEN).every(isRoom)) return null;
  return placeOf(name);
}
