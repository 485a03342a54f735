import type { Things } from '../categories';

export const de: Things = {
  10: ['Festnetztelefon'],
  11: ['E-Book-Reader, E-Reader'],
  14: [
    'Objektiv, Kameraobjektiv, Zoomobjektiv, Stativ, Kamerastativ, Blitz, Blitzgerät, Studioblitz, Softbox, Belichtungsmesser, Videokamera, Kameragehäuse',
    'Camcorder, Spiegelreflex',
  ],
  17: ['Subwoofer, Soundbar'],
  21: [
    'Schlafsofa, Schlafcouch, Recamiere, Ecksofa, Eckcouch, Sitzsack groß, Zweisitzer, Dreisitzer, Couchgarnitur, Polstergarnitur, Wohnlandschaft, Pouf',
  ],
  23: ['Drohne'],
  24: [
    'Kühl-Gefrierkombi, Kühl-Gefrier-Kombi, Kühlgefrierkombi, Gefrierkombi, Weinkühlschrank, Kühlbox elektrisch, Kühl- und Gefrierkombination',
  ],
  100: [
    'Beamer, Projektor, DVD-Player, Blu-ray-Player, Videorekorder, Türklingel, Überwachungskamera, Alarmanlage, Taschenrechner, Schreibmaschine, Funkgerät',
    'Chromecast, Apple TV, Satellitenschüssel, Sat-Receiver, Receiver, Verlängerungskabel',
  ],
  103: ['Tintenpatrone, Druckerpatronen, Toner, Fotodrucker'],
  104: ['Controller, VR-Brille, Gameboy, Gamepad'],
  105: [
    'CD-Player, Kassettenrekorder, Tonbandgerät, Radiowecker, DAB-Radio, Grammophon, Tapedeck, Kompaktanlage, Hifi-Anlage',
  ],
  106: [
    'Maus, Funkmaus, USB-Stick, Speicherkarte, SD-Karte, Powerbank, Dockingstation, Ladekabel, HDMI-Kabel, Grafikkarte, SSD, Modem, Mauspad, Netzteil',
  ],
  200: ['Dunstabzugshaube, Warmwasserboiler, Boiler'],
  205: ['Dampfreiniger, Handstaubsauger, Nass-Trockensauger, Akkusauger, Sauger, Industriesauger'],
  206: [
    'Stabmixer, Pürierstab, Handmixer, Rührgerät, Reiskocher, Waffeleisen, Entsafter, Saftpresse, Schnellkochtopf, Sandwichmaker, Fritteuse',
    'Brotbackautomat, Eismaschine, Wassersprudler, Raclette, Eierkocher, Fleischwolf, Zerkleinerer, Allesschneider, Brotschneidemaschine, Dampfgarer',
    'Airfryer',
  ],
  207: [
    'Siebträger, Siebträgermaschine, Kaffeemühle, Milchaufschäumer, Espressokocher, Vollautomat, French Press, Kaffeeautomat',
  ],
  208: ['Strickmaschine, Nähmaschiene, Overlock'],
  209: [
    'Kaminofen, Ölradiator, Elektroheizung, Heizstrahler elektrisch, Konvektor, Heizkörper, Infrarotheizung, Schwedenofen',
  ],
  211: ['Dampfstation, Bügelstation, Mangel, Bügelmaschine'],
  300: [
    'Badeanzug, Bikini, Badehose, Trainingsanzug, Jogginganzug, Uniform, Overall, Kostüme, Faschingskostüm, Skikleidung, Skianzug, Radbekleidung',
    'Sportbekleidung, Wintersachen, Trachten, Dirndl, Tracht, Arbeitskleidung, Motorradkleidung',
  ],
  301: [
    'Weste, Daunenweste, Windjacke, Trenchcoat, Regenmantel, Regenkleidung, Softshelljacke, Parka, Poncho, Cape',
  ],
  303: ['Anzugweste, Frack, Hosenanzug'],
  304: ['Tunika, Top, Unterhemd, Shirt'],
  305: ['Lederhose, Latzhose, Jeanshosen, Cordhose'],
  306: ['Cocktailkleid, Ballkleid, Kommunionkleid, Jumpsuit'],
  307: ['Rollkragenpullover, Norwegerpullover, Strickpullover, Sweater, Weste gestrickt, Cardigan'],
  308: [
    'Socke, Strumpfhose, Boxershorts, Unterhose, Unterhosen, Slips, BHs, Thermounterwäsche, Nachthemd, Pyjama, Skiunterwäsche, Korsett, Dessous',
  ],
  309: ['Strampler, Bodys, Matschhose, Schulkleidung, Fußsack, Regenhose Kind'],
  310: [
    'Handschuh, Fäustlinge, Fliege, Sonnenhut, Taschentücher, Hosenträger, Kappe, Halstuch, Tuch, Stola, Baseballkappe',
  ],
  401: [
    'Wanderstiefel, Bergschuhe, Pumps, Highheels, High Heels, Flipflops, Loafer, Clogs, Reitstiefel, Arbeitsschuhe, Sicherheitsschuhe, Gummistiefel',
    'Hausschuh, Ballerinas, Fußballschuhe, Stiefeletten, Halbschuhe',
  ],
  402: [
    'Umhängetasche, Laptoptasche, Einkaufstasche, Clutch, Bauchtasche, Schultasche, Ranzen, Kulturbeutel, Shopper, Weekender',
  ],
  403: ['Handgepäck, Kabinenkoffer, Kleidersack, Rollkoffer'],
  404: ['Gleitsichtbrille, Bifokalbrille, Arbeitsplatzbrille'],
  405: [
    'Lippenstift, Gesichtscreme, Handcreme, Shampoo, Rasierwasser, Creme, Cremes, Seife, Nagellack, Sonnencreme, Wimperntusche, Schminke, Parfum',
  ],
  406: [
    'Lockenstab, Haarschneider, Haarschneidemaschine, Bartschneider, Epilierer, Haarstyler, Personenwaage, Fußbad, Zahnbürste, Munddusche, Massagepistole',
  ],
  407: [
    'Gehstock, Blutzuckermessgerät, Prothese, Massagesessel, Medikamente, Gebiss, Fieberthermometer, Zahnprothese, Treppenlift, Einlagen, Inhaliergerät',
  ],
  501: [
    'Perlenkette, Manschettenknöpfe, Bernstein, Bernsteinkette, Brosche, Anhänger Gold, Goldkette, Silberkette, Goldring, Verlobungsring, Diamantring',
    'Ohrring, Ohrstecker, Armreif, Krawattennadel, Diamant, Diamanten, Medaillon, Collier, Diadem, Schmuckkästchen, Schmuckschatulle, Trauringe, Siegelring',
    'Brillantring, Perlenketten, Kette Gold, Halsketten',
  ],
  503: [
    'Ölgemälde, Ölbild, Aquarell, Radierung, Bronzefigur, Zeichnung, Portrait, Porträt, Kupferstich, Statue, Grafik, Kunstdruck, Bild, Holzschnitt',
    'Lithographie',
  ],
  504: ['Standuhr, antike Uhr, Sekretär antik, Truhe, Bauernschrank, Kaminuhr, Biedermeier'],
  505: [
    'Briefmarkenalbum, Briefmarkenalben, Orden, Medaillen, Fußballkarten, Pokemonkarten, Pokémonkarten, Postkarten, Sammelteller, Modellautos, Münzalbum',
  ],
  507: ['Konzertkarten, Eintrittskarte, Theaterkarten, Bahnfahrkarten, Tickets, Dauerkarte'],
  601: [
    'Spielküche, Kinderküche, Kaufladen, Puppenhaus, Puppenstube, Puppenwagen, Teddy, Teddybär, Stofftier, Stofftiere, Plüschtiere, Kuscheltier',
    'Holzeisenbahn, Eisenbahn, Spielzeugautos, Schaukelpferd, Spielzelt, Schachspiel, Schach, Spielkarten, Bauklötze, Bausteine, Kugelbahn, Actionfiguren',
    'Dreirad, Schaukel, Schaukelgestell, Sandkasten, Planschbecken, Hüpfburg, ferngesteuertes Auto, Verkleidung, Drachen, Laufrad, Spielhaus, Bobbycar',
    'Bobby-Car, Rennbahn, Carrerabahn, Gesellschaftsspiele',
  ],
  602: ['Sitzerhöhung, Geschwisterwagen, Maxi-Cosi, Kinderautositz'],
  603: [
    'Laufgitter, Laufstall, Babywippe, Stubenwagen, Reisebett, Babybadewanne, Windeln, Milchpumpe, Sterilisator, Türschutzgitter, Treppenschutzgitter',
    'Krabbeldecke, Spielbogen, Wickeltasche, Wickelauflage, Töpfchen, Babyschaukel, Tragetuch, Wickelkommode',
  ],
  701: [
    'Kochbuch, Kochbücher, Roman, Taschenbücher, Lexikon, Lexika, Bilderbücher, Bildband, Bildbände, Atlas, Bibel, Kinderbücher, Fotobuch, Wörterbuch',
    'Wörterbücher, Fotoalbum, Fotoalben, Hörbücher, Bücherkiste, Sachbücher',
  ],
  702: [
    'LP, LPs, Langspielplatten, Schallplatte, Vinylplatten, Kassetten, Musikkassetten, Plattensammlung, CD-Sammlung, Blu-ray, Blu-rays',
  ],
  703: ['Switch-Spiele, PS5-Spiele, PS4-Spiele, Xbox-Spiele, Nintendo-Spiele'],
  801: [
    'Golfset, Golfbag, Golftrolley, Golfbälle, Badmintonschläger, Federballset, Squashschläger, Padelschläger, Tennisbälle, Handball, Basketball',
    'Volleyball, Fußbälle, Hockeyschläger, Neoprenanzug, Schnorchel, Taucherbrille, Tauchausrüstung, Flossen, Taucheranzug, Stand-up-Paddle, SUP, SUP-Board',
    'Kajak, Kanu, Windsurfbrett, Kletterseil, Klettergurt, Kletterausrüstung, Reithelm, Reitkappe, Rollschuhe, Inliner, Longboard, Dartscheibe, Dart',
    'Tischtennisplatte, Tischtennisschläger, Billardtisch, Krocket, Boxhandschuhe, Boxsack, Boule, Trampolin, Schwimmbrille, Schienbeinschoner, Fußballtor',
    'Basketballkorb, Ball, Bälle, Wasserski, Schläger, Kicker, Tischkicker',
  ],
  802: [
    'Skistöcke, Skihelm, Skibrille, Langlaufski, Alpinski, Skibindung, Snowboardschuhe, Snowboardboots, Eishockeyschlittschuhe, Eishockeyausrüstung, Rodel',
    'Schneeschuhe, Skistiefel, Skistock, Tourenski, Rodelschlitten',
  ],
  803: [
    'Langhantel, Kurzhantel, Kurzhanteln, Hantel, Kettlebell, Hantelscheiben, Hantelbank, Hantelset, Yogamatte, Gymnastikmatte, Fitnessbänder, Spinningrad',
    'Crosstrainer, Gymnastikball, Springseil, Faszienrolle, Kraftstation, Hometrainer, Stepper',
  ],
  804: [
    'Campingkocher, Gaskocher, Campingtisch, Campingstuhl, Campingstühle, Feldbett, Kühlbox, Kühltasche, Isomatte, Luftmatratze, Luftbett, Stirnlampe',
    'Taschenlampe, Kompass, Vorzelt, Campinglampe, Wanderstöcke, Trekkingstöcke, Fernglas, Gasflasche, Wasserkanister, Taschenmesser, Walkingstöcke',
  ],
  805: [
    'Angelrolle, Rolle für Angel, Angelkoffer, Köder, Kescher, Wathose, Wobbler, Jagdgewehr, Flinte, Waffenschrank, Zielfernrohr, Luftgewehr, Jagdkleidung',
    'Angelschnur, Angel, Armbrust',
  ],
  806: [
    'E-Gitarre, Bassgitarre, E-Bass, Gitarrensaiten, Gitarrenkoffer, Gitarrentasche, Gitarrenverstärker, Notenständer, Notenpult, Trommel, Trommelstöcke',
    'Snare, Mikrofon, Mikrophon, Mikrofonständer, Audiointerface, Audio-Interface, Synthesizer, E-Piano, Digitalpiano, E-Klavier, Akkordeon, Ziehharmonika',
    'Cello, Bratsche, Kontrabass, Flöte, Querflöte, Blockflöte, Klarinette, Saxophon, Saxofon, Trompete, Posaune, Waldhorn, Tuba, Mundharmonika, Ukulele',
    'Banjo, Mandoline, Harfe, Effektgerät, Metronom, Klavierhocker, Geigenbogen, Orgel, Instrumentenkabel, Xylophon, Violine, Piano, Zither, Cajon',
    'Konzertflügel, Klaviernoten',
  ],
  807: [
    'Stricknadeln, Strickwolle, Stoff, Stoffe, Stoffballen, Stoffreste, Nähzubehör, Nähkasten, Nähkästchen, Nähkorb, Acrylfarben, Ölfarben, Staffelei',
    'Leinwände, Leinwand zum Malen, Pinsel, Häkelnadeln, Stickerei, Bausatz, Modellbausatz, Modellflugzeug, Zuschneideschere, Schneiderschere, Stoffschere',
    'Spinnrad, Webstuhl, Schneiderpuppe, Perlen zum Basteln, Modellbahn, Wollstoff, Futterstoff, Garn, Airbrush, Bastelmaterial, Kurzwaren',
  ],
  901: ['Perserteppich, Schaffell, Lammfell, Flickenteppich, Hochflorteppich, Badvorleger'],
  902: [
    'Gardinenstange, Vorhangstange, Duschvorhang, Raffrollo, Verdunkelungsvorhang, Plissee, Plissees, Store, Stores, Übergardinen, Lamellenvorhang',
    'Scheibengardinen',
  ],
  903: [
    'Kissenbezüge, Spannbetttuch, Betttuch, Bettwäsche-Garnituren, Bettwäschegarnitur, Bettwäsche-Set, Bettbezüge, Matratzenschoner, Leintuch, Leintücher',
    'Bettgarnitur',
  ],
  904: [
    'Servietten, Stoffservietten, Tischläufer, Geschirrtuch, Tischsets, Platzdeckchen, Strandtuch, Badetücher, Duschtücher, Saunatuch, Waschlappen',
    'Duschtuch, Trockentücher',
  ],
  905: ['Kuscheldecke, Kissenhüllen, Heizdecke, Überwurf'],
  906: ['Federbett, Sommerdecke, Daunenkissen, Oberbett, Bettzeug, Steppdecke, Inlett'],
  907: [
    'Lampenschirm, Glühbirne, Schreibtischlampe, Leselampe, Wandlampe, Strahler, Spots, Lichterkette, Nachttischlampe, Laterne, LED-Band, Stehleuchte',
    'Pendelleuchte, Lüster, Wandleuchte',
  ],
  908: [
    'Fotorahmen, Rahmen, Kerze, Kerzen, Kerzenleuchter, Kerzenhalter, Figur, Figuren, Porzellanfigur, Porzellanfiguren, Poster, Plakat, Kunstblumen',
    'Weihnachtsbaum, Christbaumschmuck, Christbaumkugeln, Weihnachtskugeln, Krippe, Weihnachtskrippe, Kuckucksuhr, Wecker, Tischuhr, Osterdeko',
    'Zimmerpflanze, Zimmerpflanzen, Topfpflanze, Übertopf, Übertöpfe, Pinnwand, Teelichthalter, Räuchermännchen, Weihnachtsdeko, Weihnachtsdekoration',
    'Pendule',
  ],
  1001: [
    'Lattenrost, Lattenroste, Bettrahmen, Kopfteil, Futon, Wiege, Kinderbett, Gästebett, Tagesbett, Hochbett, Polsterbett, Pflegebett, Stockbett',
    'Beistellbett',
  ],
  1003: [
    'Küchentisch, Beistelltisch, Nachttisch, Nachtschrank, Schminktisch, Schaukelstuhl, Barhocker, Fußhocker, Gamingstuhl, Klapptisch, Klappstuhl',
    'Klappstühle, Essgruppe, Sitzgruppe, Sitzsack, Ohrensessel, Sitzbank, Eckbank, Küchenbank, Relaxsessel, Fernsehsessel, Satztische, Hängesessel',
    'Stehtisch, Polsterstuhl',
  ],
  1004: [
    'TV-Bank, TV-Möbel, Lowboard, Vitrine, Glasvitrine, Rollcontainer, Schuhschrank, Schuhregal, Garderobe, Kleiderständer, Aktenschrank, Sekretär, Hausbar',
    'Nachtkästchen, Buffet, Anrichte, Highboard, Weinregal, Küchenschrank, Schwerlastregal, Kellerregal, Hängeschrank, Spiegelschrank, Küchenzeile',
    'Einbauküche',
  ],
  1100: [
    'Rührschüssel, Rührschüsseln, Schneidebrett, Schneidebretter, Tupperware, Tupperdosen, Vorratsdosen, Brotdose, Küchenwaage, Nudelholz, Sieb, Reibe',
    'Korkenzieher, Thermoskanne, Thermosflasche, Trinkflasche, Brotkasten, Abtropfgestell, Pfeffermühle, Mülleimer, Treteimer, Abfalleimer, Picknickkorb',
    'Messbecher, Einmachgläser leer, Küchenhelfer',
  ],
  1101: [
    'Topfset, Bräter, Wok, Auflaufform, Auflaufformen, Backblech, Backbleche, Kuchenform, Messerblock, Messerset, Kochmesser, Grillpfanne, Kasserolle',
    'Gusseisentopf, Muffinform, Springform, Kochtopf, Kochtöpfe, Römertopf, Fonduetopf, Milchtopf, Suppentopf',
  ],
  1102: [
    'Becher, Schüssel, Schüsseln, Schale, Schalen, Tasse, Untertassen, Teekanne, Kaffeekanne, Kanne, Krug, Servierplatte, Tortenplatte, Kuchenplatte',
    'Kristallgläser, Sektgläser, Biergläser, Schnapsgläser, Whiskygläser, Karaffe, Salatschüssel, Obstschale, Etagere, Gabeln, Löffel, Silberbesteck',
    'Tafelsilber, Kaffeeservice, Teeservice, Service, Kaffeetassen, Suppenteller, Sauciere, Eierbecher, Wassergläser, Speiseservice, Tafelservice, Meissen',
    'Geschirrset, Zinnkrug, Terrine, Kuchenteller',
  ],
  1200: ['Sperrholz, Bretter, Farben, Tapete, Tapeten, Fliesen, Laminat, Parkett, Bauholz'],
  1201: [
    'Stechbeitel, Stemmeisen, Beitel, Hobel, Handsäge, Bügelsäge, Fuchsschwanz, Zwinge, Zwingen, Schraubzwinge, Schraubzwingen, Schraubstock, Hobelbank',
    'Werkbank, Steckschlüsselsatz, Schraubenschlüssel, Ringschlüssel, Ratschenkasten, Inbusschlüssel, Brecheisen, Kneifzange, Axt, Beil, Wasserwaage',
    'Maßband, Zollstock, Werkzeugset, Stehleiter, Trittleiter, Bolzenschneider, Cuttermesser, Kelle, Schleifstein, Schrauben, Nägel, Schraubenzieher',
    'Schraubendrehersatz, Rohrzange, Werkzeugwagen, Werkzeugkiste, Nusskasten, Feilen',
  ],
  1202: [
    'Abrichthobel, Dickenhobel, Hobelmaschine, Bandsäge, Drehbank, Drechselbank, Drehmaschine, Tischkreissäge, Säbelsäge, Standbohrmaschine',
    'Schlagbohrmaschine, Bohrhammer, Schlagschrauber, Tacker elektrisch, Heißluftpistole, Schweißgerät, Lötkolben, Lötstation, Stromerzeuger, Generator',
    'Stromaggregat, Multitool, Bandschleifer, Exzenterschleifer, Oberfräse, Doppelschleifer, Farbsprühgerät, Bohrer, Bohrerset, Bohrersatz',
    'Fliesenschneider, Betonmischer, Kompressor, Klebepistole, Kappsäge, Gehrungssäge, Elektrohobel, Akkubohrer, Akkubohrschrauber, Flex, Dremel',
    'Absauganlage, Tauchsäge',
  ],
  1203: [
    'Rechen, Harke, Laubrechen, Laubharke, Schubkarre, Schubkarren, Gießkanne, Gießkannen, Wasserschlauch, Schlauchwagen, Schlauchtrommel, Astschere',
    'Astsäge, Gartensäge, Grabegabel, Mistgabel, Heugabel, Schaufel, Schippe, Hacke, Motorsense, Freischneider, Rasentrimmer, Laubbläser, Laubsauger',
    'Vertikutierer, Aufsitzmäher, Rasentraktor, Blumentopf, Blumentöpfe, Pflanzkübel, Gewächshaus, Komposter, Regentonne, Rasensprenger, Gartenfräse',
    'Bodenfräse, Häcksler, Holzspalter, Vogelhaus, Schneeschaufel, Schneeschieber, Hochbeet, Gartenhaus, Gerätehaus, Motorsäge, Rosenschere, Teichpumpe',
    'Balkonkasten, Rasenmähroboter, Gartenscheren',
  ],
  1204: [
    'Gartenbank, Hängematte, Hollywoodschaukel, Liegestuhl, Gartenliege, Gartensofa, Loungegruppe, Lounge-Set, Pavillon, Auflagen, Auflagenbox',
    'Polsterauflagen, Gartengarnitur, Biertischgarnitur, Bierzeltgarnitur, Strandkorb, Bistroset, Markise, Balkonmöbel, Strandstuhl, Sitzauflagen',
    'Sonnensegel, Ampelschirm',
  ],
  1205: [
    'Pizzaofen, Grillbesteck, Grillzange, Feuerschale, Smoker, Schwenkgrill, Elektrogrill, Räucherofen',
  ],
  1302: [
    'Fahrradhelme, Radhelm, Fahrradlampe, Fahrradlicht, Fahrradpumpe, Luftpumpe, Fahrradsitz, Fahrradkindersitz, Fahrradtasche, Fahrradtaschen',
    'Satteltaschen, Radschuhe, Fahrradcomputer, Kinderanhänger, Fahrradschuhe, Fahrradreifen',
  ],
  1303: ['Cityroller, Kinderroller, Stuntscooter'],
  1401: [
    'Hundekorb, Katzenkorb, Hundebox, Transportbox, Katzenklo, Vogelkäfig, Hasenstall, Kaninchenstall, Hamsterkäfig, Terrarium, Hundemantel, Pferdedecke',
    'Pferdedecken, Trense, Springsattel, Dressursattel, Halfter, Futternapf, Hundegeschirr, Katzenklappe, Striegel, Hühnerstall, Reitsattel, Katzenstreu',
    'Hundehütte, Zaumzeug, Hundehalsband, Sattelzeug',
  ],
  1402: [
    'Heu, Pferdefutter, Vogelfutter, Leckerlis, Fischfutter, Kraftfutter, Hühnerfutter, Stroh',
  ],
  1501: [
    'Marmelade, Eingemachtes, Eingefrorenes, Tiefgefrorenes, Gefrorenes, Gefrierinhalt, Kühlschrankinhalt, Gefrierschrankinhalt, Gefriertruheninhalt',
    'Konserven, Trockenwaren, Gewürze, Mehl, Honig, Süßigkeiten, Schokolade, Käse, Brot, Kaffeebohnen, Kaffee, Tee, Würste, Wurst, Obst, Gemüse, Nudeln',
    'Reis, Olivenöl, Kekse, Kuchen, Fisch, Tiefkühlware, Konfitüre, Eingewecktes',
  ],
  1502: [
    'Sherry, Portwein, Gin, Wodka, Rum, Cognac, Weinbrand, Schnaps, Schnäpse, Likör, Liköre, Limonade, Saft, Säfte, Cidre, Rotwein, Weißwein, Prosecco',
    'Mineralwasser, Weinflaschen, Whiskey, Grappa, Obstler, Rotweine, Weinvorrat, Wein und Spirituosen',
  ],
  1503: [
    'Waschpulver, Weichspüler, Toilettenpapier, Küchenrolle, Spülmittel, Spülmaschinentabs, Müllbeutel, Wischmopp, Eimer, Besen, Putzeimer, Wäscheständer',
    'Wäschekorb, Putzzeug, Putzsachen, Putzutensilien',
  ],
  1600: [
    'Dachträger, Dachgepäckträger, Autobatterie, Starthilfekabel, Navi, Navigationsgerät, Pkw-Anhänger, Anhängerkupplung, Schneeketten, Felgen, Alufelgen',
    'Ruder, Außenbordmotor, Außenborder, Bootsmotor, Anker, Schlauchboot, Schwimmwesten, Rettungsweste, Bootsplane, Wagenheber, Motorradhelm, Autoradio',
    'Fender, Motoröl, Skibox, Kompletträder, Winterräder, Sommerräder, Fahrradträger, Dashcam, Segel, Dachkoffer',
  ],
  1700: ['Umzugskartons, Umzugskisten, Plastikboxen, Aufbewahrungsboxen, Kartons'],
};
