import type { Things } from '../categories';

export const sv: Things = {
  10: ['fast telefon, hemtelefon'],
  11: ['läsplatta'],
  14: [
    'objektiv, kameraobjektiv, zoomobjektiv, kamerastativ, blixt, studioblixt, ljusmätare, kamerahus, videokamera, filmkamera',
  ],
  17: ['subwoofer, soundbar, ljudlimpa'],
  21: ['bäddsoffa, divan, divansoffa, hörnsoffa, sittpuff, puff, schäslong'],
  23: ['drönare'],
  24: ['vinkyl, minikyl'],
  100: [
    'projektor, dvd-spelare, blu-ray-spelare, videobandspelare, dörrklocka, övervakningskamera, hemlarm, miniräknare, skrivmaskin, walkie talkie',
    'chromecast, apple tv, parabol',
  ],
  103: ['bläckpatron, bläckpatroner, toner, fotoskrivare'],
  104: ['handkontroll, handkontroller, vr-glasögon, gameboy'],
  105: ['cd-spelare, bandspelare, klockradio, dab-radio, grammofon, receiver, kassettdäck'],
  106: [
    'mus, trådlös mus, usb-minne, minneskort, sd-kort, powerbank, dockningsstation, kabel, kablar, laddkabel, grafikkort, ssd, modem, musmatta',
  ],
  200: ['köksfläkt, spisfläkt, varmvattenberedare'],
  205: ['ångtvätt, handdammsugare, skaftdammsugare, grovdammsugare'],
  206: [
    'handmixer, stavmixer, riskokare, våffeljärn, juicemaskin, råsaftcentrifug, tryckkokare, smörgåsgrill, fritös, bakmaskin, glassmaskin, kolsyremaskin',
    'raclette, äggkokare, köttkvarn, slow cooker, blender, assistent',
  ],
  207: ['kaffekvarn, mjölkskummare, presskanna, espressokanna, bryggare'],
  209: [
    'kamin, braskamin, elradiator, oljeelement, värmefläkt, fotogenkamin, konvektor, infravärmare',
  ],
  211: ['mangel, byxpress'],
  300: [
    'baddräkt, bikini, badbyxor, träningsoverall, uniform, overaller, maskeradkläder, skidkläder, cykelkläder, löparkläder, vinterkläder, sommarkläder',
    'folkdräkt, skidställ, mc-kläder',
  ],
  301: ['väst, dunväst, vindjacka, trenchcoat, regnställ, regnrock, skaljacka, kåpa, täckjacka'],
  303: ['väst till kostym, frackkostym, kostymväst'],
  304: ['tunika, pikétröja'],
  305: ['skidbyxor, mjukisbyxor, täckbyxor, hängselbyxor, träningsbyxor, cargobyxor'],
  306: ['festklänning, balklänning, byxdress'],
  307: ['polotröja, islandströja, stickad tröja, pullover'],
  308: ['socka, strumpbyxor, kalsonger, trosor, bh, underställ, nattlinne, korsett'],
  309: ['body, regnkläder till barn, galonkläder, skolkläder, vinteroverall, åkpåse, barnoverall'],
  310: ['vante, handske, sjal, solhatt, näsduk, hängslen'],
  401: [
    'vandringskängor, pumps, högklackat, flipflops, loafers, träskor, ridstövlar, arbetsskor, skyddsskor, känga, stövel, sandal, toffel, fotbollsskor',
    'gympaskor, gummistövlar, balettskor, joggingskor',
  ],
  402: ['axelväska, datorväska, tygkasse, clutch, magväska, necessär'],
  403: ['resebag, kabinväska'],
  404: ['progressiva glasögon'],
  405: [
    'läppstift, ansiktskräm, handkräm, schampo, rakvatten, hudkräm, tvål, nagellack, solkräm, mascara',
  ],
  406: [
    'locktång, hårklippare, skäggtrimmer, epilator, hårborste, badrumsvåg, personvåg, fotbad, tandborste',
  ],
  407: [
    'käpp, promenadkäpp, blodsockermätare, protes, massagestol, mediciner, medicin, löständer, termometer, gåstol',
  ],
  501: [
    'pärlor, pärlhalsband, manschettknappar, manschettknapp, bärnsten, bärnstenshalsband, brosch, hänge, hängsmycke, guldkedja, silverkedja, guldring',
    'förlovningsring, diamantring, örhänge, armring, slipsnål, diamant, medaljong, smyckeskrin, berlock',
  ],
  502: ['guldur'],
  503: [
    'oljemålning, akvarell, akvareller, etsning, bronsskulptur, teckning, teckningar, porträtt, kopparstick, staty, konsttryck, grafik, oljetavla',
  ],
  504: ['moraklocka, golvur, antik klocka, chiffonjé'],
  505: [
    'frimärksalbum, frimärkspärmar, frimärkspärm, medalj, medaljer, fotbollskort, pokemonkort, vykort, serietidningssamling',
  ],
  507: ['konsertbiljetter, biljett, teaterbiljetter, tågbiljetter'],
  601: [
    'leksakskök, dockhus, dockvagn, nalle, gosedjur, mjukisdjur, tågbana, modellbilar, leksaksbilar, gunghäst, leksakstält, schackspel, schack, spelkort',
    'kortlek, byggklossar, klossar, kulbana, actionfigurer, trehjuling, gungställning, sandlåda, barnpool, hoppborg, radiostyrd bil, utklädningskläder',
    'drake, springcykel, lekstuga',
  ],
  602: ['bältesstol, bälteskudde, babyskydd, duovagn, syskonvagn'],
  603: [
    'lekhage, babylift, resesäng, babybadkar, blöjor, bröstpump, sterilisator, grind, barngrind, lekmatta, babygym, skötväska, skötbädd, potta, babygunga',
    'gåstol för barn, barnstol, bärsjal',
  ],
  701: [
    'kokbok, kokböcker, roman, pocketböcker, pocket, lexikon, bilderböcker, bilderbok, atlas, bibel, barnböcker, fotobok, ordbok, ordböcker, fotoalbum',
    'ljudböcker, uppslagsverk',
  ],
  702: [
    'lp, lp-skiva, vinylskivor, vinylskiva, kassettband, skivsamling, cd-samling, cd, cd-skiva, blu-ray',
  ],
  801: [
    'golfset, golfbag, golfvagn, golfbollar, golfklubba, badmintonracket, padelracket, tennisbollar, handboll, basketboll, volleyboll, fotbollar',
    'hockeyklubba, våtdräkt, snorkel, cyklop, dykutrustning, simfötter, torrdräkt, paddleboard, sup-bräda, sup, kajak, kanot, vindsurfingbräda, klätterrep',
    'klättersele, klätterutrustning, ridhjälm, rullskridskor, longboard, dart, darttavla, pingisbord, pingisracket, biljardbord, krocketspel',
    'boxningshandskar, boxningssäck, boule, studsmatta, simglasögon, benskydd, fotbollsmål, basketkorg, pilbåge, boll, bollar, vattenskidor',
    'innebandyklubba, innebandyklubbor, rullskidor, racket',
  ],
  802: [
    'skidstavar, stavar, skidhjälm, skidglasögon, längdskidor, slalomskidor, bindningar, snowboardboots, ishockeyskridskor, hockeyutrustning',
    'hockeyskridskor, kälke, kälkar, pulkor, snöskor, slalompjäxor, längdpjäxor, alpinhjälm, bob, spark',
  ],
  803: [
    'skivstång, kettlebell, viktskivor, träningsbänk, yogamatta, träningsmatta, gummiband för träning, spinningcykel, träningscykel, hantel, crosstrainer',
    'pilatesboll, hopprep, foamroller',
  ],
  804: [
    'stormkök, campingkök, gasolkök, campingbord, campingstol, campingstolar, tältsäng, kylbox, kylväska, kylbag, liggunderlag, luftmadrass, pannlampa',
    'ficklampa, kompass, förtält, lykta, vandringsstavar, kikare, trangia, gasolflaska, vattendunk',
  ],
  805: [
    'haspelrulle, fiskerulle, fiskelåda, fiskedrag, fiskenät, vadare, wobbler, studsare, hagelgevär, vapenskåp, kikarsikte, luftgevär, jaktkläder',
    'kräftburar, jaktgevär',
  ],
  806: [
    'elgitarr, elbas, basgitarr, gitarrsträngar, gitarrfodral, gitarrförstärkare, notställ, trumset, trumma, trumpinnar, cymbal, virveltrumma, mikrofon',
    'mikrofonstativ, ljudkort, synth, synthesizer, elpiano, digitalpiano, flygel, dragspel, cello, altfiol, kontrabas, flöjt, tvärflöjt, blockflöjt',
    'klarinett, saxofon, trumpet, trombon, valthorn, munspel, ukulele, banjo, mandolin, harpa, effektpedal, metronom, pianopall, stråke, orgel, xylofon',
    'noter',
  ],
  807: [
    'stickor, strumpstickor, ullgarn, tyg, tyger, tygrestar, sybehör, sylåda, sykorg, akrylfärger, oljefärger, staffli, dukar för målning, penslar',
    'virknålar, broderi, byggsats, modellflyg, tygsax, spinnrock, vävstol, provdocka, pärlor för hobby, modelljärnväg, hobbyfärger',
  ],
  901: ['persisk matta, fårskinn, trasmatta, trasmattor, gångmatta, orientalisk matta, hallmatta'],
  902: [
    'gardinstång, duschdraperi, hissgardin, lamellgardin, mörkläggningsgardin, draperi, gardinlängder, gardinkappor, panelgardin',
  ],
  903: ['örngott, dra-på-lakan, bäddset, påslakanset, lakansset, kuddöverdrag'],
  904: [
    'servetter, tygservetter, bordslöpare, kökshandduk, disktrasor, strandhandduk, badhandduk, frottéhandduk',
  ],
  905: ['soffkuddar, ullfilt, yllefilt, prydnadskuddar'],
  906: ['dunkudde, sommartäcke, dubbeltäcke, barntäcke, kuddar'],
  907: [
    'lampskärm, glödlampa, skrivbordslampa, läslampa, vägglampa, spotlights, ljusslinga, sänglampa, adventsstjärna, adventsljusstake, led-slinga',
    'fönsterlampa, bordslampor',
  ],
  908: [
    'tavelram, fotoram, stearinljus, ljusstake, kandelaber, figur, figurin, figuriner, porslinsfigur, porslinsfigurer, affisch, poster, posters',
    'konstgjorda blommor, julgran, julgranskulor, julkrubba, gökur, väckarklocka, bordsklocka, påskpynt, krukväxt, krukväxter, krukor, ytterkrukor',
    'anslagstavla, prydnadsdjur, ljuslyktor',
  ],
  1001: [
    'sängstomme, sängram, sänggavel, sängbotten, futon, vagga, juniorsäng, gästsäng, dagbädd, loftsäng, ställbar säng, sängben',
  ],
  1003: [
    'sidobord, sängbord, nattduksbord, sminkbord, gungstol, barstol, barstolar, fotpall, satsbord, gamingstol, fällbord, klaffbord, matgrupp, matstolar',
    'sittsäck, öronlappsfåtölj, bänk, vilstol, kökssoffa, kökssoffor',
  ],
  1004: [
    'tv-bänk, tv-möbel, vitrinskåp, vitrin, hurts, skohylla, klädhängare, hatthylla, arkivskåp, sekretär, barskåp, lådhurts, förvaringsskåp, vinställ',
    'köksskåp, lagerhylla, linneskåp, byråer, skohyllor',
  ],
  1100: [
    'bunke, bunkar, skärbräda, skärbrädor, matlådor, matlåda, plastburkar, köksvåg, kavel, durkslag, rivjärn, korkskruv, termos, termosar, vattenflaska',
    'brödlåda, diskställ, pepparkvarn, sophink, papperskorg, pedalhink, picknickkorg, måttsats',
  ],
  1101: [
    'kastrullset, grytset, stekgryta, wok, ugnsform, ugnsformar, långpanna, bakplåt, kakform, knivblock, knivset, kockkniv, kniv, grillpanna, traktörpanna',
    'gjutjärnsgryta, gjutjärnspanna, muffinsform, kittel',
  ],
  1102: [
    'mugg, skål, skålar, kopp, assiett, assietter, tekanna, kaffekanna, kanna, kannor, fat, kristallglas, champagneglas, ölglas, snapsglas, whiskyglas',
    'karaff, salladsskål, fruktskål, tårtfat, djuptallrikar, gafflar, skedar, silverbestick, bordssilver, kaffeservis, teservis, kaffekoppar, sopptallrikar',
    'såsskål, äggkoppar, uppläggningsfat, vattenglas, muminmuggar, muminmugg',
  ],
  1200: ['plywood, brädor, målarfärg, tapet, tapeter, kakel, laminatgolv, trägolv, virke'],
  1201: [
    'stämjärn, hyvel, handsåg, bågfil, fogsvans, tving, tvingar, skruvtving, skruvstäd, hyvelbänk, arbetsbänk, hylsnyckelsats, hylsnyckelset, blocknyckel',
    'fasta nycklar, u-nycklar, insexnycklar, kofot, kniptång, yxa, yxor, vattenpass, måttband, tumstock, verktygssats, verktygsväska, trappstege, bultsax',
    'mattkniv, murslev, slipsten, skruvar, spik, skiftnycklar, tänger, verktygsvagn, nyckelsats',
  ],
  1202: [
    'rikthyvel, planhyvel, bandsåg, svarv, bordssåg, tigersåg, pelarborrmaskin, slagborrmaskin, mutterdragare, spikpistol, varmluftspistol, svets, lödkolv',
    'lödstation, elverk, generator, multiverktyg, bandslip, excenterslip, handöverfräs, överfräs, bänkslip, färgspruta, borrset, borrar, kakelskärare',
    'betongblandare, slagskruvdragare, kompressor, limpistol, kap- och geringssåg, kapsåg, geringssåg, elhyvel',
  ],
  1203: [
    'kratta, krattor, lövräfsa, räfsa, skottkärra, vattenkanna, vattenslang, slangvinda, slangvagn, sekatör, grensax, grensåg, grep, skyffel, hacka, röjsåg',
    'trimmer för gräs, grästrimmer, lövblås, lövblåsare, vertikalskärare, mossrivare, åkgräsklippare, trädgårdstraktor, blomkruka, blomkrukor, kruka',
    'växthus, kompost, regnvattentunna, vattenspridare, jordfräs, kompostkvarn, vedklyv, fågelbord, snöskyffel, spadar, pallkrage, odlingslåda, spett',
    'häcktrimmer, planteringsspade',
  ],
  1204: [
    'trädgårdsbänk, hängmatta, hammock, trädgårdsgunga, vilstol ute, loungegrupp, utesoffa, paviljong, dynor, dynbox, solstol, solstolar, strandstol',
    'cafégrupp, markis, trädgårdsstol, utegrupp, altanmöbler',
  ],
  1205: ['pizzaugn, grillverktyg, grilltång, eldfat, muurikka, rökgrill'],
  1302: [
    'cykelhjälmar, cykellampa, cykellyse, cykelpump, barnsits, cykelsits, cykelväska, cykelväskor, cykelhållare, cykelställ, cykelskor, cykeldator',
    'cykelkärra',
  ],
  1303: ['kickbike'],
  1401: [
    'hundbur, transportbur, klösmöbel, kattlåda, fågelbur, kaninbur, hamsterbur, terrarium, hundtäcke, hästtäcke, hästtäcken, träns, hoppsadel',
    'dressyrsadel, ponnysadel, grimma, hundskål, hundsele, kattlucka, ryktborste, hönshus, ridsadel, kattsand, hundbädd, hundkoja, kattkorg, sadlar',
    'hundfilt',
  ],
  1402: ['hö, hästfoder, fågelfrön, fågelmat, hundgodis, fiskmat, kraftfoder, hönsfoder, halm'],
  1501: [
    'sylt, marmelad, frysens innehåll, frysinnehåll, konserver, torrvaror, kryddor, mjöl, honung, godis, choklad, ost, frysta grönsaker, bröd, kaffebönor',
    'te, vilt, älgkött, korv, frukt, grönsaker, pasta, ris, olivolja, kakor, saft, bär, svamp, kaffe',
  ],
  1502: [
    'sherry, portvin, gin, vodka, rom, konjak, cognac, whiskey, snaps, likör, läsk, juice, cider, rödvin, vitt vin, vitvin, mousserande vin, spritflaskor',
    'glögg, vinflaskor, akvavit',
  ],
  1503: [
    'tvättpulver, sköljmedel, klorin, toalettpapper, hushållspapper, diskmedel, maskindiskmedel, soppåsar, mopp, hink, sopborste, torkställning, tvättkorg',
    'städmaterial, rengöringsprodukter, städsaker',
  ],
  1600: [
    'takräcke, lasthållare, bilbatteri, startkablar, gps, släpvagn, dragkrok, snökedjor, fälgar, aluminiumfälgar, åror, utombordsmotor, båtmotor, ankare',
    'gummibåt, flytvästar, båtkapell, domkraft, mc-hjälm, motorcykelhjälm, fendrar, motorolja, skidbox, däcken, bilradio, segel, bilstereo',
  ],
  1700: ['flyttkartonger, flyttlådor, plastlådor, förvaringslådor, kartonger'],
};
