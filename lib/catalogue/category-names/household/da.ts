import type { HouseholdNames } from '../../household-categories';

export const da: HouseholdNames = {
  100: ['Elektronik', 'elektronisk udstyr, forbrugerelektronik, el-artikler'],
  101: [
    'Stationære computere',
    'stationær computer, stationær pc, stationær, gamer-pc, gamercomputer',
  ],
  102: ['Skærme', 'skærm, computerskærm, computerskærme, pc-skærm, monitor'],
  103: ['Printere', 'printer, printeren, laserprinter, blækprinter, scanner'],
  104: [
    'Spillekonsoller',
    'spillekonsol, spilkonsol, konsol, konsoller, playstation, xbox, spilcontroller',
  ],
  105: [
    'Stereoanlæg og radioer',
    'hi-fi, hifi, stereoanlæg, stereo, musikanlæg, radio, radioer, pladespiller, forstærker, lyd',
  ],
  106: [
    'Computertilbehør',
    'it-udstyr, tastatur, computermus, router, harddisk, webkamera, oplader, opladere',
  ],
  200: ['Hvidevarer', 'hvidevare, hårde hvidevarer, husholdningsapparater, husholdningsmaskiner'],
  201: ['Tørretumblere', 'tørretumbler, tørretumbleren'],
  202: ['Ovne', 'ovn, indbygningsovn, komfurer'],
  203: ['Mikrobølgeovne', 'mikrobølgeovn, mikroovn, mikroovne, mikro'],
  204: ['Frysere', 'fryser, kummefryser, kummefrysere, fryseskab, dybfryser, skabsfryser'],
  205: ['Støvsugere', 'støvsuger, støvsugeren, robotstøvsuger, robotstøvsugere'],
  206: [
    'Små køkkenmaskiner',
    'køkkenmaskine, køkkenmaskiner, køkkenapparater, elkedel, brødrister, blender, foodprocessor, håndmixer, røremaskine, airfryer',
  ],
  207: ['Kaffemaskiner', 'kaffemaskine, kaffemaskinen, espressomaskine, espressomaskiner'],
  208: ['Symaskiner', 'symaskine, symaskinen, overlocker'],
  209: [
    'Varmeapparater og ventilatorer',
    'varmeapparat, varmeovn, ventilator, ventilatorer, radiator, affugter, luftrenser, aircondition',
  ],
  210: ['Varmepumper', 'varmepumpe, luft til luft varmepumpe'],
  211: ['Strygejern og steamere', 'strygejern, strygebræt, dampstation, steamer'],
  300: ['Tøj', 'beklædning, klæder, dametøj, herretøj, arbejdstøj, sportstøj, badetøj'],
  301: [
    'Frakker og jakker',
    'frakke, frakker, jakke, jakker, overtøj, dunjakke, regntøj, regnjakke, vinterjakke, vinterfrakke',
  ],
  302: ['Læderjakker', 'læderjakke, skindjakke, skindjakker, læderfrakke, pels, pelse'],
  303: ['Jakkesæt', 'habit, habitter, blazer, blazere, smoking, jakkesættet'],
  304: [
    'Skjorter og bluser',
    'skjorte, skjorter, bluse, bluser, t-shirt, t-shirts, top, toppe, polo',
  ],
  305: ['Bukser', 'buks, cowboybukser, jeans, shorts, leggings, chinos'],
  306: ['Kjoler og nederdele', 'kjole, kjoler, nederdel, nederdele, aftenkjole, brudekjole'],
  307: [
    'Strik og trøjer',
    'strik, trøje, trøjer, sweater, sweatere, cardigan, hættetrøje, hættetrøjer, striktrøje, fleece, uldsweater, uldsweatere',
  ],
  308: [
    'Undertøj og nattøj',
    'undertøj, nattøj, lingeri, strømper, sokker, pyjamas, bh, badekåbe, morgenkåbe',
  ],
  309: ['Børnetøj', 'babytøj, flyverdragt, børnebeklædning, drengetøj, pigetøj, flyverdragter'],
  310: [
    'Tilbehør til tøj',
    'hat, hatte, handsker, halstørklæde, tørklæde, tørklæder, bælte, bælter, slips, paraply, hue, huer, kasket',
  ],
  400: ['Personlige ejendele', 'personlige genstande, personlige effekter'],
  401: [
    'Sko',
    'fodtøj, damesko, herresko, børnesko, støvle, støvler, sneakers, kondisko, sandaler, løbesko, hjemmesko, gummistøvler, støvletter, støvlet',
  ],
  402: [
    'Tasker',
    'taske, håndtaske, håndtasker, rygsæk, rygsække, skoletaske, pung, punge, tegnebog, mappe, sportstaske, dametaske',
  ],
  403: ['Kufferter', 'kuffert, rejsetaske, bagage, trolley'],
  404: ['Briller', 'brille, solbriller, læsebriller, kontaktlinser, briller og solbriller'],
  405: [
    'Kosmetik',
    'makeup, make-up, parfume, parfumer, hudpleje, cremer, toiletartikler, skønhedsprodukter',
  ],
  406: [
    'Apparater til personlig pleje',
    'hårtørrer, føntørrer, barbermaskine, eltandbørste, elektrisk tandbørste, glattejern, personlig pleje',
  ],
  407: [
    'Hjælpemidler',
    'høreapparat, høreapparater, kørestol, rollator, krykker, el-scooter til handicappede, blodtryksmåler, medicinske hjælpemidler',
  ],
  500: ['Værdigenstande', 'værdigenstand, værdier, kostbarheder'],
  501: [
    'Smykker',
    'smykke, ring, ringe, halskæde, halskæder, øreringe, armbånd, vielsesring, guldsmykker, sølvsmykker, perlekæde',
  ],
  502: ['Ure', 'ur, armbåndsur, armbåndsure, lommeur'],
  503: [
    'Kunst',
    'maleri, malerier, skulptur, litografi, litografier, kunstværk, kunstværker, akvarel, akvareller',
  ],
  504: ['Antikviteter', 'antikvitet, antikt, antik'],
  505: [
    'Samlerobjekter',
    'samling, samlinger, frimærker, mønter, frimærkesamling, møntsamling, samlerkort',
  ],
  506: ['Kontanter', 'penge, pengesedler, valuta, kontantbeløb'],
  507: ['Gavekort', 'gavekortet, værdibevis, tilgodebevis, billetter, rejsekort'],
  600: ['Baby og børn', 'baby, børn, børneting, babyting'],
  601: [
    'Legetøj',
    'legesager, brætspil, spil, puslespil, dukke, dukker, lego, bamser, togbane, togbaner, duplo',
  ],
  602: [
    'Barnevogne og autostole',
    'barnevogn, barnevogne, klapvogn, klapvogne, autostol, autostole',
  ],
  603: ['Babyudstyr', 'babyalarm, højstol, puslebord, bæresele, sutteflasker'],
  700: ['Bøger og medier', 'medier'],
  701: ['Bøger', 'bog, fagbøger, romaner, tegneserier, blade, studiebøger'],
  702: ['Musik og film', 'cd, cder, dvd, dvder, plader, vinyl, lp-plader, film, musik'],
  703: ['Computerspil', 'videospil, konsolspil, playstationspil, ps-spil'],
  800: ['Sport og fritid', 'sport, fritid, hobby, fritidsudstyr'],
  801: [
    'Sportsudstyr',
    'sportsgrej, golfudstyr, golf, golfkøller, tennisketcher, ketcher, fodbold, surfboard, skateboard, rideudstyr, rulleskøjter',
  ],
  802: ['Vintersportsudstyr', 'vintersport, ski, snowboard, skøjter, skistøvler, skiudstyr, kælk'],
  803: [
    'Fitnessudstyr',
    'fitness, kondicykel, løbebånd, håndvægte, vægte, træningsudstyr, motionscykel, romaskine',
  ],
  804: [
    'Campingudstyr',
    'camping, outdoor, friluftsudstyr, telt, telte, sovepose, soveposer, vandreudstyr, friluftsliv',
  ],
  805: [
    'Fiske- og jagtudstyr',
    'fiskeri, jagt, fiskegrej, fiskestang, fiskestænger, jagtudstyr, gevær, våben',
  ],
  806: [
    'Musikinstrumenter',
    'musikinstrument, instrument, instrumenter, guitar, klaver, violin, trommer, keyboard',
  ],
  807: ['Hobbyartikler', 'hobbymaterialer, garn, håndarbejde, strikketøj, malegrej, modeltog'],
  900: ['Boligtekstiler og indretning', 'boligtekstiler, indretning, boliginteriør, boligtilbehør'],
  901: ['Tæpper', 'tæppe, gulvtæppe, gulvtæpper, ægte tæpper, løber, måtte, dørmåtte'],
  902: ['Gardiner', 'gardin, rullegardin, rullegardiner, persienner, persienne'],
  903: ['Sengetøj', 'sengelinned, sengesæt, lagen, lagner, dynebetræk, pudebetræk'],
  904: ['Håndklæder og duge', 'håndklæde, håndklæder, dug, duge, viskestykker, bademåtte'],
  905: ['Plaider og puder', 'plaid, plaider, pyntepude, pyntepuder, sengetæppe, uldtæppe'],
  906: ['Dyner og hovedpuder', 'dyne, dyner, hovedpude, hovedpuder, pude, puder'],
  907: [
    'Lamper',
    'lampe, belysning, bordlampe, gulvlampe, standerlampe, pendel, pendler, lysekrone, loftlampe',
  ],
  908: [
    'Pynt og dekoration',
    'dekoration, pynt, nips, spejl, spejle, vase, vaser, billedrammer, lysestager, vægur, julepynt, plakater',
  ],
  1001: [
    'Senge',
    'seng, dobbeltseng, enkeltseng, køjeseng, boxseng, kontinentalseng, elevationsseng, tremmeseng',
  ],
  1002: ['Madrasser', 'madras, topmadras, topmadrasser, rullemadras'],
  1003: [
    'Borde og stole',
    'bord, borde, stol, stole, spisebord, lænestol, skrivebord, sofabord, taburet, kontorstol, spisestuestole, spisestole',
  ],
  1004: [
    'Skabe og reoler',
    'skab, skabe, reol, reoler, bogreol, hylde, hylder, kommode, kommoder, klædeskab, garderobeskab, skænk, tv-bænk, tv-bænke',
  ],
  1100: ['Køkkenudstyr', 'køkkenting, køkken, køkkenredskaber, isenkram'],
  1101: [
    'Gryder og pander',
    'gryde, gryder, pande, pander, stegepande, bageforme, køkkenkniv, køkkenknive, knive, ovnfad, ovnfade, kageform, kageforme, bageform',
  ],
  1102: [
    'Service og bestik',
    'service, porcelæn, bestik, tallerken, tallerkener, glas, kopper, krus, stel, spisestel, vinglas, drikkeglas',
  ],
  1200: ['Værktøj og have', 'gør det selv, hus og have, byggemarked'],
  1201: [
    'Håndværktøj',
    'værktøj, værktøjskasse, hammer, skruetrækker, stige, svensknøgle, tang, topnøglesæt, skruetrækkere',
  ],
  1202: [
    'Elværktøj',
    'el-værktøj, boremaskine, boremaskiner, skruemaskine, rundsav, stiksav, vinkelsliber, slibemaskine, højtryksrenser, sav, geringssav, kapsav, kompressor',
  ],
  1203: [
    'Haveudstyr',
    'have, haveredskaber, haveredskab, plæneklipper, plæneklippere, robotplæneklipper, hækkeklipper, motorsav, haveslange, spade, sneslynge, planter, havemaskiner',
  ],
  1204: ['Havemøbler', 'havemøbel, havebord, havestole, havestol, parasol, solvogn, udemøbler'],
  1205: ['Grill', 'grille, gasgrill, kulgrill, kuglegrill, terrassevarmer'],
  1300: ['Cykler og løbehjul', 'cykling'],
  1301: ['Elcykler', 'elcykel, el-cykel, el-cykler, ladcykel, ladcykler, elektrisk cykel'],
  1302: ['Cykeltilbehør', 'cykelhjelm, cykellås, cykeldele, cykelanhænger, cykelkurv, cykelhjelme'],
  1303: ['Elløbehjul', 'el-løbehjul, løbehjul, elektrisk løbehjul, segboard'],
  1400: ['Kæledyr', 'dyr, husdyr'],
  1401: [
    'Dyreudstyr',
    'udstyr til kæledyr, akvarium, akvarier, hundekurv, hundesnor, kattetræ, bur, sadel, hesteudstyr, hundeseng',
  ],
  1402: ['Dyrefoder', 'hundefoder, hundemad, kattemad, kattefoder, foder'],
  1500: ['Mad og forbrugsvarer', 'forbrugsvarer, dagligvarer'],
  1501: [
    'Fødevarer',
    'mad, madvarer, frostvarer, levnedsmidler, kød, frysevarer, kolonial, kolonialvarer, tørvarer',
  ],
  1502: [
    'Drikkevarer',
    'drikke, vin, vine, øl, spiritus, alkohol, whisky, champagne, rødvin, hvidvin',
  ],
  1503: [
    'Rengøringsmidler',
    'rengøring, vaskepulver, vaskemiddel, husholdningsartikler, rengøringsartikler',
  ],
  1600: [
    'Bil- og bådudstyr',
    'biltilbehør, bådudstyr, dæk, vinterdæk, sommerdæk, tagboks, bildele, redningsvest, autodele, bil',
  ],
  1700: ['Andet', 'andre ting, diverse, øvrigt'],
};
