import type { Dictionary } from './dictionary';
import { file } from './fi/file';
import { pixels } from './fi/pixels';
import { reasons } from './fi/reasons';

export const fi = {
  phrases: {
    'place.upper_left': 'ylhäällä vasemmalla',
    'place.top': 'ylhäällä',
    'place.upper_right': 'ylhäällä oikealla',
    'place.left': 'vasemmalla',
    'place.middle': 'keskellä',
    'place.right': 'oikealla',
    'place.lower_left': 'alhaalla vasemmalla',
    'place.bottom': 'alhaalla',
    'place.lower_right': 'alhaalla oikealla',
    'place.whole': 'suurimmassa osassa kuvaa',
    no_signer: 'nimeämätön allekirjoittaja',
    no_tool: 'ei nimetty',
  },
  findings: {
    'analysis.nothing_found': {
      headline: 'Selviä merkkejä muokkauksesta tai tekoälystä ei löytynyt. Se ei sulje niitä pois.',
    },
    'analysis.no_edit_found': {
      headline: 'Selviä merkkejä muokkauksesta ei löytynyt. Tekoälyn osuutta ei tarkistettu.',
    },
    'analysis.few_checks': {
      headline: 'Ei ratkaistavissa: useimpia tarkistuksia ei voi tehdä tälle kuvalle.',
      advice: 'Pyydä alkuperäinen tiedosto tai uusi, kameralla tai puhelimella otettu kuva.',
      details: 'Vain {looked}/{checks} muokkaustarkistusta voitiin tehdä.',
    },
    'analysis.small': {
      headline: 'Ei ratkaistavissa: kuva on liian pieni.',
      advice: 'Pyydä alkuperäinen tiedosto; se on yleensä suurempi.',
      innocent: 'Viestipalvelut ja verkkosivut pienentävät jokaisen kuvan.',
      details: 'Koko: {size} pikseliä.',
    },
    'analysis.strongly_compressed': {
      headline: 'Ei ratkaistavissa: kuvasta on kadonnut liikaa yksityiskohtia.',
      advice: 'Pyydä alkuperäinen tiedosto.',
      innocent: 'Viestipalvelut ja verkkosivut heikentävät jokaisen kuvan laatua.',
      details: 'JPEG-laatu {quality}.',
    },
    'analysis.not_from_camera': {
      headline: 'Ei ratkaistavissa: kuva ei tule suoraan kamerasta.',
      advice: 'Pyydä alkuperäinen tiedosto.',
      innocent: 'Viestipalvelut ja verkkosivut välittävät kopioita, ja kopioista katoaa jälkiä.',
    },
    ...file,
    ...pixels,
    ...reasons,
  },
} as const satisfies Dictionary;
