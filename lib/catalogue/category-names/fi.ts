import type { CategoryNames } from '../categories';
import { fi as household } from './household/fi';

export const fi: CategoryNames = {
  ...household,
  10: [
    'Puhelimet',
    'puhelin, matkapuhelin, matkapuhelimet, kännykkä, kännykät, älypuhelin, älypuhelimet',
  ],
  11: ['Tabletit', 'tabletti, tablettitietokone, taulutietokone'],
  12: [
    'Kannettavat tietokoneet',
    'kannettava, kannettavat, kannettava tietokone, läppäri, läppärit, läppis, tietokone, tietokoneet, pc',
  ],
  13: ['Televisiot', 'televisio, tv, telkkari, telkku, taulutelevisio, älytelevisio'],
  14: ['Kamerat', 'kamera, digikamera, järjestelmäkamera, järkkäri, valokuvauskamera'],
  15: ['Kuulokkeet', 'kuuloke, nappikuulokkeet, vastamelukuulokkeet, kuulokemikrofoni, luurit'],
  16: ['Älykellot', 'älykello, urheilukello, sykekello, sykemittari'],
  17: ['Kaiuttimet', 'kaiutin, bluetooth kaiutin, langaton kaiutin, stereokaiutin'],
  18: ['Pesukoneet', 'pesukone, pyykinpesukone, pyykinpesukoneet, pyykkikone'],
  19: ['Astianpesukoneet', 'astianpesukone, tiskikone, tiskikoneet'],
  20: ['Polkupyörät', 'polkupyörä, pyörä, pyörät, fillari, fillarit, maastopyörä, maantiepyörä'],
  21: ['Huonekalut', 'huonekalu, sohva, sohvat, sohvaryhmä, divaani'],
  22: [
    'Liesitasot',
    'liesitaso, keittotaso, keittotasot, induktioliesi, induktiotaso, keittolevy, liesi',
  ],
  23: ['Toimintakamerat', 'toimintakamera, actionkamera, action-kamera, kypäräkamera'],
  24: ['Jääkaapit', 'jääkaappi, jääkaappipakastin, jääkaappipakastimet'],
};
