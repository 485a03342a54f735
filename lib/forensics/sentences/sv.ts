import type { Dictionary } from './dictionary';
import { file } from './sv/file';
import { pixels } from './sv/pixels';
import { reasons } from './sv/reasons';

export const sv = {
  phrases: {
    'place.upper_left': 'uppe till vänster',
    'place.top': 'upptill',
    'place.upper_right': 'uppe till höger',
    'place.left': 'till vänster',
    'place.middle': 'i mitten',
    'place.right': 'till höger',
    'place.lower_left': 'nere till vänster',
    'place.bottom': 'nedtill',
    'place.lower_right': 'nere till höger',
    'place.whole': 'över större delen av bilden',
    no_signer: 'en icke namngiven undertecknare',
    no_tool: 'inte angivet',
  },
  findings: {
    'analysis.nothing_found': {
      headline: 'Inga tydliga tecken på redigering eller AI har hittats. Det utesluter det inte.',
    },
    'analysis.no_edit_found': {
      headline: 'Inga tydliga tecken på redigering har hittats. AI har inte kontrollerats.',
    },
    'analysis.few_checks': {
      headline: 'Oklart: de flesta kontroller kan inte användas på bilden.',
      advice: 'Be om originalfilen eller en ny bild tagen med kamera eller mobil.',
      details: 'Bara {looked} av {checks} redigeringskontroller kunde användas.',
    },
    'analysis.small': {
      headline: 'Oklart: bilden är för liten.',
      advice: 'Be om originalfilen; den är oftast större.',
      innocent: 'Meddelandetjänster och webbplatser förminskar alla bilder.',
      details: 'Storlek: {size} pixlar.',
    },
    'analysis.strongly_compressed': {
      headline: 'Oklart: bilden har tappat för många detaljer.',
      advice: 'Be om originalfilen.',
      innocent: 'Meddelandetjänster och webbplatser sänker kvaliteten på alla bilder.',
      details: 'JPEG-kvalitet {quality}.',
    },
    'analysis.screenshot': {
      headline: 'Oklart: en skärmbild har inga kameraspår att kontrollera.',
      advice: 'Be om originalfilen.',
      innocent: 'Foton och kvitton delas ofta som skärmbilder.',
    },
    'analysis.drawing': {
      headline: 'Oklart: en teckning eller grafik har inga kameraspår att kontrollera.',
      advice: 'Be om en ny bild av föremålet.',
      innocent: 'Butiker och tillverkare visar också sina varor som teckningar.',
    },
    'analysis.not_read': {
      headline: 'Oklart: kvittot kunde inte läsas.',
      advice: 'Läs det själv eller be om en kopia som går att öppna.',
      innocent:
        'Det kan kräva lösenord, vara för stort eller skadat, eller så var tjänsten hårt belastad.',
    },
    'analysis.copy': {
      headline:
        'Inga tydliga tecken på redigering har hittats. Filen kommer inte direkt från en kamera.',
      innocent: 'Meddelandetjänster och webbplatser skickar kopior vidare, och kopior tappar spår.',
    },
    'analysis.weak_sign': {
      headline: 'Svaga tecken på en ändring {place}; orsaken är oftast oskyldig.',
      advice: 'Be om originalfilen om ni är osäkra.',
    },
    'analysis.weak_signs': {
      headline: 'Svaga tecken på en ändring; orsaken är oftast oskyldig.',
      advice: 'Be om originalfilen om ni är osäkra.',
    },
    'analysis.weak_signs_ai': {
      headline: 'Svaga tecken på AI; orsaken är oftast oskyldig.',
      advice: 'Be om originalfilen om ni är osäkra.',
    },
    ...file,
    ...pixels,
    ...reasons,
  },
} as const satisfies Dictionary;
