import type { Things } from '../../categories';

export const personal: Things = {
  300: [
    'Badeanzug, Bikini, Badehose, Trainingsanzug, Jogginganzug, Uniform, Overall, Kostüme',
    'Faschingskostüm, Skikleidung, Skianzug, Radbekleidung, Sportbekleidung, Wintersachen',
    'Trachten, Dirndl, Tracht, Arbeitskleidung, Motorradkleidung',
  ],
  301: [
    'Weste, Daunenweste, Windjacke, Trenchcoat, Regenmantel, Regenkleidung, Softshelljacke',
    'Parka, Poncho, Cape',
  ],
  303: ['Anzugweste, Frack, Hosenanzug'],
  304: ['Tunika, Top, Unterhemd, Shirt'],
  305: ['Lederhose, Latzhose, Jeanshosen, Cordhose'],
  306: ['Cocktailkleid, Ballkleid, Kommunionkleid, Jumpsuit'],
  307: ['Rollkragenpullover, Norwegerpullover, Strickpullover, Sweater, Weste gestrickt, Cardigan'],
  308: [
    'Socke, Strumpfhose, Boxershorts, Unterhose, Unterhosen, Slips, BHs, Thermounterwäsche',
    'Nachthemd, Pyjama, Skiunterwäsche, Korsett, Dessous',
  ],
  309: ['Strampler, Bodys, Matschhose, Schulkleidung, Fußsack, Regenhose Kind'],
  310: [
    'schlüsselring, schlüsselanhänger',
    'Handschuh, Fäustlinge, Fliege, Sonnenhut, Taschentücher, Hosenträger, Kappe, Halstuch',
    'Tuch, Stola, Baseballkappe',
  ],
  401: [
    'Wanderstiefel, Bergschuhe, Pumps, Highheels, High Heels, Flipflops, Loafer, Clogs',
    'Reitstiefel, Arbeitsschuhe, Sicherheitsschuhe, Gummistiefel, Hausschuh, Ballerinas',
    'Fußballschuhe, Stiefeletten, Halbschuhe',
  ],
  402: [
    'Umhängetasche, Laptoptasche, Einkaufstasche, Clutch, Bauchtasche, Schultasche, Ranzen',
    'Kulturbeutel, Shopper, Weekender',
  ],
  403: ['Handgepäck, Kabinenkoffer, Kleidersack, Rollkoffer'],
  404: ['Gleitsichtbrille, Bifokalbrille, Arbeitsplatzbrille'],
  405: [
    'Lippenstift, Gesichtscreme, Handcreme, Shampoo, Rasierwasser, Creme, Cremes, Seife',
    'Nagellack, Sonnencreme, Wimperntusche, Schminke, Parfum',
  ],
  406: [
    'Lockenstab, Haarschneider, Haarschneidemaschine, Bartschneider, Epilierer, Haarstyler',
    'Personenwaage, Fußbad, Zahnbürste, Munddusche, Massagepistole',
  ],
  407: [
    'Gehstock, Blutzuckermessgerät, Prothese, Massagesessel, Medikamente, Gebiss',
    'Fieberthermometer, Zahnprothese, Treppenlift, Einlagen, Inhaliergerät',
  ],
  501: [
    'Perlenkette, Manschettenknöpfe, Bernstein, Bernsteinkette, Brosche, Anhänger Gold',
    'Goldkette, Silberkette, Goldring, Verlobungsring, Diamantring, Ohrring, Ohrstecker',
    'Armreif, Krawattennadel, Diamant, Diamanten, Medaillon, Collier, Diadem, Schmuckkästchen',
    'Schmuckschatulle, Trauringe, Siegelring, Brillantring, Perlenketten, Kette Gold',
    'Halsketten',
  ],
  503: [
    'Ölgemälde, Ölbild, Aquarell, Radierung, Bronzefigur, Zeichnung, Portrait, Porträt',
    'Kupferstich, Statue, Grafik, Kunstdruck, Bild, Holzschnitt, Lithographie',
  ],
  504: ['Standuhr, antike Uhr, Sekretär antik, Truhe, Bauernschrank, Kaminuhr, Biedermeier'],
  505: [
    'Briefmarkenalbum, Briefmarkenalben, Orden, Medaillen, Fußballkarten, Pokemonkarten',
    'Pokémonkarten, Postkarten, Sammelteller, Modellautos, Münzalbum',
  ],
  507: ['Konzertkarten, Eintrittskarte, Theaterkarten, Bahnfahrkarten, Tickets, Dauerkarte'],
  601: [
    'Spielküche, Kinderküche, Kaufladen, Puppenhaus, Puppenstube, Puppenwagen, Teddy, Teddybär',
    'Stofftier, Stofftiere, Plüschtiere, Kuscheltier, Holzeisenbahn, Eisenbahn, Spielzeugautos',
    'Schaukelpferd, Spielzelt, Schachspiel, Schach, Spielkarten, Bauklötze, Bausteine',
    'Kugelbahn, Actionfiguren, Dreirad, Schaukel, Schaukelgestell, Sandkasten, Planschbecken',
    'Hüpfburg, ferngesteuertes Auto, Verkleidung, Drachen, Laufrad, Spielhaus, Bobbycar',
    'Bobby-Car, Rennbahn, Carrerabahn, Gesellschaftsspiele',
  ],
  602: ['Sitzerhöhung, Geschwisterwagen, Maxi-Cosi, Kinderautositz'],
  603: [
    'Laufgitter, Laufstall, Babywippe, Stubenwagen, Reisebett, Babybadewanne, Windeln',
    'Milchpumpe, Sterilisator, Türschutzgitter, Treppenschutzgitter, Krabbeldecke, Spielbogen',
    'Wickeltasche, Wickelauflage, Töpfchen, Babyschaukel, Tragetuch, Wickelkommode',
  ],
  701: [
    'Kochbuch, Kochbücher, Roman, Taschenbücher, Lexikon, Lexika, Bilderbücher, Bildband',
    'Bildbände, Atlas, Bibel, Kinderbücher, Fotobuch, Wörterbuch, Wörterbücher, Fotoalbum',
    'Fotoalben, Hörbücher, Bücherkiste, Sachbücher',
  ],
  702: [
    'LP, LPs, Langspielplatten, Schallplatte, Vinylplatten, Kassetten, Musikkassetten',
    'Plattensammlung, CD-Sammlung, DVD-Sammlung, Blu-ray, Blu-rays',
  ],
  703: ['Switch-Spiele, PS5-Spiele, PS4-Spiele, Xbox-Spiele, Nintendo-Spiele'],
};
