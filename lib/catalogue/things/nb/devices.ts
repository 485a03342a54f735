import type { Things } from '../../categories';

export const devices: Things = {
  10: ['mobildeksel', 'fasttelefon'],
  11: ['lesebrett'],
  14: [
    'objektiv, kameraobjektiv, zoomobjektiv, kamerastativ, blits, studioblits, lysmåler',
    'kamerahus, videokamera',
  ],
  17: ['subwoofer, soundbar, lydplanke'],
  21: ['sovesofa, sjeselong, hjørnesofa, puff, modulsofa'],
  23: ['drone'],
  24: ['vinskap, minikjøleskap, vinkjøler, vinkjøleskap'],
  100: [
    'projektor, dvd-spiller, blu-ray-spiller, videospiller, ringeklokke, overvåkningskamera',
    'alarmanlegg, kalkulator, skrivemaskin, walkie talkie, chromecast, apple tv, parabol',
  ],
  103: ['skriverpapir', 'blekkpatron, blekkpatroner, toner, fotoskriver'],
  104: ['vr-briller', 'kontroller, kontrollere, håndkontroll, vr-briller, gameboy'],
  105: ['cd-spiller, kassettspiller, klokkeradio, dab-radio, grammofon, receiver'],
  106: [
    'mus, trådløs mus, minnepenn, minnekort, sd-kort, powerbank, dokkingstasjon, kabel, kabler',
    'ladekabel, grafikkort, ssd, modem, musematte',
  ],
  200: ['kjøkkenvifte, varmtvannsbereder'],
  205: ['damprenser, håndstøvsuger, skaftstøvsuger, grovstøvsuger'],
  206: [
    'bordgrill',
    'stavmikser, mikser, riskoker, vaffeljern, saftpresse, juicer, trykkoker, toastjern',
    'frityrgryte, bakemaskin, iskremmaskin, brusmaskin, raclette, eggkoker, kjøttkvern',
    'slow cooker, hurtigmikser, visp',
  ],
  207: ['kaffekvern, melkeskummer, presskanne, espressokanne, kaffemaskin, espressokone, trakter'],
  208: ['strikkemaskin'],
  209: ['vedovn, peisovn, oljeovn, vifteovn, parafinovn, radiator, varmelist, infravarmer'],
  211: ['strykerulle, buksepresse, tørkestativ'],
};
