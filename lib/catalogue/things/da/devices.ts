import type { Things } from '../../categories';

export const devices: Things = {
  10: ['skærmbeskytter', 'mobilcover, mobilcovers, telefoncover', 'fastnettelefon'],
  11: ['e-bogslæser, ebogslæser'],
  14: [
    'objektiv, kameraobjektiv, zoomobjektiv, linse, kamerastativ, blitz, studieblitz, lysmåler',
    'kamerahus, videokamera',
  ],
  15: ['hedset'],
  17: ['subwoofer, soundbar'],
  21: ['sovesofa, chaiselong, hjørnesofa, puf, topersoners sofa'],
  23: ['drone'],
  24: ['vinkøleskab, minikøleskab, vinkøler'],
  100: [
    'projektor, dvd-afspiller, blu-ray-afspiller, videomaskine, dørklokke, overvågningskamera',
    'alarmanlæg, lommeregner, skrivemaskine, walkie talkie, chromecast, apple tv, parabol',
  ],
  103: ['printerpapir', 'blækpatron, blækpatroner, toner, fotoprinter'],
  104: ['vr-briller', 'controller, controllere, vr-briller, gameboy'],
  105: ['cd-afspiller, båndoptager, clockradio, dab-radio, grammofon, receiver, båndafspiller'],
  106: [
    'mus, trådløs mus, usb-stik, hukommelseskort, sd-kort, powerbank, dockingstation, kabel',
    'kabler, ladekabel, grafikkort, ssd, modem, musemåtte, usb-nøgle',
  ],
  200: ['emhætte, vandvarmer'],
  205: ['damprenser, håndstøvsuger, vådstøvsuger'],
  206: [
    'kontaktgrill, bordgrill',
    'håndmikser, mikser, mixer, stavblender, riskoger, vaffeljern, saftpresser, juicer',
    'trykkoger, sandwichtoaster, toaster, frituregryde, bagemaskine, ismaskine',
    'sodavandsmaskine, raclette, æggekoger, kødhakker, slowcooker, minihakker, hurtighakker',
    'piskeris',
  ],
  207: ['kaffemølle, mælkeskummer, stempelkande, espressokande, kaffebrygger'],
  208: ['strikkemaskine'],
  209: ['brændeovn, elradiator, oliefyr, varmeblæser, petroleumsovn, konvektor, elvarmer'],
  211: ['strygerulle, buksepresser, tørrestativ'],
};
