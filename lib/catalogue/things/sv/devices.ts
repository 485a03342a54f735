import type { Things } from '../../categories';

export const devices: Things = {
  10: ['mobilskal', 'fast telefon, hemtelefon'],
  11: ['läsplatta'],
  14: [
    'objektiv, kameraobjektiv, zoomobjektiv, kamerastativ, blixt, studioblixt, ljusmätare',
    'kamerahus, videokamera, filmkamera',
  ],
  17: ['subwoofer, soundbar, ljudlimpa'],
  21: ['bäddsoffa, divan, divansoffa, hörnsoffa, sittpuff, puff, schäslong'],
  23: ['drönare'],
  24: ['vinkyl, minikyl'],
  100: [
    'projektor, dvd-spelare, blu-ray-spelare, videobandspelare, dörrklocka, övervakningskamera',
    'hemlarm, miniräknare, skrivmaskin, walkie talkie, chromecast, apple tv, parabol',
  ],
  103: ['skrivarpapper', 'bläckpatron, bläckpatroner, toner, fotoskrivare'],
  104: ['vr-glasögon', 'handkontroll, handkontroller, vr-glasögon, gameboy'],
  105: ['cd-spelare, bandspelare, klockradio, dab-radio, grammofon, receiver, kassettdäck'],
  106: [
    'mus, trådlös mus, usb-minne, minneskort, sd-kort, powerbank, dockningsstation, kabel',
    'kablar, laddkabel, grafikkort, ssd, modem, musmatta',
  ],
  200: ['köksfläkt, spisfläkt, varmvattenberedare'],
  205: ['ångtvätt, handdammsugare, skaftdammsugare, grovdammsugare'],
  206: [
    'bordsgrill',
    'handmixer, stavmixer, riskokare, våffeljärn, juicemaskin, råsaftcentrifug, tryckkokare',
    'smörgåsgrill, fritös, bakmaskin, glassmaskin, kolsyremaskin, raclette, äggkokare',
    'köttkvarn, slow cooker, blender, assistent',
  ],
  207: ['kaffekvarn, mjölkskummare, presskanna, espressokanna, bryggare'],
  209: [
    'kamin, braskamin, elradiator, oljeelement, värmefläkt, fotogenkamin, konvektor',
    'infravärmare',
  ],
  211: ['mangel, byxpress, torkställning'],
};
