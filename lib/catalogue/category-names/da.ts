import type { CategoryNames } from '../categories';
import { da as household } from './household/da';

export const da: CategoryNames = {
  ...household,
  10: [
    'Mobiltelefoner',
    'mobiltelefon, mobil, mobiler, mobilen, telefon, telefoner, smartphone, smartphones',
  ],
  11: ['Tablets', 'tablet, tablet-pc, tabletcomputer'],
  12: ['Bærbare computere', 'bærbar, bærbare, bærbar computer, bærbar pc, laptop, computer, pc'],
  13: ['Fjernsyn', 'tv, tv-apparat, tv-apparater, fjernsynet, fladskærm, fladskærms-tv, smart-tv'],
  14: [
    'Kameraer',
    'kamera, kameraet, fotoapparat, fotografiapparat, spejlreflekskamera, systemkamera, digitalkamera',
  ],
  15: [
    'Høretelefoner',
    'høretelefon, hovedtelefoner, hovedtelefon, øretelefoner, ørepropper, høretelefonerne, headset',
  ],
  16: ['Smartwatches', 'smartwatch, smartur, smarture, sportsur, pulsur'],
  17: [
    'Højttalere',
    'højttaler, højttaleren, højtaler, højtalere, trådløs højttaler, bluetooth højttaler',
  ],
  18: ['Vaskemaskiner', 'vaskemaskine, vaskemaskinen'],
  19: ['Opvaskemaskiner', 'opvaskemaskine, opvaskemaskinen, opvasker'],
  20: ['Cykler', 'cykel, cyklen, mountainbike, racercykel, damecykel, herrecykel, bycykel'],
  21: ['Møbler', 'møbel, sofa, sofaer, sofaen, sofagruppe'],
  22: [
    'Kogeplader',
    'kogeplade, kogesektion, induktionskogeplade, induktionsplade, komfur, kogezone',
  ],
  23: ['Actionkameraer', 'actionkamera, action-kamera, hjelmkamera'],
  24: [
    'Køleskabe',
    'køleskab, køleskabet, kølefryseskab, køle-fryseskab, køle/fryseskab, amerikanerkøleskab',
  ],
};
