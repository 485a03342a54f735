import type { Things } from '../../categories';

export const devices: Things = {
  10: ['kännykän kuori, kännykänkuoret, puhelimen kuori, puhelimenkuoret', 'lankapuhelin'],
  11: ['lukulaite, e-kirjan lukija'],
  14: [
    'objektiivi, zoom-objektiivi, kameran jalusta, kamerajalusta, jalusta, salama, studiosalama',
    'valotusmittari, videokamera',
  ],
  17: ['subwoofer, soundbar'],
  21: ['vuodesohva, divaanisohva, kulmasohva, rahi, laiskanlinna'],
  23: ['drooni, drone, kuvauskopteri'],
  24: ['viinikaappi, minijääkaappi, jääkaappi-pakastin'],
  100: [
    'projektori, videotykki, dvd-soitin, blu-ray-soitin, videonauhuri, ovikello, valvontakamera',
    'hälytysjärjestelmä, laskin, kirjoituskone, radiopuhelin, chromecast, apple tv, digiboksi',
    'lautasantenni',
  ],
  103: ['tulostuspaperi', 'mustekasetti, mustekasetit, väriaine, valokuvatulostin'],
  104: ['vr-lasit', 'ohjain, peliohjain, peliohjaimet, vr-lasit, gameboy'],
  105: ['cd-soitin, kasettisoitin, kelloradio, gramofoni, matkaradio, viritinvahvistin'],
  106: [
    'hiiri, langaton hiiri, muistitikku, muistikortti, sd-kortti, varavirtalähde, telakka',
    'latauskaapeli, hdmi-kaapeli, näytönohjain, ssd, modeemi, hiirimatto, kiintolevy',
    'äänikortti',
  ],
  200: ['liesituuletin, lämminvesivaraaja'],
  205: ['höyrypesuri, rikkaimuri, varsi-imuri, märkäimuri'],
  206: [
    'sauvasekoitin, vatkain, riisinkeitin, vohvelirauta, mehulinko, painekattila',
    'voileipägrilli, rasvakeitin, leipäkone, jäätelökone, hiilihapotuslaite, raclette',
    'munankeitin, lihamylly, monitoimikone, blenderi, tehosekoitin',
  ],
  207: ['kahvimylly, maidonvaahdotin, pressopannu, mutteripannu, espressokone'],
  208: ['neulekone'],
  209: ['kamiina, öljypatteri, sähkölämmitin, lämpöpuhallin, säteilylämmitin, patteri'],
  211: ['höyrysilityskeskus, mankeli, höyrysilitin, kuivausteline'],
};
