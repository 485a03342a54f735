type Pattern = readonly [id: number, pattern: RegExp];

const CONSOLE = String.raw`ps ?[1-5]|playstation ?[1-5]?|xbox|nintendo|switch|wii`;

/** What a description means as one: games for a console, food that a fridge contains. */
const PHRASES: readonly Pattern[] = [
  [
    703,
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:${CONSOLE})[ -]?(?:spil|spill|spel|spiele?|games?|pelit?|pelejä)|(?:spil|spill|spel|spiele?|games?) (?:til|till|for|für|zur|zum) (?:the |der |die )?(?:${CONSOLE}|\p{L}*[ck]onsol\p{L}*))(?!\p{L})`,
      'iu',
    ),
  ],
  [
    1501,
    /(?:contents?|everything|food|indhold(?:et)?|innhold(?:et)?|innehåll(?:et)?|inhalt|mad|maten?|alt)(?!\p{L})[^,;]{0,16}(?<!\p{L})(?:i|in|of|af|av|aus|der?|des|vom)(?!\p{L}).{0,12}(?:fridge|freezer|fryser|frys(?!\p{L})|frysen|køleskab|kjøleskap|kylskåp|kühlschrank|gefrier|tiefkühl)/iu,
  ],
  [1501, /(?:pakastim|jääkaap)\p{L}+ (?:sisäl|ruo|ruu)/iu],
  // A toy of something is a toy, and what it is kept in is furniture.
  [
    601,
    /(?<!\p{L})(?:toy (?!box|chest|stor|shel|basket)|legetøjs(?!kasse|kiste|reol)|leketøys?(?!kasse|kiste|hylle)|leksaks(?!låda|kista|hylla)|spielzeug(?!kiste|truhe|regal|box)|lelu(?!laatik|hylly|kori)|nuken ?|nukke(?=[krtv])|dolls?['’]?s? |dukke(?!rt)|dock(?=vagn|skåp|säng|hus|kläd)|puppen)\p{L}{3}/iu,
  ],
  // A keyboard is for a computer, unless somebody who makes pianos made it.
  [
    806,
    /(?<!\p{L})(?:(?:yamaha|casio|roland|korg|kawai|kurzweil|midi|piano|electr(?:on)?ic) .{0,20}keyboards?|keyboards?(?!\p{L}).{0,20}(?<!\p{L})(?:yamaha|casio|roland|korg|kawai|kurzweil|psr|midi|(?:25|32|37|44|49|61|73|76|88)[ -](?:keys?|tangenter|tasten)))(?!\p{L})/iu,
  ],
  [105, /(?<!\p{L})dj[ -]?(?:mixer|controller|deck|set|pult)|mixer.{0,12}(?<!\p{L})dj(?!\p{L})/iu],
  [11, /(?<!\p{L})(?:samsung|lenovo|huawei|apple|android|acer).{0,12}tablett(?!\p{L})/iu],
];

/**
 * Families of products that people name instead of the thing. Their names end like other things:
 * a MacBook is no book and Playmobil no mobile phone.
 */
const FAMILIES: readonly Pattern[] = [
  [
    16,
    /(?<!\p{L})(?:(?:apple|galaxy|pixel) watch|fitbit|garmin (?:fenix|forerunner|venu))(?!\p{L})/iu,
  ],
  [15, /(?<!\p{L})air ?pods/iu],
  [
    10,
    /(?<!\p{L})(?:i-?phone|(?:samsung|galaxy) (?:galaxy )?[asz] ?\d{1,2}(?!\d)|google pixel|pixel \d|oneplus|fairphone)/iu,
  ],
  [11, /(?<!\p{L})(?:i-?pad(?!\p{L})|galaxy tab(?!\p{L})|kindle(?!\p{L}))/iu],
  [12, /(?<!\p{L})(?:mac ?book|chrome ?book|think ?pad|idea ?pad|elite ?book)/iu],
  [101, /(?<!\p{L})(?:i-?mac|mac (?:mini|studio|pro))(?!\p{L})/iu],
  [103, /(?<!\p{L})(?:pixma|officejet|laserjet|deskjet|ecotank)(?!\p{L})/iu],
  [
    104,
    /(?<!\p{L})(?:ps ?[1-5]|playstation ?[1-5]?|xbox|nintendo (?:switch|wii)|wii u?|steam deck)(?!\p{L})/iu,
  ],
  [23, /(?<!\p{L})(?:go ?pro|insta ?360|dji)(?!\p{L})/iu],
  [14, /(?<!\p{L})(?:canon|nikon|nikkor|leica|hasselblad|pentax|fujifilm|lumix)(?!\p{L})/iu],
  [17, /(?<!\p{L})(?:sonos|jbl|beoplay|beosound)(?!\p{L})/iu],
  [
    206,
    /(?<!\p{L})(?:thermomix|kitchen ?aid|kenwood (?:chef|kmix)|nutribullet|magimix|soda ?stream|vitamix)(?!\p{L})/iu,
  ],
  [207, /(?<!\p{L})(?:mocca ?master|nespresso|senseo|dolce gusto)(?!\p{L})/iu],
  [205, /(?<!\p{L})(?:dyson v\d+|roomba|roborock)/iu],
  [406, /(?<!\p{L})(?:ghd|airwrap|oral-?b|sonicare)(?!\p{L})/iu],
  [601, /(?<!\p{L})(?:playmobil|duplo|brio|barbie|schleich|sylvanian)(?!\p{L})/iu],
  [602, /(?<!\p{L})(?:bugaboo|babyzen|maxi-?cosi)(?!\p{L})/iu],
  [603, /(?<!\p{L})(?:tripp[ -]?trapp|babybjörn)(?!\p{L})/iu],
  [401, /(?<!\p{L})(?:do?c?r?\.? martens|air max|birkenstocks?|crocs|uggs?)(?!\p{L})/iu],
  [402, /(?<!\p{L})(?:kånken|savotta)(?!\p{L})/iu],
  [502, /(?<!\p{L})(?:rolex|omega|tissot|longines|breitling)(?!\p{L})/iu],
  [804, /(?<!\p{L})trangia(?!\p{L})/iu],
  [806, /(?<!\p{L})(?:fender|squier|gibson|stratocaster|telecaster|steinway)(?!\p{L})/iu],
  [1003, /(?<!\p{L})(?:stressless|strandmon)(?!\p{L})/iu],
  [1004, /(?<!\p{L})(?:kallax|billy)(?!\p{L})/iu],
  [1101, /(?<!\p{L})le creuset(?!\p{L})/iu],
  [1202, /(?<!\p{L})(?:makita|dewalt|ryobi|festool|metabo|milwaukee|einhell)(?!\p{L})/iu],
  [1203, /(?<!\p{L})(?:gardena|stihl)(?!\p{L})/iu],
];

const firstOf = (patterns: readonly Pattern[], text: string): number | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The category of a description as one, before any of its words; null for most. */
export const categoryOfPhrase = (text: string): number | null => firstOf(PHRASES, text);

/** The category of the first family that a text names; null without any. */
export const categoryOfFamily = (text: string): number | null => firstOf(FAMILIES, text);
