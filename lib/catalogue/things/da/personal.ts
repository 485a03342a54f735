import type { Things } from '../../categories';

export const personal: Things = {
  300: [
    'badedragt, bikini, badebukser, træningsdragt, træningsdragter, joggingdragt, uniform',
    'overall, overalls, kedeldragt, kostume, udklædningstøj, skitøj, træningstøj, cykeltøj',
    'løbetøj, vintertøj, sommertøj, skidragt',
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
    "sok, strømpebukser, boxershorts, underbukser, trusser, bh'er, skiundertøj, natkjole",
    'natskjorte, korset',
  ],
  309: ['sparkedragt, bodystockings, regntøj til børn, skoletøj, barnevognsdragt, termotøj'],
  310: [
    'nøglering, nøgleringe',
    'luffer, vanter, vante, handske, sjal, butterfly, solhat, lommetørklæde, seler',
  ],
  401: [
    'vandrestøvler, vandresko, pumps, højhælede, klipklapper, loafers, træsko, ridestøvler',
    'arbejdssko, sikkerhedssko, sneaker, tøfler, fodboldstøvler, lædersko, kondisko, sandal',
    'balletsko, pensko, golfsko, tennissko, indendørssko, ridesko, vintersko',
  ],
  402: [
    'skuldertaske, computertaske, indkøbstaske, skoletaske, clutch, bæltetaske, mulepose',
    'kosmetiktaske',
  ],
  403: ['kabinekuffert, rejsetaske'],
  404: ['flerstyrkebriller, glidende overgang'],
  405: [
    'læbestift, ansigtscreme, håndcreme, shampoo, aftershave, creme, sæbe, neglelak, solcreme',
    'mascara',
  ],
  406: [
    'krøllejern, hårklipper, skægtrimmer, epilator, hårstyler, badevægt, personvægt, fodbad',
    'tandbørste',
  ],
  407: [
    'blodsukkermåler, protese, massagestol, medicin, gebis, termometer, tandprotese, gangstok',
    'spadserestok',
  ],
  501: [
    'perler, manchetknapper, manchetknap, rav, ravkæde, ravhalskæde, broche, vedhæng, guldkæde',
    'sølvkæde, guldring, forlovelsesring, diamantring, ørering, ørestikker, armring, slipsenål',
    'diamant, medaljon, diadem, halssmykke, smykkeskrin',
  ],
  502: ['guldur, herreur, dameur'],
  503: [
    'oliemaleri, radering, bronzefigur, tegning, tegninger, portræt, kobberstik, statue',
    'plakatkunst, akvarel, billede',
  ],
  504: ['bornholmerur, standur, antikt ur, chatol, amagerhylde, dragkiste'],
  505: [
    'frimærkealbum, medalje, medaljer, fodboldkort, pokemonkort, pokémonkort, postkort, platter',
    'juleplatte, juleplatter',
  ],
  507: ['koncertbilletter, billet, togbilletter, teaterbilletter'],
  601: [
    'legekøkken, dukkehus, dukkevogn, bamse, sovedyr, tøjdyr, togsæt, modelbiler, legetøjsbiler',
    'gyngehest, legetelt, skakspil, skak, spillekort, byggeklodser, klodser, kuglebane',
    'actionfigurer, trehjulet cykel, gynge, gyngestativ, sandkasse, badebassin, hoppeborg',
    'fjernstyret bil, udklædning, drage, løbecykel, balancecykel, legehus, badedyr, actionfigur',
  ],
  602: ['autostol, babyautostol, barnesæde, selepude, kombivogn, barnevogn'],
  603: [
    'kravlegård, skråstol, babylift, rejseseng, babybadekar, bleer, brystpumpe, sterilisator',
    'sikkerhedsgitter, trappegitter, aktivitetstæppe, legetæppe, pusletaske, puslepude, potte',
    'babygynge, vikle, gåstol',
  ],
  701: [
    'kogebog, kogebøger, roman, paperback, leksikon, leksika, billedbøger, billedbog, atlas',
    'bibel, børnebøger, fotobog, fotobøger, ordbog, ordbøger, lærebøger, fotoalbum, fotoalbums',
    'lydbøger',
  ],
  702: [
    "lp, lp'er, lper, lp-plade, vinylplader, kassettebånd, lydbånd, pladesamling, cd-samling",
    'grammofonplader, blu-ray, dvd-samling',
  ],
  703: ['spil til konsol, switch-spil, ps5-spil'],
};
