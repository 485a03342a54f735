import type { Things } from '../../categories';

export const personal: Things = {
  300: [
    'baddräkt, bikini, badbyxor, träningsoverall, uniform, overaller, maskeradkläder',
    'skidkläder, cykelkläder, löparkläder, vinterkläder, sommarkläder, folkdräkt, skidställ',
    'mc-kläder',
  ],
  301: ['väst, dunväst, vindjacka, trenchcoat, regnställ, regnrock, skaljacka, kåpa, täckjacka'],
  303: ['väst till kostym, frackkostym, kostymväst'],
  304: ['tunika, pikétröja'],
  305: ['skidbyxor, mjukisbyxor, täckbyxor, hängselbyxor, träningsbyxor, cargobyxor'],
  306: ['festklänning, balklänning, byxdress'],
  307: ['polotröja, islandströja, stickad tröja, pullover'],
  308: ['socka, strumpbyxor, kalsonger, trosor, bh, underställ, nattlinne, korsett'],
  309: ['body, regnkläder till barn, galonkläder, skolkläder, vinteroverall, åkpåse, barnoverall'],
  310: ['nyckelring', 'vante, handske, sjal, solhatt, näsduk, hängslen'],
  401: [
    'vandringskängor, pumps, högklackat, flipflops, loafers, träskor, ridstövlar, arbetsskor',
    'skyddsskor, känga, stövel, sandal, toffel, fotbollsskor, gympaskor, gummistövlar',
    'balettskor, joggingskor',
  ],
  402: ['axelväska, datorväska, tygkasse, clutch, magväska, necessär'],
  403: ['resebag, kabinväska'],
  404: ['progressiva glasögon'],
  405: [
    'läppstift, ansiktskräm, handkräm, schampo, rakvatten, hudkräm, tvål, nagellack, solkräm',
    'mascara',
  ],
  406: [
    'locktång, hårklippare, skäggtrimmer, epilator, hårborste, badrumsvåg, personvåg, fotbad',
    'tandborste',
  ],
  407: [
    'käpp, promenadkäpp, blodsockermätare, protes, massagestol, mediciner, medicin, löständer',
    'termometer, gåstol',
  ],
  501: [
    'pärlor, pärlhalsband, manschettknappar, manschettknapp, bärnsten, bärnstenshalsband',
    'brosch, hänge, hängsmycke, guldkedja, silverkedja, guldring, förlovningsring, diamantring',
    'örhänge, armring, slipsnål, diamant, medaljong, smyckeskrin, berlock',
  ],
  502: ['guldur'],
  503: [
    'oljemålning, akvarell, akvareller, etsning, bronsskulptur, teckning, teckningar, porträtt',
    'kopparstick, staty, konsttryck, grafik, oljetavla',
  ],
  504: ['moraklocka, golvur, antik klocka, chiffonjé'],
  505: [
    'frimärksalbum, frimärkspärmar, frimärkspärm, medalj, medaljer, fotbollskort, pokemonkort',
    'vykort, serietidningssamling',
  ],
  507: ['konsertbiljetter, biljett, teaterbiljetter, tågbiljetter'],
  601: [
    'leksakskök, dockhus, dockvagn, nalle, gosedjur, mjukisdjur, tågbana, modellbilar',
    'leksaksbilar, gunghäst, leksakstält, schackspel, schack, spelkort, kortlek, byggklossar',
    'klossar, kulbana, actionfigurer, trehjuling, gungställning, sandlåda, barnpool, hoppborg',
    'radiostyrd bil, utklädningskläder, drake, springcykel, lekstuga',
  ],
  602: ['bältesstol, bälteskudde, babyskydd, duovagn, syskonvagn'],
  603: [
    'lekhage, babylift, resesäng, babybadkar, blöjor, bröstpump, sterilisator, grind, barngrind',
    'lekmatta, babygym, skötväska, skötbädd, potta, babygunga, gåstol för barn, barnstol',
    'bärsjal',
  ],
  701: [
    'kokbok, kokböcker, roman, pocketböcker, pocket, lexikon, bilderböcker, bilderbok, atlas',
    'bibel, barnböcker, fotobok, ordbok, ordböcker, fotoalbum, ljudböcker, uppslagsverk',
  ],
  702: [
    'lp, lp-skiva, vinylskivor, vinylskiva, kassettband, skivsamling, cd-samling, cd, cd-skiva',
    'blu-ray, dvd-samling',
  ],
};
