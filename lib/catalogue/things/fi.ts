import type { Things } from '../categories';

export const fi: Things = {
  10: ['lankapuhelin'],
  11: ['lukulaite, e-kirjan lukija'],
  14: [
    'objektiivi, zoom-objektiivi, kameran jalusta, kamerajalusta, jalusta, salama, studiosalama, valotusmittari, videokamera',
  ],
  17: ['subwoofer, soundbar'],
  21: ['vuodesohva, divaanisohva, kulmasohva, rahi, laiskanlinna'],
  23: ['drooni, drone, kuvauskopteri'],
  24: ['viinikaappi, minijääkaappi, jääkaappi-pakastin'],
  100: [
    'projektori, videotykki, dvd-soitin, blu-ray-soitin, videonauhuri, ovikello, valvontakamera, hälytysjärjestelmä, laskin, kirjoituskone, radiopuhelin',
    'chromecast, apple tv, digiboksi, lautasantenni',
  ],
  103: ['mustekasetti, mustekasetit, väriaine, valokuvatulostin'],
  104: ['ohjain, peliohjain, peliohjaimet, vr-lasit, gameboy'],
  105: ['cd-soitin, kasettisoitin, kelloradio, gramofoni, matkaradio, viritinvahvistin'],
  106: [
    'hiiri, langaton hiiri, muistitikku, muistikortti, sd-kortti, varavirtalähde, telakka, latauskaapeli, hdmi-kaapeli, näytönohjain, ssd, modeemi',
    'hiirimatto, kiintolevy, äänikortti',
  ],
  200: ['liesituuletin, lämminvesivaraaja'],
  205: ['höyrypesuri, rikkaimuri, varsi-imuri, märkäimuri'],
  206: [
    'sauvasekoitin, vatkain, riisinkeitin, vohvelirauta, mehulinko, painekattila, voileipägrilli, rasvakeitin, leipäkone, jäätelökone, hiilihapotuslaite',
    'raclette, munankeitin, lihamylly, monitoimikone, blenderi, tehosekoitin',
  ],
  207: ['kahvimylly, maidonvaahdotin, pressopannu, mutteripannu, espressokone'],
  208: ['neulekone'],
  209: ['kamiina, öljypatteri, sähkölämmitin, lämpöpuhallin, säteilylämmitin, patteri'],
  211: ['höyrysilityskeskus, mankeli, höyrysilitin'],
  300: [
    'uimapuku, bikinit, uimahousut, verryttelypuku, univormu, haalarit, naamiaisasu, hiihtovaatteet, urheiluasu, pyöräilyvaatteet, talvivaatteet',
    'kesävaatteet, kansallispuku, ulkoiluvaatteet, lasketteluvaatteet',
  ],
  301: ['liivi, toppaliivi, tuulitakki, sadeviitta, kuoritakki, toppatakki, viitta, poplari'],
  303: ['frakki, puvun liivi, housupuku, miesten puku'],
  304: ['tunika, pikeepaita, aluspaita, t-paitoja'],
  305: ['hiihtohousut, collegehousut, lasketteluhousut, toppahousut, sadehousut, housut, farkkuja'],
  306: ['juhlamekko, hääpuku, cocktailmekko, haalarimekko'],
  307: ['poolopaita, islantilaispaita, villatakki, slipoveri, neulepaita, collegepusero'],
  308: [
    'sukka, villasukat, alushousut, bokserit, pikkuhousut, kerrasto, aluskerrasto, yöpaita, korsetti, rintaliivi, kalsarit, villasukkia',
  ],
  309: ['potkupuku, bodyt, kurahousut, kouluvaatteet, kuravaatteet, vauvan haalari'],
  310: [
    'lapaset, lapanen, rukkaset, kaulaliina, kaulahuivi, rusetti, aurinkohattu, nenäliinat, henkselit, lippalakki, hattu, pipot',
  ],
  401: [
    'vaelluskengät, vaelluskenkä, korkokengät, varvassandaalit, puukengät, ratsastussaappaat, työkengät, turvakengät, saapas, kumisaappaat, tohvelit',
    'jalkapallokengät, nappulakengät, juoksukengät, loaferit, maiharit, saappaita',
  ],
  402: [
    'olkalaukku, tietokonelaukku, kangaskassi, iltalaukku, vyölaukku, meikkipussi, toilettilaukku, rinkka, rinkat',
  ],
  403: ['lentolaukku, matkakassi, vetolaukku'],
  404: ['moniteholasit, kaksiteholasit'],
  405: [
    'huulipuna, kasvovoide, käsivoide, sampoo, shampoo, partavesi, voide, saippua, kynsilakka, aurinkovoide, ripsiväri, meikki',
  ],
  406: [
    'kiharrin, hiustenleikkuukone, partatrimmeri, epilaattori, muotoilurauta, henkilövaaka, jalkakylpy, hammasharja, partakone, hiustenkuivain',
  ],
  407: [
    'kävelykeppi, verensokerimittari, proteesi, hierontatuoli, lääkkeet, lääke, hammasproteesi, kuumemittari, tekohampaat',
  ],
  501: [
    'helmet, helminauha, helmikaulakoru, kalvosinnapit, meripihka, meripihkakoru, rintakoru, riipus, kultaketju, hopeaketju, kultasormus, kihlasormus',
    'timanttisormus, korvakoru, rannerengas, solmioneula, timantti, medaljonki, tiaara, korurasia, korulipas, kalevala-koru, kalevala koru',
  ],
  503: [
    'öljymaalaus, akvarelli, akvarellit, etsaus, pronssiveistos, piirros, piirrokset, muotokuva, kaiverrus, patsas, grafiikka, vesivärimaalaus',
    'grafiikanlehti',
  ],
  504: ['kaappikello, antiikkikello, piironki, kirstu, arkku'],
  505: [
    'postimerkkialbumi, mitali, mitalit, jääkiekkokortit, pokemonkortit, pokemon-kortit, postikortit, muumimuki, muumimukit, muumimukeja, kunniamerkit',
  ],
  507: ['konserttiliput, junaliput, teatteriliput'],
  601: [
    'leikkikeittiö, nukkekoti, nukenvaunut, nalle, pehmolelu, junarata, pikkuautot, leluautot, keinuhevonen, leikkiteltta, shakkipeli, shakki, pelikortit',
    'rakennuspalikat, palikat, kuularata, toimintahahmot, kolmipyörä, keinu, hiekkalaatikko, kahluuallas, pomppulinna, kauko-ohjattava auto, naamiaisasut',
    'leija, potkupyörä, leikkimökki, brio-rata, pehmoleluja, legoja, nukkeja',
  ],
  602: [
    'turvavyöistuin, istuinkoroke, tuplarattaat, sisarusrattaat, yhdistelmävaunut, matkarattaat',
  ],
  603: [
    'leikkikehä, sitteri, vauvan kantokoppa, kantokoppa, matkasänky, vauvan amme, vaipat, rintapumppu, sterilointilaite, turvaportti, leikkimatto',
    'hoitolaukku, hoitoalusta, potta, kantoliina, vaunukoppa',
  ],
  701: [
    'keittokirja, keittokirjat, romaani, pokkari, pokkarit, tietosanakirja, tietosanakirjat, kuvakirjat, kartasto, raamattu, lastenkirjat, valokuvakirja',
    'sanakirja, sanakirjat, valokuva-albumi, valokuva-albumit, äänikirjat, oppikirja',
  ],
  702: [
    'lp-levy, lp-levyt, lp, cd-levy, cd, cdt, dvd-levyt, dvd-levy, vinyylilevy, vinyyli, kasetti, kasetit, levykokoelma, c-kasetit, blu-ray',
  ],
  801: [
    'golfsetti, golfbägi, golfkärryt, golfpallot, golfmaila, sulkapallomaila, padelmaila, squashmaila, tennispallot, käsipallo, koripallo, lentopallo',
    'jääkiekkomaila, märkäpuku, snorkkeli, sukellusmaski, sukellusvarusteet, räpylät, kuivapuku, sup-lauta, sup, suplauta, kajakki, kanootti, purjelauta',
    'kiipeilyköysi, kiipeilyvaljaat, kiipeilyvarusteet, ratsastuskypärä, rullaluistimet, longboard, tikkataulu, darts, pingispöytä, pingismailat',
    'pöytätennispöytä, biljardipöytä, kroketti, nyrkkeilyhanskat, nyrkkeilysäkki, petankki, trampoliini, uimalasit, säärisuojat, jalkapallomaali',
    'koripalloteline, pallo, vesisukset, salibandymaila, rullasukset, maila, mailat, mela, frisbeegolfkiekot',
  ],
  802: [
    'suksisauvat, hiihtosauvat, laskettelukypärä, laskettelulasit, maastohiihtosukset, murtomaasukset, lumilautakengät, hokkarit, jääkiekkovarusteet',
    'rattikelkka, kelkka, lumikengät, laskettelumonot, liukuri, potkukelkka, pulkat, suksivoiteet',
  ],
  803: [
    'levytanko, käsipaino, kahvakuula, levypainot, penkkipunnerruspenkki, joogamatto, jumppamatto, vastuskuminauha, spinningpyörä, crosstrainer',
    'jumppapallo, hyppynaru, putkirulla, kuntosalilaite',
  ],
  804: [
    'retkikeitin, kaasukeitin, trangia, retkipöytä, retkituoli, retkituolit, kenttäsänky, kylmälaukku, kylmäkassi, makuualusta, ilmapatja, otsalamppu',
    'taskulamppu, kompassi, etuteltta, retkilamppu, vaellussauvat, kävelysauvat, kiikari, kiikarit, kaasupullo, vesikanisteri, puukko, puukot, linkkuveitsi',
    'kirveskotelo',
  ],
  805: [
    'uistin, uistimet, viehe, vieheet, viehepakki, kalastusverkko, kalaverkko, kalaverkot, verkot, katiska, katiskat, kahluuhousut, perho, perhot',
    'asekaappi, kiikaritähtäin, ilmakivääri, metsästysvaatteet, rapumerta, rapumerrat, mato-onki, haavi, metsästyspuku',
  ],
  806: [
    'sähkökitara, sähköbasso, bassokitara, akustinen kitara, kitaran kielet, kitarakotelo, kitaralaukku, kitaravahvistin, nuottiteline, rumpusetti, rumpu',
    'rumpukapulat, symbaali, symbaalit, virveli rumpu, mikrofoni, mikrofoniteline, syntetisaattori, sähköpiano, digipiano, flyygeli, harmonikka, haitari',
    'sello, alttoviulu, kontrabasso, huilu, poikkihuilu, nokkahuilu, klarinetti, saksofoni, trumpetti, pasuuna, käyrätorvi, huuliharppu, ukulele, banjo',
    'mandoliini, harppu, efektipedaali, metronomi, pianotuoli, viulun jousi, urut, instrumenttikaapeli, ksylofoni, nuotit, kantele, kitaroita',
  ],
  807: [
    'sukkapuikot, neulepuikot, puikot, neulelanka, villalanka, kangas, kankaat, kankaita, ompelutarvikkeet, ompelulaatikko, akryylivärit, öljyvärit',
    'maalausteline, siveltimet, virkkuukoukut, kirjonta, rakennussarja, pienoismalli, pienoismallit, kangassakset, rukki, kangaspuut, sovitusnukke',
    'helmiä askarteluun, lankakerät, tilkut',
  ],
  901: ['persialainen matto, lampaantalja, talja, käytävämatto, räsymatot, itämainen matto'],
  902: [
    'verhotanko, suihkuverho, laskosverho, pimennysverho, valoverhot, paneeliverho, kappaverho, sälekaihdin',
  ],
  903: [
    'tyynynpäällinen, aluslakana, muotoonommeltu lakana, patjansuojus, lakanasetti, vuodevaatesetti',
  ],
  904: [
    'lautasliinat, servietit, kaitaliina, tabletit pöytään, keittiöpyyhe, rantapyyhe, laudeliina, laudeliinat, saunapyyhe, käsipyyhe, poppana, tiskirätit',
    'laudepyyhe, pyyheliina',
  ],
  905: ['sohvatyyny, sohvatyynyt, villahuopa, villaviltti, päiväpeite, lämpöpeitto'],
  906: ['untuvatyyny, kesäpeitto, täkki, parisängyn peitto'],
  907: [
    'lampunvarjostin, hehkulamppu, työpöytälamppu, lukulamppu, seinälamppu, spotit, valosarja, yölamppu, lyhty, led-nauha, kyntteliikkö, joulutähti',
    'kattovalaisimet, kohdevalaisin',
  ],
  908: [
    'taulunkehys, valokuvakehys, kehykset, kynttilä, kynttilät, kynttilänjalka, figuriini, figuriinit, posliinikoira, posliinihahmo, juliste, tekokukat',
    'joulukuusi, joulupallot, seimi, käkikello, herätyskello, pöytäkello, pääsiäiskoristeet, huonekasvi, huonekasvit, ruukkukasvi, ruukkukasvit',
    'ilmoitustaulu, koriste, joulukoriste, seinävaate, ryijy, tuikkukipot, taulukehys, taulukehykset',
  ],
  1001: [
    'sängynrunko, sängynpääty, futon, kehto, lastensänky, vierassänky, varavuode, parvisänky, moottorisänky, hetekä, sängynpohja, sohvasänky',
  ],
  1003: [
    'keittiönpöytä, sivupöytä, yöpöytä, meikkipöytä, keinutuoli, baarijakkara, baarituoli, rahi tuoli, pelituoli, taittopöytä, klaffipöytä, taittotuoli',
    'ruokailuryhmä, ruokapöydän tuolit, ruokailutuolit, säkkituoli, penkki, penkit, lepotuoli, sarjapöytä, ruokatuolit, sohvapöydät, tuoleja',
  ],
  1004: [
    'tv-taso, tv-kaluste, vitriini, vitriinikaappi, laatikosto, kenkäteline, naulakko, arkistokaappi, baarikaappi, sivupöytä kaappi, viiniteline',
    'keittiön kaapit, varastohylly, liinavaatekaappi, kulmakaappi, hyllykkö, kirjoituslipasto',
  ],
  1100: [
    'taikinakulho, leikkuulauta, leikkuulaudat, tupperware, eväsrasiat, eväsrasia, pakasterasiat, keittiövaaka, kaulin, siivilä, raastin, korkinavaaja',
    'termospullo, termospullot, termos, juomapullo, leipälaatikko, astiankuivausteline, pippurimylly, roskakori, roskis, piknikkori, mittasarja',
    'säilytyspurkit, vesipullo',
  ],
  1101: [
    'kattilasarja, kattilasetti, pata, vokkipannu, wokki, uunivuoka, uunivuoat, uunipelti, kakkuvuoka, veitsisarja, veitsitukki, kokkiveitsi, veitsi',
    'grillipannu, kasari, valurautapata, valurautapannu, muffinivuoka, paistokasari, pannut ja kattilat',
  ],
  1102: [
    'muki, kulho, kulhot, kuppi, kahvikupit, kahvikuppi, teekannu, kahvikannu, kannu, kannut, vati, vadit, kristallilasit, samppanjalasit, olutlasit',
    'snapsilasit, viskilasit, karahvi, salaattikulho, hedelmävati, kakkuvati, haarukat, lusikat, veitset ja haarukat, hopea-aterimet, hopeat, kahviastiasto',
    'teeastiasto, syvät lautaset, kastikekannu, munakupit, tarjoiluvati, vesilasit, lautanen, ruokailuvälineet, viinilasi, aterinsetti, lasinaluset',
    'kahvikalusto',
  ],
  1200: [
    'vaneri, laudat, maali, maalit, tapetti, tapetit, laatat, laminaatti, parketti, puutavara, lattialaudat',
  ],
  1201: [
    'taltta, taltat, höylä, käsisaha, rautasaha, puristin, puristimet, ruuvipuristin, ruuvipenkki, höyläpenkki, työpöytä verstaan, hylsysarja',
    'hylsyavainsarja, lenkkiavain, kiintoavain, kiintoavaimet, kuusiokoloavain, sorkkarauta, hohtimet, kirves, kirveet, vesivaaka, mittanauha, rullamitta',
    'työkalusarja, työkalulaukku, tikapuut, pulttileikkuri, mattoveitsi, muurauslasta, tahkokivi, ruuvit, naulat, ruuvimeisselisarja, vasarat, jakoavaimet',
    'työkaluvaunu, ruuvimeisselit, avainsarja, a-tikkaat',
  ],
  1202: [
    'oikohöylä, tasohöylä, vannesaha, sorvi, pöytäsirkkeli, puukkosaha, pylväsporakone, iskuporakone, poravasara, iskuväännin, mutterinväännin, naulain',
    'naulapyssy, kuumailmapuhallin, hitsauslaite, hitsauskone, juotoskolvi, aggregaatti, generaattori, monitoimityökalu, nauhahiomakone, epäkeskohiomakone',
    'yläjyrsin, penkkihiomakone, maaliruisku, poranterät, poranteräsarja, laattaleikkuri, betonimylly, kompressori, liimapistooli, katkaisusaha, jiirisaha',
    'sähköhöylä, rälläkkä, akkuväännin, pistosaha, purunpoistoimuri, teroituskone',
  ],
  1203: [
    'harava, haravat, lehtiharava, kottikärry, kottikärryt, kastelukannu, kastelukannut, vesiletku, letkukela, letku, oksasakset, oksasaha, puutarhasakset',
    'talikko, heinähanko, kuokka, raivaussaha, siimaleikkuri, trimmeri ruohon, lehtipuhallin, ilmaaja, ajoleikkuri, päältäajettava ruohonleikkuri',
    'kukkaruukku, kukkaruukut, ruukku, ruukut, kasvihuone, komposti, kompostori, sadevesitynnyri, sadetin, oksasilppuri, halkomakone, lintulauta, lumikola',
    'lumilapio, lapiot, istutuslaatikko, kasvatuslaatikko, pensassakset, puutarhavaja, halkaisukone, viikate, puutarhatyökalu, linnunpönttö',
  ],
  1204: [
    'puutarhapenkki, riippumatto, riippukeinu, puutarhakeinu, pihakeinu, lepotuoli puutarha, puutarhasohva, loungeryhmä, paviljonki, istuintyynyt',
    'tyynylaatikko, pihapöytä, pihatuolit, rantatuoli, parvekekalusteet, markiisi, terassiryhmä, pihakalusto, puutarharyhmä, puutarhatuoli, aurinkotuolit',
    'ulkokalusteryhmä, kansituoli',
  ],
  1205: [
    'pizzauuni, grillivälineet, grillipihdit, tulisija, muurikka, savustin, savustuspönttö, savustusuuni, nuotiopannu, grillisetti',
  ],
  1302: [
    'pyöräilykypärät, pyöräkypärä, pyörän valot, pyörän valo, pyörän pumppu, pyöränistuin, lastenistuin pyörään, pyörälaukku, pyörän laukku, pyörätelineet',
    'pyöräteline, pyöräilykengät, ajotietokone, pyörän kärry, pyörän kori, pyörän renkaat',
  ],
  1303: ['temppupotkulauta, skuutti'],
  1401: [
    'koiranhäkki, kuljetushäkki, kuljetuskoppa, kuljetusboksi, kiipeilypuu, kissanvessa, hiekkalaatikko kissan, lintuhäkki, kaninhäkki, hamsterin häkki',
    'terraario, koiran takki, koiran loimi, loimi, hevosloimi, loimet, suitset, estesatula, koulusatula, riimu, ruokakuppi koiran, koiran valjaat',
    'kissanluukku, kanala, kissanhiekka, koirankoppi, kissankori, koirankori, satulahuopa, harjat hevosen, koiran peti, koiran sänky, ohjat, jalustimet',
  ],
  1402: ['hevosen rehu, linnunruoka, linnunsiemen, koiran herkut, kalanruoka, kananrehu, väkirehu'],
  1501: [
    'hillo, hillot, hilloja, hillopurkki, marmeladi, pakastimen sisältö, jääkaapin sisältö, säilykkeet, kuivatarvikkeet, mausteet, jauhot, hunaja, makeiset',
    'karkit, suklaa, juusto, pakastevihannekset, leipä, kahvipavut, kahvi, hirvenliha, riista, makkara, makkarat, hedelmät, vihannekset, pasta, riisi',
    'oliiviöljy, keksit, mehu, mehut, marjat, marjoja, sienet, sieniä, lihaa, poronliha, ruokaa, pakastemarjat, säilykepurkit',
  ],
  1502: [
    'sherry, portviini, gin, vodka, rommi, konjakki, viski, whiskey, snapsi, likööri, liköörit, limu, limonadi, tuoremehu, siideri, punaviini, valkoviini',
    'kuohuviini, viinipullo, viinipullot, punaviinipullo, viinit ja väkevät, olutta, koskenkorva, viinaa, viina, alkoholijuomat',
  ],
  1503: [
    'pyykinpesuaine, huuhteluaine, kloriitti, vessapaperi, talouspaperi, astianpesuaine, konetiskitabletit, roskapussit, moppi, ämpäri, luuta',
    'kuivausteline, pyykkikori, siivousaineet, siivousvälineet, pesupulveri, tiskiaine, ämpärit, pyykkiteline',
  ],
  1600: [
    'kattotelineet, kattoteline, kattoboksi, auton akku, akkulaturi, käynnistyskaapelit, navigaattori, peräkärry, vetokoukku, lumiketjut, vanteet',
    'alumiinivanteet, airot, airo, perämoottori, ankkuri, kumivene, pelastusliivi, venepeite, tunkki, moottoripyöräkypärä, autostereot, lepuuttajat',
    'moottoriöljy, talvirengas, kesärengas, renkaita, kitkarenkaat, nastarenkaat, autoradio, purjeet, veneen moottori, ajovarusteet, autotarvike',
    'suksiteline',
  ],
  1700: ['muuttolaatikot, muovilaatikot, säilytyslaatikot, pahvilaatikot, säilytyslaatikko'],
};
