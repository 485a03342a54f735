import { file } from './da/file';
import { pixels } from './da/pixels';
import type { Dictionary } from './dictionary';

export const da = {
  places: {
    upper_left: 'øverst til venstre',
    top: 'øverst',
    upper_right: 'øverst til højre',
    left: 'til venstre',
    middle: 'i midten',
    right: 'til højre',
    lower_left: 'nederst til venstre',
    bottom: 'nederst',
    lower_right: 'nederst til højre',
    whole: 'på det meste af billedet',
  },
  phrases: { no_signer: 'en unavngiven underskriver', no_tool: 'ikke nævnt' },
  findings: {
    'analysis.nothing_found': {
      headline: 'Der er ikke fundet klare tegn på redigering eller AI. Det udelukker det ikke.',
    },
    'analysis.no_edit_found': {
      headline: 'Der er ikke fundet klare tegn på redigering. AI-ophav er ikke kontrolleret.',
    },
    'analysis.few_checks': {
      headline: 'Kan ikke afgøres: de fleste kontroller kan ikke bruges på billedet.',
      advice: 'Bed om den originale fil eller om et nyt billede taget med kamera eller mobil.',
      details: 'Kun {looked} af {checks} kontroller for redigering kunne bruges.',
    },
    'analysis.small': {
      headline: 'Kan ikke afgøres: billedet er for lille.',
      advice: 'Bed om den originale fil; den er som regel større.',
      innocent: 'Beskedtjenester og websteder formindsker alle billeder.',
      details: 'Størrelse: {size} pixel.',
    },
    'analysis.strongly_compressed': {
      headline: 'Kan ikke afgøres: billedet har mistet for mange detaljer.',
      advice: 'Bed om den originale fil.',
      innocent: 'Beskedtjenester og websteder sænker kvaliteten af alle billeder.',
      details: 'JPEG-kvalitet {quality}.',
    },
    'analysis.not_from_camera': {
      headline: 'Kan ikke afgøres: billedet kommer ikke direkte fra et kamera.',
      advice: 'Bed om den originale fil.',
      innocent: 'Beskedtjenester og websteder sender kopier videre, og kopier mister spor.',
    },
    ...file,
    ...pixels,
  },
} as const satisfies Dictionary;
