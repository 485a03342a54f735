import type { Things } from '../../categories';

export const personal: Things = {
  300: [
    'badedrakt, bikini, badebukse, treningsdrakt, uniform, kjeledress, kostyme, utkledningstøy',
    'skiklær, treningstøy, sykkelklær, løpeklær, vinterklær, sommerklær, turklær, ullundertøy',
    'turtøy, skidress',
  ],
  301: [
    'vest, dunvest, vindjakke, trenchcoat, regnsett, regnfrakk, skalljakke, allværsjakke',
    'anorakk, parkas',
  ],
  303: ['vest til dress, smokingjakke'],
  304: ['tunika, poloskjorte, singlet, pique'],
  305: ['skibukse, joggebukse, treningsbukse, turbukse, selebukse, boblebukse'],
  306: ['festkjole, ballkjole, konfirmasjonskjole, buksedress'],
  307: ['genser, islandsgenser, mariusgenser, kofte, pullover, høyhalser'],
  308: [
    'sokker, sokk, strømpebukse, strømper, boksere, boksershorts, truser, bh, superundertøy',
    'nattkjole, pysjamas, pysj, morgenkåpe, badekåpe, ulltøy',
  ],
  309: ['body, regntøy til barn, skoleklær, vognpose, utedress, vinterdress til barn, bobledress'],
  310: ['nøkkelring', 'vott, hanske, sjal, sløyfe, solhatt, lommetørkle, seler, tørkle'],
  401: [
    'turstøvler, fjellstøvler, pumps, høyhælte, flipflops, loafers, tresko, ridestøvler',
    'arbeidssko, vernesko, støvel, tøffel, sandal, fotballsko, langrennssko, gummistøvler',
    'støvletter, boots, dressko, pensko, golfsko, tennissko, løpesko, innesko, turnsko',
  ],
  402: ['skulderveske, pc-veske, handlenett, clutch, rumpetaske, toalettmappe'],
  403: ['kabinkoffert, reisebag'],
  404: ['progressive briller'],
  405: [
    'leppestift, ansiktskrem, håndkrem, sjampo, barbervann, krem, såpe, neglelakk, solkrem',
    'mascara',
  ],
  406: ['krølltang, hårklipper, skjeggtrimmer, epilator, badevekt, personvekt, fotbad, tannbørste'],
  407: [
    'spaserstokk, gåstol, blodsukkermåler, protese, massasjestol, medisiner, medisin, gebiss',
    'termometer',
  ],
  501: [
    'perler, perlekjede, mansjettknapper, mansjettknapp, rav, ravkjede, brosje, anheng',
    'gullkjede, sølvkjede, gullring, forlovelsesring, diamantring, øredobb, øreringer, armring',
    'slipsnål, diamant, medaljong, smykkeskrin, bunadsølv, sølje, søljer',
  ],
  502: ['gullur, herreur, dameur'],
  503: [
    'oljemaleri, akvarell, radering, tegning, tegninger, portrett, kobberstikk, statue, grafikk',
    'bilde',
  ],
  504: ['gulvklokke, standur, antikk klokke, sekretær, rosemalt kiste'],
  505: [
    'frimerkealbum, medalje, medaljer, fotballkort, pokemonkort, postkort, platter',
    'juletallerkener',
  ],
  507: ['konsertbilletter, billett, togbilletter, teaterbilletter'],
  601: [
    'lekekjøkken, dukkehus, dukkevogn, bamse, kosedyr, togbane, modellbiler, lekebiler',
    'gyngehest, leketelt, sjakkspill, sjakk, kortstokk, byggeklosser, klosser, kulebane',
    'actionfigurer, trehjulsykkel, huskestativ, sandkasse, badebasseng, hoppeslott',
    'radiostyrt bil, utkledning, drage, balansesykkel, løpesykkel, lekehus',
  ],
  602: ['beltestol, beltepute, babysete, duovogn, søskenvogn'],
  603: [
    'lekegrind, vippestol, babybag, reiseseng, badebalje, bleier, brystpumpe, sterilisator',
    'trappegrind, lekematte, stelleveske, stellematte, potte, bæresjal, tripp trapp',
  ],
  701: [
    'kokebok, kokebøker, roman, pocketbøker, leksikon, billedbøker, billedbok, atlas, bibel',
    'barnebøker, fotobok, ordbok, ordbøker, fotoalbum, lydbøker',
  ],
  702: [
    'lp, lp-plate, vinylplater, vinylplate, kassetter, platesamling, cd-samling, cd, cd-er',
    'blu-ray, dvd-samling',
  ],
};
