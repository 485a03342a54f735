import type { Things } from '../categories';

export const nb: Things = {
  10: ['fasttelefon'],
  11: ['lesebrett'],
  14: [
    'objektiv, kameraobjektiv, zoomobjektiv, kamerastativ, blits, studioblits, lysmåler, kamerahus, videokamera',
  ],
  17: ['subwoofer, soundbar, lydplanke'],
  21: ['sovesofa, sjeselong, hjørnesofa, puff, modulsofa'],
  23: ['drone'],
  24: ['vinskap, minikjøleskap, vinkjøler, vinkjøleskap'],
  100: [
    'projektor, dvd-spiller, blu-ray-spiller, videospiller, ringeklokke, overvåkningskamera, alarmanlegg, kalkulator, skrivemaskin, walkie talkie',
    'chromecast, apple tv, parabol',
  ],
  103: ['blekkpatron, blekkpatroner, toner, fotoskriver'],
  104: ['kontroller, kontrollere, håndkontroll, vr-briller, gameboy'],
  105: ['cd-spiller, kassettspiller, klokkeradio, dab-radio, grammofon, receiver'],
  106: [
    'mus, trådløs mus, minnepenn, minnekort, sd-kort, powerbank, dokkingstasjon, kabel, kabler, ladekabel, grafikkort, ssd, modem, musematte',
  ],
  200: ['kjøkkenvifte, varmtvannsbereder'],
  205: ['damprenser, håndstøvsuger, skaftstøvsuger, grovstøvsuger'],
  206: [
    'stavmikser, mikser, riskoker, vaffeljern, saftpresse, juicer, trykkoker, toastjern, frityrgryte, bakemaskin, iskremmaskin, brusmaskin, raclette',
    'eggkoker, kjøttkvern, slow cooker, hurtigmikser, visp',
  ],
  207: ['kaffekvern, melkeskummer, presskanne, espressokanne, kaffemaskin, espressokone, trakter'],
  208: ['strikkemaskin'],
  209: ['vedovn, peisovn, oljeovn, vifteovn, parafinovn, radiator, varmelist, infravarmer'],
  211: ['strykerulle, buksepresse'],
  300: [
    'badedrakt, bikini, badebukse, treningsdrakt, uniform, kjeledress, kostyme, utkledningstøy, skiklær, treningstøy, sykkelklær, løpeklær, vinterklær',
    'sommerklær, turklær, ullundertøy, turtøy, skidress',
  ],
  301: [
    'vest, dunvest, vindjakke, trenchcoat, regnsett, regnfrakk, skalljakke, allværsjakke, anorakk, parkas',
  ],
  303: ['vest til dress, smokingjakke'],
  304: ['tunika, poloskjorte, singlet, pique'],
  305: ['skibukse, joggebukse, treningsbukse, turbukse, selebukse, boblebukse'],
  306: ['festkjole, ballkjole, konfirmasjonskjole, buksedress'],
  307: ['genser, islandsgenser, mariusgenser, kofte, pullover, høyhalser'],
  308: [
    'sokker, sokk, strømpebukse, strømper, boksere, boksershorts, truser, bh, superundertøy, nattkjole, pysjamas, pysj, morgenkåpe, badekåpe, ulltøy',
  ],
  309: ['body, regntøy til barn, skoleklær, vognpose, utedress, vinterdress til barn, bobledress'],
  310: ['vott, hanske, sjal, sløyfe, solhatt, lommetørkle, seler, tørkle'],
  401: [
    'turstøvler, fjellstøvler, pumps, høyhælte, flipflops, loafers, tresko, ridestøvler, arbeidssko, vernesko, støvel, tøffel, sandal, fotballsko',
    'langrennssko, gummistøvler, støvletter, boots, dressko, pensko, golfsko, tennissko, løpesko, innesko, turnsko',
  ],
  402: ['skulderveske, pc-veske, handlenett, clutch, rumpetaske, toalettmappe'],
  403: ['kabinkoffert, reisebag'],
  404: ['progressive briller'],
  405: [
    'leppestift, ansiktskrem, håndkrem, sjampo, barbervann, krem, såpe, neglelakk, solkrem, mascara',
  ],
  406: ['krølltang, hårklipper, skjeggtrimmer, epilator, badevekt, personvekt, fotbad, tannbørste'],
  407: [
    'spaserstokk, gåstol, blodsukkermåler, protese, massasjestol, medisiner, medisin, gebiss, termometer',
  ],
  501: [
    'perler, perlekjede, mansjettknapper, mansjettknapp, rav, ravkjede, brosje, anheng, gullkjede, sølvkjede, gullring, forlovelsesring, diamantring',
    'øredobb, øreringer, armring, slipsnål, diamant, medaljong, smykkeskrin, bunadsølv, sølje, søljer',
  ],
  502: ['gullur, herreur, dameur'],
  503: [
    'oljemaleri, akvarell, radering, tegning, tegninger, portrett, kobberstikk, statue, grafikk, bilde',
  ],
  504: ['gulvklokke, standur, antikk klokke, sekretær, rosemalt kiste'],
  505: [
    'frimerkealbum, medalje, medaljer, fotballkort, pokemonkort, postkort, platter, juletallerkener',
  ],
  507: ['konsertbilletter, billett, togbilletter, teaterbilletter'],
  601: [
    'lekekjøkken, dukkehus, dukkevogn, bamse, kosedyr, togbane, modellbiler, lekebiler, gyngehest, leketelt, sjakkspill, sjakk, kortstokk, byggeklosser',
    'klosser, kulebane, actionfigurer, trehjulsykkel, huskestativ, sandkasse, badebasseng, hoppeslott, radiostyrt bil, utkledning, drage, balansesykkel',
    'løpesykkel, lekehus',
  ],
  602: ['beltestol, beltepute, babysete, duovogn, søskenvogn'],
  603: [
    'lekegrind, vippestol, babybag, reiseseng, badebalje, bleier, brystpumpe, sterilisator, trappegrind, lekematte, stelleveske, stellematte, potte',
    'bæresjal, tripp trapp',
  ],
  701: [
    'kokebok, kokebøker, roman, pocketbøker, leksikon, billedbøker, billedbok, atlas, bibel, barnebøker, fotobok, ordbok, ordbøker, fotoalbum, lydbøker',
  ],
  702: [
    'lp, lp-plate, vinylplater, vinylplate, kassetter, platesamling, cd-samling, cd, cd-er, blu-ray',
  ],
  801: [
    'golfsett, golfbag, golftralle, golfballer, golfkølle, badmintonracket, padelracket, tennisballer, håndball, håndballer, basketball, volleyball',
    'fotballer, hockeykølle, våtdrakt, snorkel, dykkermaske, dykkerutstyr, svømmeføtter, tørrdrakt, paddleboard, sup-brett, sup, padlebrett, kajakk, kano',
    'brettseil, klatretau, klatresele, klatreutstyr, ridehjelm, longboard, dart, dartskive, bordtennisbord, bordtennisracket, biljardbord, krokket',
    'boksehansker, boksesekk, petanque, trampoline, svømmebriller, leggskinn, fotballmål, basketkurv, pil og bue, ball, baller, vannski, innebandykølle',
    'rulleski, racket, håndballsko, sikkerhetsvest, ridevest, rideklær',
  ],
  802: [
    'skistaver, staver, skihjelm, alpinhjelm, skibriller, slalåmski, alpinski, fjellski, felleski, skibindinger, snowboardsko, snowboard, skøyter',
    'hockeyskøyter, hockeyutstyr, kjelke, akebrett, rattkjelke, truger, smørebenk, skismøring, alpinstøvler, slalåmstøvler, spark, pulk, langrennsutstyr',
    'skipose',
  ],
  803: [
    'vektstang, kettlebell, vektskiver, treningsbenk, yogamatte, treningsmatte, treningsstrikk, spinningsykkel, treningssykkel, manual, ellipsemaskin',
    'treningsball, hoppetau, hantel',
  ],
  804: [
    'stormkjøkken, primus, gassbrenner, campingbord, campingstol, campingstoler, feltseng, kjøleboks, kjølebag, liggeunderlag, luftmadrass, hodelykt',
    'lommelykt, kompass, fortelt, lykt, turstaver, kikkert, trangia, gassflaske, vanndunk, lavvo, bålpanne',
  ],
  805: [
    'fiskesnelle, snelle, fiskekasse, sluker, sluk, fiskegarn, vadere, wobbler, hagle, haglgevær, jaktrifle, våpenskap, kikkertsikte, luftgevær, jaktklær',
    'teine, teiner, fluestang',
  ],
  806: [
    'elgitar, elbass, bassgitar, gitarstrenger, gitarkasse, gitarforsterker, notestativ, trommesett, tromme, trommestikker, cymbal, skarptromme, mikrofon',
    'mikrofonstativ, lydkort, synth, synthesizer, elpiano, el-piano, digitalpiano, flygel, trekkspill, cello, bratsj, kontrabass, fløyte, tverrfløyte',
    'blokkfløyte, klarinett, saksofon, trompet, trombone, valthorn, munnspill, ukulele, banjo, mandolin, harpe, effektpedal, metronom, pianokrakk',
    'fiolinbue, orgel, xylofon, noter, hardingfele, fele',
  ],
  807: [
    'strikkepinner, ullgarn, stoff, stoffrester, sysaker, syskrin, sykurv, akrylmaling, oljemaling, staffeli, lerret, pensler, heklenåler, broderi',
    'byggesett, modellfly, stoffsaks, rokk, vev, prøvedukke, modelljernbane',
  ],
  901: ['persisk teppe, saueskinn, fillerye, filleryer, løpere, orientalsk teppe, rye, ryer'],
  902: [
    'gardinstang, dusjforheng, liftgardin, lamellgardin, blendingsgardin, forheng, gardinlengder, gardinkapper, panelgardin',
  ],
  903: ['putevar, stretchlaken, sengesett, lakensett, sengetøysett'],
  904: [
    'servietter, stoffservietter, bordløper, kjøkkenhåndklær, kluter, strandhåndkle, badehåndkle, brikker',
  ],
  905: ['sofaputer, ullteppe, fleecepledd, saueskinnspledd'],
  906: ['dundyne, sommerdyne, dobbeltdyne, barnedyne, hodeputer'],
  907: [
    'lampeskjerm, lyspære, skrivebordslampe, leselampe, vegglampe, spotter, lyslenke, sengelampe, adventsstjerne, adventsstake, led-list, pendel',
  ],
  908: [
    'bilderamme, fotoramme, stearinlys, lysestake, kandelaber, figur, figurer, porselensfigur, porselensfigurer, plakat, kunstige blomster, juletre',
    'julekuler, julekrybbe, gjøkur, vekkerklokke, bordklokke, påskepynt, potteplante, potteplanter, stueplanter, potteskjuler, oppslagstavle, lysholdere',
  ],
  1001: [
    'sengeramme, sengebunn, sengegavl, futon, vugge, juniorseng, gjesteseng, dagseng, loftseng, regulerbar seng',
  ],
  1003: [
    'kjøkkenbord, sidebord, nattbord, sminkebord, gyngestol, barkrakk, barkrakker, barstoler, fotskammel, skammel, settbord, gamingstol, klappbord',
    'klappstol, klappstoler, spisegruppe, sakkosekk, ørelappstol, benk, hvilestol, slagbord, stressless',
  ],
  1004: [
    'tv-benk, tv-møbel, vitrineskap, vitrine, skuffeseksjon, skohylle, stumtjener, hattehylle, arkivskap, barskap, sjenk, oppbevaringsskap, vinstativ',
    'kjøkkenskap, lagerreol, knaggrekke, hjørneskap',
  ],
  1100: [
    'bakebolle, bakeboller, skjærefjøl, skjærebrett, matbokser, matboks, plastbokser, kjøkkenvekt, kjevle, dørslag, rivjern, korketrekker, termos, termoser',
    'drikkeflaske, brødboks, oppvaskstativ, pepperkvern, søppelbøtte, piknikkurv, målebeger',
  ],
  1101: [
    'kjelesett, kasserolle, kasseroller, grytesett, stekegryte, wok, ildfast form, ildfaste former, langpanne, stekebrett, kakeform, knivblokk, knivsett',
    'kokkekniv, kniv, grillpanne, jerngryte, støpejernsgryte, muffinsform, takke',
  ],
  1102: [
    'talerkner, tallerkner, krus, bolle, boller, skål, skåler, kopp, kaffekopper, asjett, asjetter, tekanne, kaffekanne, kanne, kanner, fat, krystallglass',
    'champagneglass, ølglass, akevittglass, whiskyglass, karaffel, salatbolle, fruktfat, kakefat, gafler, skjeer, sølvtøy, sølvbestikk, kaffeservise',
    'suppetallerkener, sausenebb, eggeglass, serveringsfat, vannglass, mummikopper, mummikrus',
  ],
  1200: ['kryssfiner, planker, maling, tapet, fliser, laminatgulv, parkett, gulvbord'],
  1201: [
    'hamre, stemjern, hoggjern, høvel, håndsag, baufil, skrutvinge, tvinge, tvinger, skrustikke, høvelbenk, arbeidsbenk, pipenøkkelsett, pipesett',
    'fastnøkkel, fastnøkler, unbrakonøkler, brekkjern, knipetang, øks, vater, målebånd, tommestokk, verktøysett, verktøykoffert, gardintrapp, boltekutter',
    'tapetkniv, murskje, slipestein, skruer, spiker, tenger, avbitertang, skiftenøkler, fastnøkkelsett',
  ],
  1202: [
    'båndsag, dreiebenk, bordsag, bajonettsag, søyleboremaskin, slagbormaskin, slagtrekker, muttertrekker, spikerpistol, varmepistol, sveiseapparat',
    'loddebolt, aggregat, strømaggregat, multiverktøy, båndsliper, eksentersliper, overfres, benksliper, malingssprøyte, borsett, flisekutter',
    'betongblander, kompressor, limpistol, kappsag, gjæringssag, elhøvel, tykkelseshøvel, skrudrill',
  ],
  1203: [
    'hagerive, løvrive, trillebår, vannkanne, vannkanner, hageslanger, vannslange, slangevogn, beskjæringssaks, greinsaks, grensag, hagesaks, greip',
    'møkkagreip, høygaffel, skuffe, hakke, ryddesag, kantklipper, gresstrimmer, løvblåser, plenlufter, plentraktor, sitteklipper, blomsterpotte',
    'blomsterpotter, potter, drivhus, kompostbinge, regntønne, vannspreder, jordfreser, kompostkvern, vedkløyver, fuglebrett, snøskuffe, snømåke, snøfreser',
    'spader, plantekasse, pallekarm, krukke, krukker, redskapsbod',
  ],
  1204: [
    'hagebenk, hengekøye, hagehuske, hammock, liggestol, solstol, solsenger, hagesofa, loungegruppe, paviljong, stolputer, hageputer, hagestol, putekasse',
    'strandstol, cafésett, markise, utemøbel, sittegruppe',
  ],
  1205: ['pizzaovn, grillverktøy, grilltang, grillsett, gassgriller'],
  1302: [
    'sykkelhjelmer, sykkellykt, sykkellykter, sykkelpumpe, barnesete til sykkel, sykkelveske, sykkelvesker, sykkelstativ, sykkelsko, sykkelcomputer',
    'sykkelhenger, sykkeltilhenger, sykkelholder',
  ],
  1401: [
    'hundebur, transportbur, klatrestativ for katt, kattetoalett, fuglebur, kaninbur, hamsterbur, terrarium, hundedekken, hestedekken, dekken, trense',
    'hodelag, sprangsal, dressursal, ponnisal, grime, hundeskål, hundesele, katteluke, strigle, hønsehus, ridesal, kattesand, hundeseng, hundehus',
    'kattekurv, bissel, salpute, stigbøyler, vinterdekken, regndekken, ulldekken, hundeteppe',
  ],
  1402: ['hestefôr, fuglefrø, fuglemat, hundegodbiter, fiskemat, kraftfôr, hønsefôr'],
  1501: [
    'syltetøy, fryserens innhold, fryseinnhold, hermetikk, tørrvarer, krydder, mel, honning, godteri, sjokolade, ost, frosne grønnsaker, brød, kaffebønner',
    'te, vilt, elgkjøtt, pølser, frukt, grønnsaker, pasta, ris, olivenolje, kaker, saft, bær, kaffe, reinkjøtt',
  ],
  1502: [
    'sherry, portvin, gin, vodka, konjakk, cognac, whiskey, akevitt, likør, brus, juice, cider, rødvin, hvitvin, musserende vin, spritflasker, vinflasker',
    'sprit',
  ],
  1503: [
    'vaskemidler, tøymykner, klorin, toalettpapir, tørkepapir, oppvaskmiddel, oppvasktabletter, søppelposer, mopp, bøtte, feiekost, tørkestativ',
    'skittentøyskurv, vaskeutstyr, vaskesaker',
  ],
  1600: [
    'takstativ, skistativ, bilbatteri, startkabler, gps, tilhenger, hengerfeste, kjettinger, felger, aluminiumsfelger, årer, påhengsmotor, båtmotor, anker',
    'gummibåt, redningsvester, båttrekk, jekk, mc-hjelm, motorsykkelhjelm, fendere, motorolje, skiboks, piggdekk, bilradio, seil, flytevest, flytevester',
    'bilstereo',
  ],
  1700: ['flyttekasser, plastkasser, oppbevaringskasser, pappesker, oppbevaringsbokser'],
};
