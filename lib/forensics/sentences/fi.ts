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
      headline: 'Epäselvä: useimpia tarkistuksia ei voi tehdä tälle kuvalle.',
      advice: 'Pyydä alkuperäinen tiedosto tai uusi, kameralla tai puhelimella otettu kuva.',
      details: 'Vain {looked}/{checks} muokkaustarkistusta voitiin tehdä.',
    },
    'analysis.small': {
      headline: 'Epäselvä: kuva on liian pieni.',
      advice: 'Pyydä alkuperäinen tiedosto; se on yleensä suurempi.',
      innocent: 'Viestipalvelut ja verkkosivut pienentävät jokaisen kuvan.',
      details: 'Koko: {size} pikseliä.',
    },
    'analysis.strongly_compressed': {
      headline: 'Epäselvä: kuvasta on kadonnut liikaa yksityiskohtia.',
      advice: 'Pyydä alkuperäinen tiedosto.',
      innocent: 'Viestipalvelut ja verkkosivut heikentävät jokaisen kuvan laatua.',
      details: 'JPEG-laatu {quality}.',
    },
    'analysis.screenshot': {
      headline: 'Epäselvä: kuvakaappauksessa ei ole kameran jälkiä.',
      advice: 'Pyydä alkuperäinen tiedosto.',
      innocent: 'Valokuvia ja kuitteja jaetaan usein kuvakaappauksina.',
    },
    'analysis.drawing': {
      headline: 'Epäselvä: piirroksessa tai grafiikassa ei ole kameran jälkiä.',
      advice: 'Pyydä uusi kuva esineestä.',
      innocent: 'Myös kaupat ja valmistajat esittävät tuotteitaan piirroksina.',
    },
    'analysis.not_read': {
      headline: 'Epäselvä: kuittia ei voitu lukea.',
      advice: 'Lue se itse tai pyydä kopio, jonka voi avata.',
      innocent:
        'Se voi vaatia salasanan, olla liian suuri tai vioittunut, tai palvelu oli kuormittunut.',
    },
    'analysis.copy': {
      headline: 'Selviä merkkejä muokkauksesta ei löytynyt. Tiedosto ei tule suoraan kamerasta.',
      innocent: 'Viestipalvelut ja verkkosivut välittävät kopioita, ja kopioista katoaa jälkiä.',
    },
    'analysis.weak_sign': {
      headline: 'Heikkoja merkkejä muutoksesta {place}; syy on yleensä harmiton.',
      advice: 'Pyydä epävarmassa tapauksessa alkuperäinen tiedosto.',
    },
    'analysis.weak_signs': {
      headline: 'Heikkoja merkkejä muutoksesta; syy on yleensä harmiton.',
      advice: 'Pyydä epävarmassa tapauksessa alkuperäinen tiedosto.',
    },
    'analysis.weak_signs_ai': {
      headline: 'Heikkoja merkkejä tekoälystä; syy on yleensä harmiton.',
      advice: 'Pyydä epävarmassa tapauksessa alkuperäinen tiedosto.',
    },
    ...file,
    ...pixels,
    ...reasons,
  },
} as const satisfies Dictionary;
