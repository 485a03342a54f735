import { file } from './da/file';
import { pixels } from './da/pixels';
import { reasons } from './da/reasons';
import type { Dictionary } from './dictionary';

export const da = {
  phrases: {
    'place.upper_left': 'øverst til venstre',
    'place.top': 'øverst',
    'place.upper_right': 'øverst til højre',
    'place.left': 'til venstre',
    'place.middle': 'i midten',
    'place.right': 'til højre',
    'place.lower_left': 'nederst til venstre',
    'place.bottom': 'nederst',
    'place.lower_right': 'nederst til højre',
    'place.whole': 'på det meste af billedet',
    no_signer: 'en unavngiven underskriver',
    no_tool: 'ikke nævnt',
  },
  findings: {
    'analysis.nothing_found': {
      headline: 'Der er ikke fundet klare tegn på redigering eller AI. Det udelukker det ikke.',
    },
    'analysis.no_edit_found': {
      headline: 'Der er ikke fundet klare tegn på redigering. AI-ophav er ikke kontrolleret.',
    },
    'analysis.few_checks': {
      headline: 'Uafklaret: de fleste kontroller kan ikke bruges på billedet.',
      advice: 'Bed om den originale fil eller om et nyt billede taget med kamera eller mobil.',
      details: 'Kun {looked} af {checks} kontroller for redigering kunne bruges.',
    },
    'analysis.small': {
      headline: 'Uafklaret: billedet er for lille.',
      advice: 'Bed om den originale fil; den er som regel større.',
      innocent: 'Beskedtjenester og websteder formindsker alle billeder.',
      details: 'Størrelse: {size} pixel.',
    },
    'analysis.strongly_compressed': {
      headline: 'Uafklaret: billedet har mistet for mange detaljer.',
      advice: 'Bed om den originale fil.',
      innocent: 'Beskedtjenester og websteder sænker kvaliteten af alle billeder.',
      details: 'JPEG-kvalitet {quality}.',
    },
    'analysis.screenshot': {
      headline: 'Uafklaret: et skærmbillede har ingen kameraspor at kontrollere.',
      advice: 'Bed om den originale fil.',
      innocent: 'Fotos og kvitteringer deles ofte som skærmbilleder.',
    },
    'analysis.drawing': {
      headline: 'Uafklaret: en tegning eller grafik har ingen kameraspor at kontrollere.',
      advice: 'Bed om et nyt billede af genstanden.',
      innocent: 'Butikker og producenter viser også deres varer som tegninger.',
    },
    'analysis.not_read': {
      headline: 'Uafklaret: kvitteringen kunne ikke læses.',
      advice: 'Læs den selv, eller bed om en kopi, der kan åbnes.',
      innocent:
        'Den kan kræve adgangskode, være for stor eller beskadiget, eller tjenesten havde travlt.',
    },
    'analysis.copy': {
      headline: 'Der er ikke fundet klare tegn på redigering. Filen er ikke direkte fra et kamera.',
      innocent: 'Beskedtjenester og websteder sender kopier videre, og kopier mister spor.',
    },
    'analysis.weak_sign': {
      headline: 'Svage tegn på en ændring {place}; årsagen er som regel uskyldig.',
      advice: 'Bed om den originale fil, hvis I er i tvivl.',
    },
    'analysis.weak_signs': {
      headline: 'Svage tegn på en ændring; årsagen er som regel uskyldig.',
      advice: 'Bed om den originale fil, hvis I er i tvivl.',
    },
    'analysis.weak_signs_ai': {
      headline: 'Svage tegn på AI; årsagen er som regel uskyldig.',
      advice: 'Bed om den originale fil, hvis I er i tvivl.',
    },
    ...file,
    ...pixels,
    ...reasons,
  },
} as const satisfies Dictionary;
