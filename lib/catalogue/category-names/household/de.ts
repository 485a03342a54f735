import type { HouseholdNames } from '../../household-categories';

export const de: HouseholdNames = {
  100: ['Elektronik', 'Elektrogeräte, Unterhaltungselektronik, elektronische Geräte'],
  101: ['Desktop-Computer', 'Desktop-PC, Standcomputer, Gaming-PC, Tower-PC'],
  102: ['Bildschirme', 'Bildschirm, Monitor, Monitore, Computerbildschirm, Computermonitor'],
  103: ['Drucker', 'Laserdrucker, Tintenstrahldrucker, Scanner, Multifunktionsdrucker'],
  104: [
    'Spielkonsolen',
    'Spielkonsole, Spielekonsole, Spielekonsolen, Konsole, Konsolen, Playstation, Xbox',
  ],
  105: [
    'Hi-Fi und Radios',
    'HiFi, Stereoanlage, Stereoanlagen, Musikanlage, Radio, Radios, Plattenspieler, Verstärker, Audio, AV-Receiver, Receiver',
  ],
  106: [
    'Computerzubehör',
    'IT-Zubehör, Tastatur, Computermaus, Router, Festplatte, Webcam, Ladegerät, Ladegeräte',
  ],
  200: ['Haushaltsgeräte', 'Haushaltsgerät, weiße Ware, Großgeräte, Elektrogroßgeräte'],
  201: ['Wäschetrockner', 'Trockner, Kondenstrockner, Wärmepumpentrockner'],
  202: ['Backöfen', 'Backofen, Einbaubackofen, Ofen, Öfen'],
  203: ['Mikrowellen', 'Mikrowelle, Mikrowellenherd, Mikrowellengerät'],
  204: [
    'Gefriergeräte',
    'Gefrierschrank, Gefrierschränke, Gefriertruhe, Gefriertruhen, Tiefkühler, Tiefkühltruhe',
  ],
  205: ['Staubsauger', 'Saugroboter, Bodenstaubsauger, Akkustaubsauger'],
  206: [
    'Küchenkleingeräte',
    'Küchenmaschine, Küchenmaschinen, Küchengeräte, Wasserkocher, Toaster, Mixer, Standmixer, Handrührgerät, Heißluftfritteuse, Kleingeräte',
  ],
  207: [
    'Kaffeemaschinen',
    'Kaffeemaschine, Kaffeevollautomat, Kaffeevollautomaten, Espressomaschine',
  ],
  208: ['Nähmaschinen', 'Nähmaschine, Overlock-Maschine'],
  209: [
    'Heizgeräte und Ventilatoren',
    'Heizgerät, Heizlüfter, Ventilator, Ventilatoren, Klimagerät, Luftreiniger, Luftentfeuchter, Radiator',
  ],
  210: ['Wärmepumpen', 'Wärmepumpe, Luftwärmepumpe'],
  211: ['Bügeleisen und Dampfglätter', 'Bügeleisen, Bügelbrett, Dampfbügelstation, Dampfglätter'],
  300: [
    'Kleidung',
    'Bekleidung, Textilien, Kleidungsstücke, Damenbekleidung, Herrenbekleidung, Arbeitskleidung, Sportkleidung, Bademode, Damenmode, Herrenmode',
  ],
  301: [
    'Jacken und Mäntel',
    'Jacke, Jacken, Mantel, Mäntel, Oberbekleidung, Daunenjacke, Regenjacke, Winterjacke, Anorak, Wintermantel',
  ],
  302: ['Lederjacken', 'Lederjacke, Ledermantel, Lederbekleidung, Pelzmantel, Pelz, Pelze'],
  303: ['Anzüge', 'Anzug, Sakko, Sakkos, Smoking, Blazer, Kostüm'],
  304: [
    'Hemden und Blusen',
    'Hemd, Hemden, Bluse, Blusen, T-Shirt, T-Shirts, Oberteil, Oberteile, Poloshirt',
  ],
  305: ['Hosen', 'Hose, Skihose, Jogginghose, Jeans, Shorts, Leggings, Jeanshose'],
  306: ['Kleider und Röcke', 'Kleid, Kleider, Rock, Röcke, Abendkleid, Brautkleid'],
  307: [
    'Strickwaren',
    'Pullover, Pulli, Pullis, Strickjacke, Strickjacken, Sweatshirt, Kapuzenpullover, Hoodie, Fleece',
  ],
  308: [
    'Unterwäsche und Nachtwäsche',
    'Unterwäsche, Nachtwäsche, Wäsche, Socken, Strümpfe, Schlafanzug, Schlafanzüge, BH, Bademantel, Morgenmantel',
  ],
  309: [
    'Kinderkleidung',
    'Kinderbekleidung, Babykleidung, Babybekleidung, Schneeanzug, Kindermode',
  ],
  310: [
    'Modeaccessoires',
    'Accessoires, Mütze, Mützen, Hut, Hüte, Handschuhe, Schal, Schals, Gürtel, Krawatte, Krawatten, Regenschirm',
  ],
  400: ['Persönliche Gegenstände', 'persönliche Sachen, persönlicher Besitz'],
  401: [
    'Schuhe',
    'Schuh, Schuhwerk, Stiefel, Sneaker, Turnschuhe, Sandalen, Hausschuhe, Laufschuhe, Damenschuhe, Herrenschuhe',
  ],
  402: [
    'Taschen',
    'Tasche, Handtasche, Handtaschen, Rucksack, Rucksäcke, Geldbörse, Portemonnaie, Brieftasche, Schulranzen, Sporttasche, Aktentasche',
  ],
  403: ['Koffer', 'Reisekoffer, Reisetasche, Reisegepäck, Gepäck, Trolley'],
  404: ['Brillen', 'Brille, Sonnenbrille, Sonnenbrillen, Lesebrille, Kontaktlinsen'],
  405: [
    'Kosmetik',
    'Kosmetika, Make-up, Parfüm, Parfums, Parfüms, Hautpflege, Pflegeprodukte, Körperpflege',
  ],
  406: [
    'Körperpflegegeräte',
    'Föhn, Haartrockner, Rasierer, Rasierapparat, elektrische Zahnbürste, Glätteisen',
  ],
  407: [
    'Medizinische Hilfsmittel',
    'Hilfsmittel, Hörgerät, Hörgeräte, Rollstuhl, Rollator, Krücken, Gehhilfe, Blutdruckmessgerät, Inhalationsgerät, Inhalator',
  ],
  500: ['Wertsachen', 'Wertgegenstände, Wertgegenstand'],
  501: [
    'Schmuck',
    'Schmuckstück, Schmuckstücke, Ring, Ringe, Halskette, Halsketten, Ohrringe, Armband, Ehering, Goldschmuck',
  ],
  502: ['Uhren', 'Uhr, Armbanduhr, Armbanduhren, Taschenuhr, Herrenuhr, Damenuhr'],
  503: ['Kunst', 'Kunstwerk, Kunstwerke, Gemälde, Skulptur, Lithografie, Kunstgegenstände'],
  504: ['Antiquitäten', 'Antiquität, Antikes'],
  505: [
    'Sammlerstücke',
    'Sammlung, Sammlungen, Briefmarken, Münzen, Briefmarkensammlung, Münzsammlung, Sammelkarten',
  ],
  506: ['Bargeld', 'Geld, Geldscheine, Devisen, Banknoten'],
  507: [
    'Gutscheine',
    'Gutschein, Geschenkgutschein, Geschenkkarte, Geschenkkarten, Eintrittskarten, Fahrkarten',
  ],
  600: ['Baby und Kind', 'Baby, Kinder, Kind, Babysachen, Kindersachen'],
  601: [
    'Spielzeug',
    'Spielwaren, Spielsachen, Brettspiel, Brettspiele, Spiele, Puzzle, Puzzles, Puppe, Puppen, Lego, Kuscheltiere, Toniebox, Tonies',
  ],
  602: [
    'Kinderwagen und Kindersitze',
    'Kinderwagen, Buggy, Kindersitz, Kindersitze, Autositz, Autokindersitz, Babyschale',
  ],
  603: ['Babyausstattung', 'Babyphone, Babyfon, Hochstuhl, Wickeltisch, Babytrage, Babyflaschen'],
  700: ['Bücher und Medien', 'Medien'],
  701: ['Bücher', 'Buch, Fachbücher, Romane, Comics, Zeitschriften, Lehrbücher'],
  702: ['Musik und Filme', 'CDs, CD, DVDs, DVD, Schallplatten, Vinyl, Filme, Musik, Tonträger'],
  703: ['Videospiele', 'Videospiel, Computerspiele, Konsolenspiele, PC-Spiele'],
  800: ['Sport und Freizeit', 'Sport, Freizeit, Hobby, Freizeitartikel'],
  801: [
    'Sportgeräte',
    'Sportartikel, Sportausrüstung, Golfausrüstung, Golf, Golfschläger, Tennisschläger, Fußball, Surfbrett, Skateboard, Reitausrüstung, Inlineskates',
  ],
  802: [
    'Wintersportausrüstung',
    'Wintersport, Ski, Skier, Snowboard, Schlittschuhe, Skischuhe, Skiausrüstung, Schlitten',
  ],
  803: [
    'Fitnessgeräte',
    'Fitness, Fitnessgerät, Heimtrainer, Laufband, Hanteln, Gewichte, Ergometer, Rudergerät',
  ],
  804: [
    'Campingausrüstung',
    'Camping, Outdoor, Outdoorausrüstung, Zelt, Zelte, Schlafsack, Schlafsäcke, Wanderausrüstung',
  ],
  805: [
    'Angel- und Jagdausrüstung',
    'Angeln, Jagd, Angelausrüstung, Angelrute, Angelruten, Jagdausrüstung, Gewehr, Waffen',
  ],
  806: [
    'Musikinstrumente',
    'Musikinstrument, Instrument, Instrumente, Gitarre, Klavier, Geige, Schlagzeug, Keyboard',
  ],
  807: [
    'Bastelbedarf',
    'Basteln, Wolle, Handarbeit, Strickzeug, Malbedarf, Modelleisenbahn, Hobbybedarf',
  ],
  900: [
    'Heimtextilien und Wohnaccessoires',
    'Heimtextilien, Wohnaccessoires, Einrichtung, Inneneinrichtung',
  ],
  901: ['Teppiche', 'Teppich, Läufer, Orientteppich, Fußmatte, Teppichboden'],
  902: [
    'Vorhänge',
    'Vorhang, Gardine, Gardinen, Rollo, Rollos, Jalousie, Jalousien, Vorhangschal, Vorhangschals, Gardinenschal',
  ],
  903: ['Bettwäsche', 'Bettlaken, Laken, Bettbezug, Kissenbezug, Spannbettlaken'],
  904: [
    'Handtücher und Tischwäsche',
    'Handtuch, Handtücher, Tischdecke, Tischdecken, Tischwäsche, Badetuch, Geschirrtücher, Badematte',
  ],
  905: [
    'Wolldecken und Zierkissen',
    'Decke, Decken, Wolldecke, Wolldecken, Zierkissen, Sofakissen, Tagesdecke, Plaid',
  ],
  906: [
    'Bettdecken und Kopfkissen',
    'Bettdecke, Bettdecken, Kopfkissen, Kissen, Bettwaren, Daunendecke',
  ],
  907: [
    'Lampen',
    'Lampe, Leuchte, Leuchten, Beleuchtung, Stehlampe, Tischlampe, Deckenlampe, Kronleuchter, Hängelampe',
  ],
  908: [
    'Dekoration',
    'Deko, Dekoartikel, Spiegel, Vase, Vasen, Bilderrahmen, Kerzenständer, Wanduhr, Weihnachtsschmuck',
  ],
  1001: [
    'Betten',
    'Bett, Bettgestell, Doppelbett, Einzelbett, Etagenbett, Boxspringbett, Gitterbett',
  ],
  1002: ['Matratzen', 'Matratze, Matratzenauflage, matratzen'],
  1003: [
    'Tische und Stühle',
    'Tisch, Tische, Stuhl, Stühle, Esstisch, Sessel, Schreibtisch, Couchtisch, Hocker, Bürostuhl, Esszimmerstühle',
  ],
  1004: [
    'Schränke und Regale',
    'Schrank, Schränke, Regal, Regale, Bücherregal, Kommode, Kommoden, Kleiderschrank, Sideboard, Wohnwand',
  ],
  1100: ['Küchenausstattung', 'Küche, Küchenutensilien, Küchenartikel, Haushaltswaren'],
  1101: [
    'Töpfe und Pfannen',
    'Topf, Töpfe, Pfanne, Pfannen, Kochgeschirr, Bratpfanne, Backformen, Küchenmesser, Messer',
  ],
  1102: [
    'Geschirr und Besteck',
    'Geschirr, Besteck, Porzellan, Teller, Gläser, Tassen, Weingläser, Trinkgläser, Essservice, Besteckkasten',
  ],
  1200: ['Werkzeug und Garten', 'Heimwerken, Heimwerkerbedarf, Haus und Garten, Baumarkt'],
  1201: [
    'Handwerkzeuge',
    'Werkzeug, Werkzeuge, Handwerkzeug, Werkzeugkasten, Werkzeugkoffer, Hammer, Schraubendreher, Leiter, Zange',
  ],
  1202: [
    'Elektrowerkzeuge',
    'Elektrowerkzeug, Bohrmaschine, Bohrmaschinen, Akkuschrauber, Kreissäge, Stichsäge, Winkelschleifer, Schleifmaschine, Hochdruckreiniger, Säge',
  ],
  1203: [
    'Gartengeräte',
    'Garten, Gartengerät, Rasenmäher, Mähroboter, Rasenroboter, Heckenschere, Kettensäge, Gartenschlauch, Spaten, Schneefräse, Pflanzen, Gartenwerkzeug',
  ],
  1204: [
    'Gartenmöbel',
    'Gartentisch, Gartenstühle, Gartenstuhl, Sonnenschirm, Sonnenliege, Terrassenmöbel, Gartenstuhlauflagen, Stuhlauflagen, Gartenauflagen',
  ],
  1205: ['Grills', 'Grill, Gasgrill, Holzkohlegrill, Kugelgrill, Heizstrahler'],
  1300: ['Fahrräder und E-Scooter', 'Radfahren, Zweiräder'],
  1301: [
    'E-Bikes',
    'E-Bike, Elektrofahrrad, Elektrofahrräder, Pedelec, Pedelecs, Elektrorad, Lastenrad, Lastenräder',
  ],
  1302: [
    'Fahrradzubehör',
    'Fahrradhelm, Fahrradschloss, Fahrradteile, Fahrradanhänger, Fahrradkorb',
  ],
  1303: ['E-Scooter', 'Elektroroller, E-Roller, Elektro-Scooter, Scooter, Tretroller, Roller'],
  1400: ['Haustiere', 'Haustier, Tiere'],
  1401: [
    'Heimtierbedarf',
    'Tierbedarf, Aquarium, Aquarien, Hundebett, Hundeleine, Kratzbaum, Käfig, Sattel, Haustierbedarf',
  ],
  1402: ['Tierfutter', 'Tiernahrung, Hundefutter, Katzenfutter, Futter'],
  1500: ['Lebensmittel und Verbrauchsgüter', 'Verbrauchsgüter, Verbrauchsmaterial'],
  1501: ['Lebensmittel', 'Nahrungsmittel, Essen, Tiefkühlkost, Gefriergut, Vorräte, Fleisch'],
  1502: [
    'Getränke',
    'Getränk, Wein, Weine, Bier, Spirituosen, Alkohol, Whisky, Champagner, Sekt, Riesling, Pils, Rotwein, Weißwein, Kasten Bier',
  ],
  1503: [
    'Reinigungsmittel',
    'Putzmittel, Waschmittel, Haushaltsmittel, Reinigung, Putz- und Waschmittel',
  ],
  1600: [
    'Auto- und Bootszubehör',
    'Autozubehör, Bootszubehör, Reifen, Winterreifen, Sommerreifen, Dachbox, Autoteile, Schwimmweste, Kfz-Zubehör, Auto',
  ],
  1700: ['Sonstiges', 'Diverses, Verschiedenes, Sonstige'],
};
