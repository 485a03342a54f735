import type { CategoryNames } from '../categories';
import { nb as household } from './household/nb';

export const nb: CategoryNames = {
  ...household,
  10: [
    'Mobiltelefoner',
    'mobiltelefon, mobil, mobiler, mobilen, telefon, telefoner, smarttelefon, smarttelefoner',
  ],
  11: ['Nettbrett', 'nettbrettet, tablet, lesebrett'],
  12: ['Bærbare PC-er', 'bærbar pc, bærbar, bærbare, bærbar datamaskin, laptop, datamaskin, pc'],
  13: ['TV-er', 'tv, tv-apparat, tv-apparater, fjernsyn, fjernsynet, flatskjerm, smart-tv'],
  14: [
    'Kameraer',
    'kamera, kameraet, fotoapparat, systemkamera, speilreflekskamera, digitalkamera',
  ],
  15: ['Hodetelefoner', 'hodetelefon, øretelefoner, øreplugger, ørepropper, headset'],
  16: ['Smartklokker', 'smartklokke, smart klokke, sportsklokke, pulsklokke, treningsklokke'],
  17: [
    'Høyttalere',
    'høyttaler, høyttaleren, høytaler, høytalere, trådløs høyttaler, bluetooth høyttaler, lydplanke',
  ],
  18: ['Vaskemaskiner', 'vaskemaskin, vaskemaskinen'],
  19: ['Oppvaskmaskiner', 'oppvaskmaskin, oppvaskmaskinen'],
  20: ['Sykler', 'sykkel, sykkelen, terrengsykkel, racersykkel, bysykkel'],
  21: ['Møbler', 'møbel, sofa, sofaer, sofaen, sofagruppe'],
  22: [
    'Platetopper',
    'platetopp, koketopp, koketopper, kokeplate, induksjonstopp, induksjonsplate, komfyr',
  ],
  23: ['Actionkameraer', 'actionkamera, action-kamera, hjelmkamera'],
  24: ['Kjøleskap', 'kjøleskapet, kombiskap, kjøl/frys, kjøl og frys'],
};
