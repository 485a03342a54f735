import type { CategoryNames } from '../categories';
import { sv as household } from './household/sv';

export const sv: CategoryNames = {
  ...household,
  10: [
    'Mobiltelefoner',
    'mobiltelefon, mobil, mobiler, mobilen, telefon, telefoner, smartphone, smarttelefon',
  ],
  11: ['Surfplattor', 'surfplatta, surfplattan, läsplatta, läsplattor, platta, plattdator'],
  12: ['Bärbara datorer', 'bärbar dator, bärbar, bärbara, laptop, bärbar pc, dator, datorer, pc'],
  13: ['Tv-apparater', 'tv, tv-apparat, teve, teven, televisionsapparat, platt-tv, smart-tv'],
  14: ['Kameror', 'kamera, kameran, systemkamera, digitalkamera, fotoapparat'],
  15: ['Hörlurar', 'hörlur, hörlurarna, lurar, öronsnäckor, headset'],
  16: ['Smartklockor', 'smartklocka, smart klocka, sportklocka, pulsklocka, träningsklocka'],
  17: ['Högtalare', 'högtalaren, trådlös högtalare, bluetooth högtalare, bluetoothhögtalare'],
  18: ['Tvättmaskiner', 'tvättmaskin, tvättmaskinen'],
  19: ['Diskmaskiner', 'diskmaskin, diskmaskinen'],
  20: ['Cyklar', 'cykel, cykeln, mountainbike, racercykel, damcykel, herrcykel'],
  21: ['Möbler', 'möbel, soffa, soffor, soffan, soffgrupp'],
  22: ['Hällar', 'häll, spishäll, induktionshäll, induktionshällar, spis, kokplatta'],
  23: ['Actionkameror', 'actionkamera, actionkameran, hjälmkamera'],
  24: ['Kylskåp', 'kylskåpet, kyl, kyl och frys, kyl/frys, kylfrys'],
};
