import type { CategoryNames } from '../categories';
import { de as household } from './household/de';

export const de: CategoryNames = {
  ...household,
  10: ['Mobiltelefone', 'Mobiltelefon, Handy, Handys, Telefon, Telefone, Smartphone, Smartphones'],
  11: ['Tablets', 'Tablet, Tablet-PC, Tablet-Computer'],
  12: ['Laptops', 'Laptop, Notebook, Notebooks, tragbarer Computer, Computer, PC, Rechner'],
  13: [
    'Fernseher',
    'TV, TV-Gerät, TV-Geräte, Fernsehgerät, Fernsehgeräte, Fernsehapparat, Flachbildfernseher, Smart-TV',
  ],
  14: [
    'Kameras',
    'Kamera, Fotoapparat, Fotokamera, Digitalkamera, Systemkamera, Spiegelreflexkamera',
  ],
  15: ['Kopfhörer', 'Ohrhörer, Headset, Ohrstöpsel, Funkkopfhörer'],
  16: ['Smartwatches', 'Smartwatch, Sportuhr, Fitnessuhr, Laufuhr'],
  17: [
    'Lautsprecher',
    'Lautsprecherbox, Lautsprecherboxen, Musikbox, Bluetooth-Lautsprecher, Boxen',
  ],
  18: ['Waschmaschinen', 'Waschmaschine, Waschautomat, Waschvollautomat'],
  19: ['Geschirrspüler', 'Spülmaschine, Spülmaschinen, Geschirrspülmaschine'],
  20: [
    'Fahrräder',
    'Fahrrad, Rad, Räder, Rennrad, Mountainbike, Damenrad, Herrenrad, Trekkingrad, Velo',
  ],
  21: ['Möbel', 'Sofa, Sofas, Couch, Polstermöbel, Sitzgarnitur'],
  22: [
    'Kochfelder',
    'Kochfeld, Induktionskochfeld, Induktionsfeld, Ceranfeld, Herdplatte, Kochplatte, Herd',
  ],
  23: ['Actionkameras', 'Actionkamera, Action-Cam, Actioncam, Helmkamera'],
  24: [
    'Kühlschränke',
    'Kühlschrank, Kühl-Gefrierkombination, Kühlgefrierkombination, Kühl-Gefrier-Kombination',
  ],
};
