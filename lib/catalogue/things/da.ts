import type { Things } from '../categories';

export const da: Things = {
  10: ['fastnettelefon'],
  11: ['e-bogslæser, ebogslæser'],
  14: [
    'objektiv, kameraobjektiv, zoomobjektiv, linse, kamerastativ, blitz, studieblitz, lysmåler, kamerahus, videokamera',
  ],
  15: ['hedset'],
  17: ['subwoofer, soundbar'],
  21: ['sovesofa, chaiselong, hjørnesofa, puf, topersoners sofa'],
  23: ['drone'],
  24: ['vinkøleskab, minikøleskab, vinkøler'],
  100: [
    'projektor, dvd-afspiller, blu-ray-afspiller, videomaskine, dørklokke, overvågningskamera, alarmanlæg, lommeregner, skrivemaskine, walkie talkie',
    'chromecast, apple tv, parabol',
  ],
  103: ['blækpatron, blækpatroner, toner, fotoprinter'],
  104: ['controller, controllere, vr-briller, gameboy'],
  105: ['cd-afspiller, båndoptager, clockradio, dab-radio, grammofon, receiver, båndafspiller'],
  106: [
    'mus, trådløs mus, usb-stik, hukommelseskort, sd-kort, powerbank, dockingstation, kabel, kabler, ladekabel, grafikkort, ssd, modem, musemåtte',
    'usb-nøgle',
  ],
  200: ['emhætte, vandvarmer'],
  205: ['damprenser, håndstøvsuger, vådstøvsuger'],
  206: [
    'håndmikser, mikser, mixer, stavblender, riskoger, vaffeljern, saftpresser, juicer, trykkoger, sandwichtoaster, toaster, frituregryde, bagemaskine',
    'ismaskine, sodavandsmaskine, raclette, æggekoger, kødhakker, slowcooker, minihakker, hurtighakker, piskeris',
  ],
  207: ['kaffemølle, mælkeskummer, stempelkande, espressokande, kaffebrygger'],
  208: ['strikkemaskine'],
  209: ['brændeovn, elradiator, oliefyr, varmeblæser, petroleumsovn, konvektor, elvarmer'],
  211: ['strygerulle, buksepresser'],
  300: [
    'badedragt, bikini, badebukser, træningsdragt, træningsdragter, joggingdragt, uniform, overall, overalls, kedeldragt, kostume, udklædningstøj, skitøj',
    'træningstøj, cykeltøj, løbetøj, vintertøj, sommertøj, skidragt',
  ],
  301: [
    'vest, dynevest, vindjakke, trenchcoat, regnsæt, regnfrakke, kåbe, kåber, skaljakke, kappe',
  ],
  303: ['vest til jakkesæt, kjole og hvidt, jakke og bukser'],
  304: ['tunika, poloshirt, undertrøje'],
  305: ['skibukser, joggingbukser, træningsbukser, smækbukser, cargobukser, bukser'],
  306: ['selskabskjole, konfirmationskjole, balkjole, buksedragt'],
  307: ['rullekrave, islandsk sweater, strikbluse, pullover'],
  308: [
    "sok, strømpebukser, boxershorts, underbukser, trusser, bh'er, skiundertøj, natkjole, natskjorte, korset",
  ],
  309: ['sparkedragt, bodystockings, regntøj til børn, skoletøj, barnevognsdragt, termotøj'],
  310: ['luffer, vanter, vante, handske, sjal, butterfly, solhat, lommetørklæde, seler'],
  401: [
    'vandrestøvler, vandresko, pumps, højhælede, klipklapper, loafers, træsko, ridestøvler, arbejdssko, sikkerhedssko, sneaker, tøfler, fodboldstøvler',
    'lædersko, kondisko, sandal, balletsko, pensko, golfsko, tennissko, indendørssko, ridesko, vintersko',
  ],
  402: [
    'skuldertaske, computertaske, indkøbstaske, skoletaske, clutch, bæltetaske, mulepose, kosmetiktaske',
  ],
  403: ['kabinekuffert, rejsetaske'],
  404: ['flerstyrkebriller, glidende overgang'],
  405: [
    'læbestift, ansigtscreme, håndcreme, shampoo, aftershave, creme, sæbe, neglelak, solcreme, mascara',
  ],
  406: [
    'krøllejern, hårklipper, skægtrimmer, epilator, hårstyler, badevægt, personvægt, fodbad, tandbørste',
  ],
  407: [
    'blodsukkermåler, protese, massagestol, medicin, gebis, termometer, tandprotese, gangstok, spadserestok',
  ],
  501: [
    'perler, manchetknapper, manchetknap, rav, ravkæde, ravhalskæde, broche, vedhæng, guldkæde, sølvkæde, guldring, forlovelsesring, diamantring, ørering',
    'ørestikker, armring, slipsenål, diamant, medaljon, diadem, halssmykke, smykkeskrin',
  ],
  502: ['guldur, herreur, dameur'],
  503: [
    'oliemaleri, radering, bronzefigur, tegning, tegninger, portræt, kobberstik, statue, plakatkunst, akvarel, billede',
  ],
  504: ['bornholmerur, standur, antikt ur, chatol, amagerhylde, dragkiste'],
  505: [
    'frimærkealbum, medalje, medaljer, fodboldkort, pokemonkort, pokémonkort, postkort, platter, juleplatte, juleplatter',
  ],
  507: ['koncertbilletter, billet, togbilletter, teaterbilletter'],
  601: [
    'legekøkken, dukkehus, dukkevogn, bamse, sovedyr, tøjdyr, togsæt, modelbiler, legetøjsbiler, gyngehest, legetelt, skakspil, skak, spillekort',
    'byggeklodser, klodser, kuglebane, actionfigurer, trehjulet cykel, gynge, gyngestativ, sandkasse, badebassin, hoppeborg, fjernstyret bil, udklædning',
    'drage, løbecykel, balancecykel, legehus, badedyr, actionfigur',
  ],
  602: ['autostol, babyautostol, barnesæde, selepude, kombivogn, barnevogn'],
  603: [
    'kravlegård, skråstol, babylift, rejseseng, babybadekar, bleer, brystpumpe, sterilisator, sikkerhedsgitter, trappegitter, aktivitetstæppe, legetæppe',
    'pusletaske, puslepude, potte, babygynge, vikle, gåstol',
  ],
  701: [
    'kogebog, kogebøger, roman, paperback, leksikon, leksika, billedbøger, billedbog, atlas, bibel, børnebøger, fotobog, fotobøger, ordbog, ordbøger',
    'lærebøger, fotoalbum, fotoalbums, lydbøger',
  ],
  702: [
    "lp, lp'er, lper, lp-plade, vinylplader, kassettebånd, lydbånd, pladesamling, cd-samling, grammofonplader, blu-ray",
  ],
  703: ['spil til konsol, switch-spil, ps5-spil'],
  801: [
    'golfsæt, golfbag, golfvogn, golfbolde, golfkølle, badmintonketcher, padelbat, tennisbolde, håndbold, håndbolde, basketball, volleyball, fodbolde',
    'hockeystav, våddragt, snorkel, dykkermaske, dykkerudstyr, svømmefødder, dykkerdragt, paddleboard, sup-board, sup, kajak, kano, windsurfer, klatrereb',
    'klatresele, klatreudstyr, ridehjelm, rollerblades, longboard, dartskive, dartpile, bordtennisbord, bordtennisbat, poolbord, billardbord, kroketspil',
    'boksehandsker, boksesæk, petanquekugler, petanque, trampolin, svømmebriller, benskinner, fodboldmål, basketkurv, basketstander, bue og pile, bold',
    'bolde, vandski, løberulle',
  ],
  802: [
    'skistave, skihjelm, skibriller, langrendsski, alpinski, slalomski, skibindinger, snowboardstøvler, ishockeyskøjter, ishockeyudstyr, slæde, slæder',
    'bobslæde, snesko, kælke, skistav',
  ],
  803: [
    'vægtstang, kettlebell, vægtskiver, træningsbænk, yogamåtte, træningsmåtte, træningselastikker, spinningcykel, håndvægt, crosstrainer, træningsbold',
    'sjippetov, foamroller',
  ],
  804: [
    'stormkøkken, campingkøkken, gaskomfur, gasblus, campingbord, campingstol, campingstole, feltseng, køleboks, køletaske, liggeunderlag, luftmadras',
    'pandelampe, lommelygte, kompas, fortelt, campinglampe, vandrestave, kikkert, trangia, gasflaske, drikkedunk',
  ],
  805: [
    'fiskehjul, grejkasse, endegrej, fiskenet, waders, blink, wobblere, riffel, jagtriffel, haglgevær, våbenskab, sigtekikkert, luftgevær, jagttøj, ruser',
    'fangstnet',
  ],
  806: [
    'elguitar, basguitar, elbas, guitarstrenge, guitarkasse, guitarforstærker, nodestativ, trommesæt, tromme, trommestikker, bækken, lilletromme, mikrofon',
    'mikrofonstativ, lydkort, synthesizer, el-klaver, elklaver, digitalklaver, flygel, harmonika, cello, bratsch, kontrabas, fløjte, tværfløjte, blokfløjte',
    'klarinet, saxofon, saxofoner, trompet, basun, valdhorn, mundharmonika, ukulele, banjo, mandolin, harpe, effektpedal, metronom, klaverbænk, violinbue',
    'orgel, jackkabel, xylofon, noder',
  ],
  807: [
    'strikkepinde, uldgarn, stof, stofrester, sytøj, sykasse, sykurv, maling til hobby, akrylmaling, oliemaling, staffeli, lærreder, pensler, hæklenåle',
    'broderi, perler til hobby, byggesæt, modelfly, skræddersaks, stofsaks, rokkehjul, væv, symaskinetilbehør, modeljernbane, kreagrej',
  ],
  901: [
    'persisk tæppe, trappeløber, lammeskind, fåreskind, gangløber, kludetæppe, orientalsk tæppe',
  ],
  902: [
    'gardinstang, badeforhæng, foldegardin, lamelgardin, mørklægningsgardin, forhæng, gardinkapper',
  ],
  903: ['pudevår, faconlagen, rullemadrasbetræk, sengetøjssæt, sengesæt'],
  904: [
    'servietter, stofservietter, bordløber, viskestykke, dækkeservietter, karklude, badehåndklæde, badehåndklæder, strandhåndklæde, rullehåndklæder',
  ],
  905: ['uldplaid, varmetæppe, sengetæpper'],
  906: ['dundyne, sommerdyne, fjerdyne, dobbeltdyne, juniordyne, hynder'],
  907: [
    'lampeskærm, pære, lyspære, skrivebordslampe, læselampe, væglampe, spots, lyskæde, sengelampe, lanterne, led-bånd, ph-lampe, arkitektlampe, lamper',
  ],
  908: [
    'billedramme, fotoramme, stearinlys, lysestage, kandelaber, figur, figurer, porcelænsfigur, porcelænsfigurer, plakat, kunstige blomster, juletræ',
    'julekugler, krybbespil, bordur, kaminur, gøgeur, vækkeur, ur til væg, påskepynt, stueplante, stueplanter, potteplante, potteplanter, urtepotteskjuler',
    'lysestager, fyrfadsstager, opslagstavle',
  ],
  1001: [
    'sengestel, sengeramme, sengebund, sengegavl, futon, vugge, juniorseng, gæsteseng, daybed, elevationsseng, loftseng',
  ],
  1003: [
    'køkkenbord, sidebord, natbord, sengebord, toiletbord, gyngestol, barstol, barstole, skammel, fodskammel, indskudsborde, gamerstol, klapbord, klapstol',
    'klapstole, spisestue, spisestuesæt, sækkestol, øreklapstol, bænk, hvilestol, otiumstol',
  ],
  1004: [
    'tv-bord, tv-møbel, vitrineskab, vitrine, skuffedarium, skoreol, knagerække, stumtjener, arkivskab, sekretær, barskab, skuffemøbel, opbevaringsskab',
    'hattehylde, vinreol, køkkenskabe, lagerreol, stålreol',
  ],
  1100: [
    'røreskål, røreskåle, skærebræt, skærebrætter, tupperware, madkasser, madkasse, opbevaringsbokse, køkkenvægt, kagerulle, dørslag, rivejern, proptrækker',
    'målebæger, termokande, termokander, drikkeflaske, brødkasse, opvaskestativ, peberkværn, affaldsspand, pedalspand, skraldespand, picnickurv',
  ],
  1101: [
    'grydesæt, stegegryde, wok, bradepande, bageplade, kageform, knivblok, knivsæt, kokkekniv, kniv, grillpande, sauterpande, kasserolle, kasseroller',
    'støbejernsgryde, muffinform, kedel',
  ],
  1102: [
    'tallerkner, krus, skål, skåle, kop, underkopper, tekande, kaffekande, kande, kander, fad, fade, krystalglas, champagneglas, ølglas, snapseglas',
    'whiskyglas, karaffel, salatskål, frugtskål, kagefad, kagestand, desserttallerkener, middagstallerkener, gafler, skeer, sølvtøj, sølvbestik, kaffestel',
    'testel, kaffekopper, suppeskåle, sovseskål, æggebægre, musselmalet, spisegrej, vandglas, vinglas, porcelænsfad, sølvfad, sølvfade',
  ],
  1200: ['krydsfiner, træplader, brædder, maling, tapet, fliser, laminatgulv, trægulv'],
  1201: [
    'mejsel, stemmejern, høvl, håndsav, fukssvans, nedstryger, skruetvinge, tvinge, tvinger, skruestik, høvlebænk, arbejdsbord, topnøgler, gaffelnøgle',
    'gaffelnøgler, unbrakonøgler, knibtang, økse, koben, vaterpas, målebånd, tommestok, værktøjssæt, værktøjskuffert, trappestige, boltsaks, hobbykniv',
    'murske, slibesten, skruer, søm, hammere, skævbider, svensknøgler',
  ],
  1202: [
    'afretter, tykkelseshøvl, båndsav, drejebænk, bordsav, bajonetsav, søjleboremaskine, slagboremaskine, slagnøgle, støvsuger til værksted, sømpistol',
    'varmepistol, svejser, svejseværk, loddekolbe, generator, multiværktøj, båndsliber, rystepudser, overfræser, bænksliber, malersprøjte, borsæt',
    'flisesliber, cementblander, akkuskruemaskine, akku boremaskine, slagbor, limpistol, excentersliber, dyksav',
  ],
  1203: [
    'løvrive, trillebør, vandkande, slangevogn, beskæresaks, grensaks, grensav, havesaks, møggreb, skovl, hakke, lugejern, buskrydder, kantklipper',
    'græstrimmer, løvblæser, plænelufter, havetraktor, urtepotte, urtepotter, potter, drivhus, kompostbeholder, regnvandstønde, vandspreder, fræser',
    'kompostkværn, brændekløver, foderbræt, fuglebræt, sneskovl, havespade, spader, krukke, krukker, plantekasse, højbed, redskabsskur, haveredskaber',
    'græsslåmaskine, haverive, vandslange',
  ],
  1204: [
    'havebænk, hængekøje, havegynge, liggestol, solseng, havesofa, loungesæt, pavillon, havehynder, hyndeboks, hynder til havemøbler, bænkesæt, strandstol',
    'cafésæt, markise',
  ],
  1205: ['pizzaovn, grillværktøj, grilltang, bålfad, grillsæt, weber'],
  1302: [
    'cykelhjelm, cykellygte, cykellygter, cykelpumpe, cykelstol, cykeltaske, cykeltasker, cykelholder, cykelstativ, cykelsko, cykelcomputer, cykeltrailer',
    'barnesæde til cykel',
  ],
  1303: ['trickløbehjul'],
  1401: [
    'hundebur, transportbur, kradsetræ, kattebakke, fuglebur, kaninbur, hamsterbur, terrarium, hundedækken, hestedækken, dækken, trense, springsadel',
    'dressursadel, ponysadel, grime, madskål til hund, hundesele, kattelem, strigle, hønsehus, ridesadel, kattegrus, kattekurv, hundehus, hundetegn',
    'hundetæppe',
  ],
  1402: [
    'hø, hestefoder, fuglefoder, fuglefrø, hundegodbidder, fiskefoder, hønsefoder, kraftfoder, halm',
  ],
  1501: [
    'syltetøj, marmelade, fryserens indhold, fryserindhold, indhold af fryser, indhold af køleskab, konserves, tørvarer, krydderier, mel, honning, slik',
    'chokolade, ost, frosne grøntsager, brød, kaffebønner, te, vildt, pølser, frugt, grøntsager, pasta, ris, olivenolie, kager, småkager',
    'hjemmelavet syltetøj, saft',
  ],
  1502: [
    'sherry, portvin, gin, vodka, rom, cognac, whiskey, snaps, likør, sodavand, juice, cider, rosévin, dessertvin, sprut, akvavit, vinflasker',
    'mousserende vin, øller, hvidvine, rødvine, vin og spiritus',
  ],
  1503: [
    'vaskepulver, skyllemiddel, klorin, toiletpapir, køkkenrulle, opvaskemiddel, opvasketabs, affaldsposer, moppe, spand, gulvvaskesæt, tørrestativ',
    'vasketøjskurv',
  ],
  1600: [
    'tagbagagebærer, tagbøjler, bilbatteri, startkabler, gps, trailer, anhængertræk, snekæder, fælge, alufælge, årer, påhængsmotor, anker, gummibåd',
    'redningsveste, svømmevest, bådpresenning, donkraft, motorcykelhjelm, mc-hjelm, mc-tøj, bilradio, fendere, motorolie, cykelholder til bil, skiboks',
    'dækkene, bådmotor, sejl, bilstereo',
  ],
  1700: ['flyttekasser, plastkasser, opbevaringskasser, papkasser'],
};
