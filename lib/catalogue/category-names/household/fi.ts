import type { HouseholdNames } from '../../household-categories';

export const fi: HouseholdNames = {
  100: [
    'Elektroniikka',
    'elektroniikkalaitteet, kodin elektroniikka, kodinelektroniikka, viihde-elektroniikka',
  ],
  101: ['Pöytätietokoneet', 'pöytätietokone, pöytäkone, pelitietokone, pelikone'],
  102: ['Näytöt', 'näyttö, tietokonenäyttö, tietokoneen näyttö, monitori'],
  103: ['Tulostimet', 'tulostin, printteri, lasertulostin, mustesuihkutulostin, skanneri'],
  104: ['Pelikonsolit', 'pelikonsoli, konsoli, konsolit, playstation, xbox, pleikkari'],
  105: [
    'Stereot ja radiot',
    'hifi, hi-fi, stereot, stereolaitteet, radio, radiot, levysoitin, vahvistin, äänentoisto',
  ],
  106: [
    'Tietokonetarvikkeet',
    'atk-laitteet, näppäimistö, tietokonehiiri, reititin, kovalevy, verkkokamera, laturi, laturit',
  ],
  200: ['Kodinkoneet', 'kodinkone, kotitalouskoneet, kotitalouslaitteet'],
  201: ['Kuivausrummut', 'kuivausrumpu, kuivaaja, kuivauskaappi'],
  202: ['Uunit', 'uuni, kalusteuuni, sähköuuni, uunilevy'],
  203: ['Mikroaaltouunit', 'mikroaaltouuni, mikro, mikrouuni'],
  204: ['Pakastimet', 'pakastin, arkkupakastin, kaappipakastin, pakastinkaappi'],
  205: [
    'Pölynimurit',
    'pölynimuri, imuri, imurit, robotti-imuri, robotti-imurit, robottipölynimuri',
  ],
  206: [
    'Pienet keittiökoneet',
    'keittiökone, keittiökoneet, pienkoneet, vedenkeitin, leivänpaahdin, tehosekoitin, yleiskone, sähkövatkain, airfryer',
  ],
  207: ['Kahvinkeittimet', 'kahvinkeitin, kahvikone, kahvikoneet, espressokeitin'],
  208: ['Ompelukoneet', 'ompelukone, saumuri'],
  209: [
    'Lämmittimet ja tuulettimet',
    'lämmitin, lämmittimet, tuuletin, tuulettimet, ilmankuivain, ilmanpuhdistin, ilmastointilaite, sähköpatteri',
  ],
  210: ['Lämpöpumput', 'lämpöpumppu, ilmalämpöpumppu, ilmalämpöpumput'],
  211: ['Silitysraudat ja höyrystimet', 'silitysrauta, silityslauta, höyrysilitysrauta, höyrystin'],
  300: [
    'Vaatteet',
    'vaate, vaatetus, naisten vaatteet, miesten vaatteet, työvaatteet, urheiluvaatteet, uimavaatteet, asusteet ja vaatteet',
  ],
  301: [
    'Takit',
    'takki, päällystakki, ulkovaatteet, talvitakki, untuvatakki, sadetakki, sadevaatteet, kuoritakki',
  ],
  302: ['Nahkatakit', 'nahkatakki, nahkavaatteet, turkki, turkit, turkis, turkikset'],
  303: ['Puvut', 'puku, bleiseri, bleiserit, smokki, juhlapuku, pikkutakki'],
  304: [
    'Paidat',
    'paita, kauluspaita, kauluspaidat, pusero, puserot, t-paita, t-paidat, toppi, topit',
  ],
  305: ['Housut', 'farkut, shortsit, leggingsit, verkkarit'],
  306: ['Mekot ja hameet', 'mekko, mekot, hame, hameet, leninki, iltapuku, hääpuku'],
  307: [
    'Neuleet',
    'neule, villapaita, villapaidat, neuletakki, huppari, hupparit, collegepaita, fleece',
  ],
  308: [
    'Alusvaatteet ja yöasut',
    'alusvaatteet, alusasut, yöasut, sukat, pyjama, pyjamat, rintaliivit, sukkahousut, aamutakki, kylpytakki',
  ],
  309: [
    'Lastenvaatteet',
    'lasten vaatteet, vauvanvaatteet, vauvan vaatteet, toppahaalari, haalari',
  ],
  310: [
    'Asusteet',
    'asuste, hattu, hatut, hanska, hanskat, käsineet, huivi, huivit, vyö, vyöt, solmio, sateenvarjo, pipo, lippis',
  ],
  400: ['Henkilökohtaiset tavarat', 'henkilökohtainen omaisuus, omat tavarat'],
  401: [
    'Kengät',
    'kenkä, jalkineet, saappaat, tennarit, sandaalit, lenkkarit, talvikengät, nilkkurit, tossut',
  ],
  402: [
    'Laukut',
    'laukku, käsilaukku, käsilaukut, reppu, reput, lompakko, lompakot, salkku, urheilukassi, koululaukku, kassi',
  ],
  403: ['Matkalaukut', 'matkalaukku, matkatavarat, lentolaukku'],
  404: ['Silmälasit', 'aurinkolasit, lukulasit, piilolinssit, rillit, lasit'],
  405: [
    'Kosmetiikka',
    'meikit, hajuvesi, hajuvedet, ihonhoito, voiteet, hygieniatuotteet, kauneustuotteet, parfyymi',
  ],
  406: [
    'Kauneudenhoitolaitteet',
    'hiustenkuivaaja, föönaaja, parranajokone, sähköhammasharja, suoristusrauta, hygienialaitteet',
  ],
  407: [
    'Apuvälineet',
    'apuväline, kuulolaite, kuulolaitteet, pyörätuoli, rollaattori, kainalosauvat, verenpainemittari, lääkinnälliset apuvälineet',
  ],
  500: ['Arvoesineet', 'arvoesine, arvotavarat'],
  501: [
    'Korut',
    'koru, sormus, sormukset, kaulakoru, kaulakorut, korvakorut, rannekoru, vihkisormus, kultakorut',
  ],
  502: ['Kellot', 'kello, rannekello, rannekellot, taskukello'],
  503: [
    'Taide',
    'taulu, taulut, maalaus, maalaukset, veistos, litografia, taideteos, taideteokset',
  ],
  504: ['Antiikki', 'antiikkiesineet, antiikkiesine'],
  505: [
    'Keräilyesineet',
    'keräilyesine, kokoelma, kokoelmat, postimerkit, kolikot, postimerkkikokoelma, keräilykortit',
  ],
  506: ['Käteinen', 'raha, rahat, käteisvarat, setelit, valuutta'],
  507: ['Lahjakortit', 'lahjakortti, arvoseteli, liput, matkakortti'],
  600: ['Vauvat ja lapset', 'vauva, lapset, lastentarvikkeet, lapsi'],
  601: [
    'Lelut',
    'lelu, leikkikalut, lautapeli, lautapelit, pelit, palapeli, palapelit, nukke, nuket, lego, legot, pehmolelut, lego-setti, lego-setit',
  ],
  602: [
    'Rattaat ja turvaistuimet',
    'rattaat, lastenrattaat, lastenvaunut, vaunut, turvaistuin, turvaistuimet, turvakaukalo',
  ],
  603: [
    'Vauvanhoitotarvikkeet',
    'itkuhälytin, syöttötuoli, hoitopöytä, kantoreppu, tuttipullot, vauvatarvikkeet',
  ],
  700: ['Kirjat ja media', 'media'],
  701: ['Kirjat', 'kirja, oppikirjat, romaanit, sarjakuvat, lehdet, kurssikirjat, kirjoja'],
  702: [
    'Musiikki ja elokuvat',
    'cd-levyt, dvd, levyt, vinyylit, vinyylilevyt, elokuvat, musiikki, äänilevyt',
  ],
  703: ['Videopelit', 'videopeli, tietokonepelit, konsolipelit'],
  800: ['Urheilu ja vapaa-aika', 'urheilu, vapaa-aika, harrastukset, harrastus, harrastevälineet'],
  801: [
    'Urheiluvälineet',
    'urheiluväline, golfvarusteet, golf, golfmailat, tennismaila, jalkapallo, surffilauta, rullalauta, ratsastusvarusteet, rullaluistimet',
  ],
  802: [
    'Talviurheiluvälineet',
    'talviurheilu, sukset, suksi, laskettelusukset, lumilauta, luistimet, monot, hiihtovarusteet, pulkka',
  ],
  803: [
    'Kuntoiluvälineet',
    'kuntoilu, kuntopyörä, juoksumatto, käsipainot, painot, kuntolaitteet, soutulaite, kuntosalilaitteet',
  ],
  804: [
    'Retkeilyvarusteet',
    'retkeily, ulkoilu, ulkoiluvarusteet, teltta, teltat, makuupussi, makuupussit, vaellusvarusteet, leirintävarusteet',
  ],
  805: [
    'Kalastus- ja metsästysvarusteet',
    'kalastus, metsästys, kalastusvälineet, onki, vapa, vavat, virveli, metsästysvarusteet, kivääri, haulikko, aseet',
  ],
  806: ['Soittimet', 'soitin, musiikki-instrumentit, kitara, piano, viulu, rummut, kosketinsoitin'],
  807: [
    'Askartelutarvikkeet',
    'askartelu, lanka, langat, käsityöt, käsityötarvikkeet, maalaustarvikkeet, pienoisrautatie',
  ],
  900: ['Sisustus', 'kodintekstiilit, sisustustuotteet, sisustustekstiilit'],
  901: ['Matot', 'matto, aidot matot, kynnysmatto, itämainen matto, räsymatto'],
  902: ['Verhot', 'verho, rullaverho, rullaverhot, sälekaihtimet, kaihtimet'],
  903: [
    'Vuodevaatteet',
    'liinavaatteet, lakana, lakanat, pussilakana, pussilakanat, tyynyliina, tyynyliinat, pussilakanasetti, pussilakanasetit',
  ],
  904: [
    'Pyyhkeet ja pöytäliinat',
    'pyyhe, pyyhkeet, pöytäliina, pöytäliinat, kylpypyyhe, keittiöpyyhkeet, kylpyhuonematto',
  ],
  905: [
    'Torkkupeitot ja koristetyynyt',
    'torkkupeitto, torkkupeitot, viltti, viltit, huopa, koristetyyny, koristetyynyt, päiväpeitto',
  ],
  906: ['Peitot ja tyynyt', 'peitto, peitot, untuvapeitto, tyyny, tyynyt'],
  907: [
    'Valaisimet',
    'valaisin, lamppu, lamput, valaistus, pöytälamppu, jalkalamppu, kattolamppu, kattokruunu, kattovalaisin, yövalo, yövalot',
  ],
  908: [
    'Koriste-esineet',
    'koristeet, peili, peilit, maljakko, maljakot, taulunkehykset, kynttilänjalat, seinäkello, joulukoristeet, julisteet',
  ],
  1001: [
    'Sängyt',
    'sänky, parisänky, kerrossänky, jenkkisänky, runkosänky, vuode, vauvansänky, pinnasänky',
  ],
  1002: ['Patjat', 'patja, petauspatja, petauspatjat'],
  1003: [
    'Pöydät ja tuolit',
    'pöytä, pöydät, tuoli, tuolit, ruokapöytä, nojatuoli, nojatuolit, kirjoituspöytä, työpöytä, sohvapöytä, jakkara, työtuoli',
  ],
  1004: [
    'Kaapit ja hyllyt',
    'kaappi, kaapit, hylly, hyllyt, kirjahylly, kirjahyllyt, lipasto, lipastot, vaatekaappi, senkki',
  ],
  1100: ['Keittiötarvikkeet', 'keittiö, keittiövälineet, taloustavarat'],
  1101: [
    'Kattilat ja paistinpannut',
    'kattila, kattilat, paistinpannu, paistinpannut, pannu, pannut, pata, padat, vuoat, keittiöveitsi, keittiöveitset, veitset',
  ],
  1102: [
    'Astiat ja aterimet',
    'astia, astiat, astiasto, aterimet, posliini, lautanen, lautaset, juomalasit, kupit, mukit, viinilasit',
  ],
  1200: ['Työkalut ja puutarha', 'rautakauppa, koti ja puutarha, nikkarointi'],
  1201: [
    'Käsityökalut',
    'työkalu, työkalut, työkalupakki, vasara, ruuvimeisseli, tikkaat, jakoavain, pihdit, hylsyavain, hylsyavaimet, hylsyavainsarja',
  ],
  1202: [
    'Sähkötyökalut',
    'sähkötyökalu, porakone, porakoneet, porat, ruuvinväännin, akkuporakone, sirkkeli, pyörösaha, kuviosaha, kulmahiomakone, hiomakone, painepesuri, saha',
  ],
  1203: [
    'Puutarhavälineet',
    'puutarha, puutarhatyökalut, ruohonleikkuri, ruohonleikkurit, robottiruohonleikkuri, pensasleikkuri, moottorisaha, puutarhaletku, lapio, lumilinko, kasvit, puutarhakoneet',
  ],
  1204: [
    'Puutarhakalusteet',
    'ulkokalusteet, terassikalusteet, puutarhapöytä, puutarhatuolit, aurinkovarjo, aurinkotuoli, pihakalusteet, puutarhatuolin pehmusteet, puutarhatuolien pehmusteet, istuinpehmusteet',
  ],
  1205: ['Grillit', 'grilli, kaasugrilli, hiiligrilli, pallogrilli, terassilämmitin'],
  1300: ['Polkupyörät ja sähköpotkulaudat', 'pyöräily'],
  1301: ['Sähköpyörät', 'sähköpyörä, sähköpolkupyörä, sähköpolkupyörät, tavarapyörä'],
  1302: [
    'Pyöräilytarvikkeet',
    'pyörätarvikkeet, pyöräilykypärä, pyöränlukko, polkupyörän osat, pyörän peräkärry, pyörän osat, pyöräilykypärät, kypärä, kypärät',
  ],
  1303: ['Sähköpotkulaudat', 'sähköpotkulauta, potkulauta, potkulaudat, tasapainolauta'],
  1400: ['Lemmikit', 'lemmikki, eläimet, lemmikkieläimet'],
  1401: [
    'Lemmikkitarvikkeet',
    'eläintarvikkeet, akvaario, akvaariot, koiranpeti, koiran talutin, raapimispuu, häkki, satula, hevostarvikkeet',
  ],
  1402: [
    'Lemmikkien ruoat',
    'koiranruoka, kissanruoka, eläinten ruoka, lemmikkien ruoka, rehu, kuivaruoka, koiran kuivaruoka, kissan kuivaruoka',
  ],
  1500: ['Ruoka ja kulutustavarat', 'kulutustavarat, päivittäistavarat'],
  1501: [
    'Elintarvikkeet',
    'ruoka, ruoat, ruokatavarat, pakasteet, liha, ruuat, kuiva-aineet, kuivamuona, pakaste',
  ],
  1502: ['Juomat', 'juoma, viini, viinit, olut, oluet, alkoholi, viskit, samppanja, väkevät'],
  1503: ['Puhdistusaineet', 'siivous, siivoustarvikkeet, pesuaine, pesuaineet, taloustarvikkeet'],
  1600: [
    'Auto- ja venetarvikkeet',
    'autotarvikkeet, venetarvikkeet, renkaat, talvirenkaat, kesärenkaat, suksiboksi, auton osat, pelastusliivit, varaosat, auto',
  ],
  1700: ['Muut tavarat', 'sekalaiset, muut esineet, muu'],
};
