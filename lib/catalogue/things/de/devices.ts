import type { Things } from '../../categories';

export const devices: Things = {
  10: ['handyhülle, handyhüllen', 'Festnetztelefon'],
  11: ['E-Book-Reader, E-Reader'],
  14: [
    'Objektiv, Kameraobjektiv, Zoomobjektiv, Stativ, Kamerastativ, Blitz, Blitzgerät',
    'Studioblitz, Softbox, Belichtungsmesser, Videokamera, Kameragehäuse, Camcorder',
    'Spiegelreflex',
  ],
  17: ['Subwoofer, Soundbar'],
  21: [
    'Schlafsofa, Schlafcouch, Recamiere, Ecksofa, Eckcouch, Sitzsack groß, Zweisitzer',
    'Dreisitzer, Couchgarnitur, Polstergarnitur, Wohnlandschaft, Pouf',
  ],
  23: ['Drohne'],
  24: [
    'Kühl-Gefrierkombi, Kühl-Gefrier-Kombi, Kühlgefrierkombi, Gefrierkombi, Weinkühlschrank',
    'Kühlbox elektrisch, Kühl- und Gefrierkombination',
  ],
  100: [
    'Beamer, Projektor, DVD-Player, Blu-ray-Player, Videorekorder, Türklingel',
    'Überwachungskamera, Alarmanlage, Taschenrechner, Schreibmaschine, Funkgerät, Chromecast',
    'Apple TV, Satellitenschüssel, Sat-Receiver, Receiver, Verlängerungskabel',
  ],
  103: ['druckerpapier', 'Tintenpatrone, Druckerpatronen, Toner, Fotodrucker'],
  104: ['vr-brille', 'Controller, VR-Brille, Gameboy, Gamepad'],
  105: [
    'CD-Player, Kassettenrekorder, Tonbandgerät, Radiowecker, DAB-Radio, Grammophon, Tapedeck',
    'Kompaktanlage, Hifi-Anlage',
  ],
  106: [
    'Maus, Funkmaus, USB-Stick, Speicherkarte, SD-Karte, Powerbank, Dockingstation, Ladekabel',
    'HDMI-Kabel, Grafikkarte, SSD, Modem, Mauspad, Netzteil',
  ],
  200: ['Dunstabzugshaube, Warmwasserboiler, Boiler'],
  205: ['Dampfreiniger, Handstaubsauger, Nass-Trockensauger, Akkusauger, Sauger, Industriesauger'],
  206: [
    'kontaktgrill, tischgrill',
    'Stabmixer, Pürierstab, Handmixer, Rührgerät, Reiskocher, Waffeleisen, Entsafter',
    'Saftpresse, Schnellkochtopf, Sandwichmaker, Fritteuse, Brotbackautomat, Eismaschine',
    'Wassersprudler, Raclette, Eierkocher, Fleischwolf, Zerkleinerer, Allesschneider',
    'Brotschneidemaschine, Dampfgarer, Airfryer',
  ],
  207: [
    'Siebträger, Siebträgermaschine, Kaffeemühle, Milchaufschäumer, Espressokocher, Vollautomat',
    'French Press, Kaffeeautomat',
  ],
  208: ['Strickmaschine, Nähmaschiene, Overlock'],
  209: [
    'Kaminofen, Ölradiator, Elektroheizung, Heizstrahler elektrisch, Konvektor, Heizkörper',
    'Infrarotheizung, Schwedenofen',
  ],
  211: ['Dampfstation, Bügelstation, Mangel, Bügelmaschine, Wäscheständer'],
};
