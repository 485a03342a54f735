import type { Dictionary } from './dictionary';
import { file } from './nb/file';
import { pixels } from './nb/pixels';
import { reasons } from './nb/reasons';

export const nb = {
  phrases: {
    'place.upper_left': 'øverst til venstre',
    'place.top': 'øverst',
    'place.upper_right': 'øverst til høyre',
    'place.left': 'til venstre',
    'place.middle': 'i midten',
    'place.right': 'til høyre',
    'place.lower_left': 'nederst til venstre',
    'place.bottom': 'nederst',
    'place.lower_right': 'nederst til høyre',
    'place.whole': 'over det meste av bildet',
    no_signer: 'en underskriver uten navn',
    no_tool: 'ikke nevnt',
  },
  findings: {
    'analysis.nothing_found': {
      headline: 'Det er ikke funnet klare tegn på redigering eller KI. Det utelukker det ikke.',
    },
    'analysis.no_edit_found': {
      headline: 'Det er ikke funnet klare tegn på redigering. KI-opphav er ikke kontrollert.',
    },
    'analysis.few_checks': {
      headline: 'Uavklart: de fleste kontroller kan ikke brukes på bildet.',
      advice: 'Be om originalfilen eller et nytt bilde tatt med kamera eller mobil.',
      details: 'Bare {looked} av {checks} redigeringskontroller kunne brukes.',
    },
    'analysis.small': {
      headline: 'Uavklart: bildet er for lite.',
      advice: 'Be om originalfilen; den er som regel større.',
      innocent: 'Meldingstjenester og nettsteder forminsker alle bilder.',
      details: 'Størrelse: {size} piksler.',
    },
    'analysis.strongly_compressed': {
      headline: 'Uavklart: bildet har mistet for mange detaljer.',
      advice: 'Be om originalfilen.',
      innocent: 'Meldingstjenester og nettsteder senker kvaliteten på alle bilder.',
      details: 'JPEG-kvalitet {quality}.',
    },
    'analysis.screenshot': {
      headline: 'Uavklart: et skjermbilde har ingen kameraspor å kontrollere.',
      advice: 'Be om originalfilen.',
      innocent: 'Bilder og kvitteringer deles ofte som skjermbilder.',
    },
    'analysis.drawing': {
      headline: 'Uavklart: en tegning eller grafikk har ingen kameraspor å kontrollere.',
      advice: 'Be om et nytt bilde av gjenstanden.',
      innocent: 'Butikker og produsenter viser også varene sine som tegninger.',
    },
    'analysis.not_read': {
      headline: 'Uavklart: kvitteringen kunne ikke leses.',
      advice: 'Les den selv, eller be om en kopi som kan åpnes.',
      innocent: 'Den kan kreve passord, være for stor eller skadet, eller tjenesten var travel.',
    },
    'analysis.copy': {
      headline:
        'Det er ikke funnet klare tegn på redigering. Filen kommer ikke rett fra et kamera.',
      innocent: 'Meldingstjenester og nettsteder sender kopier videre, og kopier mister spor.',
    },
    'analysis.weak_sign': {
      headline: 'Svake tegn på en endring {place}; årsaken er som regel uskyldig.',
      advice: 'Be om originalfilen hvis dere er i tvil.',
    },
    'analysis.weak_signs': {
      headline: 'Svake tegn på en endring; årsaken er som regel uskyldig.',
      advice: 'Be om originalfilen hvis dere er i tvil.',
    },
    'analysis.weak_signs_ai': {
      headline: 'Svake tegn på KI; årsaken er som regel uskyldig.',
      advice: 'Be om originalfilen hvis dere er i tvil.',
    },
    ...file,
    ...pixels,
    ...reasons,
  },
} as const satisfies Dictionary;
