import type { workbench as English } from '../en/workbench';

export const workbench: typeof English = {
  fullScreen: 'Koko näyttö',
  leaveFullScreen: 'Poistu koko näytöstä',
  strip: 'Vahingon tiedostot',
  move: 'Siirrä toiseen esineeseen',
  remove: 'Poista tiedosto',
  download: 'Lataa alkuperäinen',
  nextShown: 'Tämä on seuraava tarkastettava kuva.',
  noneLeft: 'Ei muita tarkastettavia kuvia.',
  removeTitle: 'Poistetaanko {name}?',
  removeText: 'Tiedosto ja sen arvio poistetaan esineestä. Arvio säilyy tapahtumalokissa.',
  removed: '{name} poistettu',
  removeFailed: 'Tiedostoa ei poistettu',
  moveTitle: 'Siirrä {name} toiseen esineeseen',
  search: 'Hae esineitä',
  noItem: 'Mikään esine ei täsmää.',
  moved: '{name} siirretty esineeseen {item}',
  moveFailed: 'Tiedostoa ei siirretty',
  evidence: 'Mitä tutkinta löysi',
};
