import type { Things } from '../../categories';

export const personal: Things = {
  300: [
    'uimapuku, bikinit, uimahousut, verryttelypuku, univormu, haalarit, naamiaisasu',
    'hiihtovaatteet, urheiluasu, pyöräilyvaatteet, talvivaatteet, kesävaatteet, kansallispuku',
    'ulkoiluvaatteet, lasketteluvaatteet',
  ],
  301: ['liivi, toppaliivi, tuulitakki, sadeviitta, kuoritakki, toppatakki, viitta, poplari'],
  303: ['frakki, puvun liivi, housupuku, miesten puku'],
  304: ['tunika, pikeepaita, aluspaita, t-paitoja'],
  305: ['hiihtohousut, collegehousut, lasketteluhousut, toppahousut, sadehousut, housut, farkkuja'],
  306: ['juhlamekko, hääpuku, cocktailmekko, haalarimekko'],
  307: ['poolopaita, islantilaispaita, villatakki, slipoveri, neulepaita, collegepusero'],
  308: [
    'sukka, villasukat, alushousut, bokserit, pikkuhousut, kerrasto, aluskerrasto, yöpaita',
    'korsetti, rintaliivi, kalsarit, villasukkia',
  ],
  309: ['potkupuku, bodyt, kurahousut, kouluvaatteet, kuravaatteet, vauvan haalari'],
  310: [
    'avaimenperä',
    'lapaset, lapanen, rukkaset, kaulaliina, kaulahuivi, rusetti, aurinkohattu, nenäliinat',
    'henkselit, lippalakki, hattu, pipot',
  ],
  401: [
    'vaelluskengät, vaelluskenkä, korkokengät, varvassandaalit, puukengät, ratsastussaappaat',
    'työkengät, turvakengät, saapas, kumisaappaat, tohvelit, jalkapallokengät, nappulakengät',
    'juoksukengät, loaferit, maiharit, saappaita',
  ],
  402: [
    'olkalaukku, tietokonelaukku, kangaskassi, iltalaukku, vyölaukku, meikkipussi',
    'toilettilaukku, rinkka, rinkat',
  ],
  403: ['lentolaukku, matkakassi, vetolaukku'],
  404: ['moniteholasit, kaksiteholasit'],
  405: [
    'huulipuna, kasvovoide, käsivoide, sampoo, shampoo, partavesi, voide, saippua, kynsilakka',
    'aurinkovoide, ripsiväri, meikki',
  ],
  406: [
    'kiharrin, hiustenleikkuukone, partatrimmeri, epilaattori, muotoilurauta, henkilövaaka',
    'jalkakylpy, hammasharja, partakone, hiustenkuivain',
  ],
  407: [
    'kävelykeppi, verensokerimittari, proteesi, hierontatuoli, lääkkeet, lääke, hammasproteesi',
    'kuumemittari, tekohampaat',
  ],
  501: [
    'helmet, helminauha, helmikaulakoru, kalvosinnapit, meripihka, meripihkakoru, rintakoru',
    'riipus, kultaketju, hopeaketju, kultasormus, kihlasormus, timanttisormus, korvakoru',
    'rannerengas, solmioneula, timantti, medaljonki, tiaara, korurasia, korulipas',
    'kalevala-koru, kalevala koru',
  ],
  503: [
    'öljymaalaus, akvarelli, akvarellit, etsaus, pronssiveistos, piirros, piirrokset, muotokuva',
    'kaiverrus, patsas, grafiikka, vesivärimaalaus, grafiikanlehti',
  ],
  504: ['kaappikello, antiikkikello, piironki, kirstu, arkku'],
  505: [
    'postimerkkialbumi, mitali, mitalit, jääkiekkokortit, pokemonkortit, pokemon-kortit',
    'postikortit, muumimuki, muumimukit, muumimukeja, kunniamerkit',
  ],
  507: ['konserttiliput, junaliput, teatteriliput'],
  601: [
    'leikkikeittiö, nukkekoti, nukenvaunut, nalle, pehmolelu, junarata, pikkuautot, leluautot',
    'keinuhevonen, leikkiteltta, shakkipeli, shakki, pelikortit, rakennuspalikat, palikat',
    'kuularata, toimintahahmot, kolmipyörä, keinu, hiekkalaatikko, kahluuallas, pomppulinna',
    'kauko-ohjattava auto, naamiaisasut, leija, potkupyörä, leikkimökki, brio-rata, pehmoleluja',
    'legoja, nukkeja',
  ],
  602: [
    'turvavyöistuin, istuinkoroke, tuplarattaat, sisarusrattaat, yhdistelmävaunut, matkarattaat',
  ],
  603: [
    'leikkikehä, sitteri, vauvan kantokoppa, kantokoppa, matkasänky, vauvan amme, vaipat',
    'rintapumppu, sterilointilaite, turvaportti, leikkimatto, hoitolaukku, hoitoalusta, potta',
    'kantoliina, vaunukoppa',
  ],
  701: [
    'keittokirja, keittokirjat, romaani, pokkari, pokkarit, tietosanakirja, tietosanakirjat',
    'kuvakirjat, kartasto, raamattu, lastenkirjat, valokuvakirja, sanakirja, sanakirjat',
    'valokuva-albumi, valokuva-albumit, äänikirjat, oppikirja',
  ],
  702: [
    'lp-levy, lp-levyt, lp, cd-levy, cd, cdt, dvd-levyt, dvd-levy, vinyylilevy, vinyyli',
    'kasetti, kasetit, levykokoelma, c-kasetit, blu-ray',
  ],
};
