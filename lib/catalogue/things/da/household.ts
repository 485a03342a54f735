import type { Things } from '../../categories';

export const household: Things = {
  801: [
    'golfsæt, golfbag, golfvogn, golfbolde, golfkølle, badmintonketcher, padelbat, tennisbolde',
    'håndbold, håndbolde, basketball, volleyball, fodbolde, hockeystav, våddragt, snorkel',
    'dykkermaske, dykkerudstyr, svømmefødder, dykkerdragt, paddleboard, sup-board, sup, kajak',
    'kano, windsurfer, klatrereb, klatresele, klatreudstyr, ridehjelm, rollerblades, longboard',
    'dartskive, dartpile, bordtennisbord, bordtennisbat, poolbord, billardbord, kroketspil',
    'boksehandsker, boksesæk, petanquekugler, petanque, trampolin, svømmebriller, benskinner',
    'fodboldmål, basketkurv, basketstander, bue og pile, bold, bolde, vandski, løberulle',
  ],
  802: [
    'skistave, skihjelm, skibriller, langrendsski, alpinski, slalomski, skibindinger',
    'snowboardstøvler, ishockeyskøjter, ishockeyudstyr, slæde, slæder, bobslæde, snesko, kælke',
    'skistav',
  ],
  803: [
    'vægtstang, kettlebell, vægtskiver, træningsbænk, yogamåtte, træningsmåtte',
    'træningselastikker, spinningcykel, håndvægt, crosstrainer, træningsbold, sjippetov',
    'foamroller',
  ],
  804: [
    'stormkøkken, campingkøkken, gaskomfur, gasblus, campingbord, campingstol, campingstole',
    'feltseng, køleboks, køletaske, liggeunderlag, luftmadras, pandelampe, lommelygte, kompas',
    'fortelt, campinglampe, vandrestave, kikkert, trangia, gasflaske, drikkedunk',
  ],
  805: [
    'fiskehjul, grejkasse, endegrej, fiskenet, waders, blink, wobblere, riffel, jagtriffel',
    'haglgevær, våbenskab, sigtekikkert, luftgevær, jagttøj, ruser, fangstnet',
  ],
  806: [
    'elguitar, basguitar, elbas, guitarstrenge, guitarkasse, guitarforstærker, nodestativ',
    'trommesæt, tromme, trommestikker, bækken, lilletromme, mikrofon, mikrofonstativ, lydkort',
    'synthesizer, el-klaver, elklaver, digitalklaver, flygel, harmonika, cello, bratsch',
    'kontrabas, fløjte, tværfløjte, blokfløjte, klarinet, saxofon, saxofoner, trompet, basun',
    'valdhorn, mundharmonika, ukulele, banjo, mandolin, harpe, effektpedal, metronom',
    'klaverbænk, violinbue, orgel, jackkabel, xylofon, noder',
  ],
  807: [
    'strikkepinde, uldgarn, stof, stofrester, sytøj, sykasse, sykurv, maling til hobby',
    'akrylmaling, oliemaling, staffeli, lærreder, pensler, hæklenåle, broderi, perler til hobby',
    'byggesæt, modelfly, skræddersaks, stofsaks, rokkehjul, væv, symaskinetilbehør',
    'modeljernbane, kreagrej',
  ],
  901: [
    'persisk tæppe, trappeløber, lammeskind, fåreskind, gangløber, kludetæppe, orientalsk tæppe',
  ],
  902: [
    'gardinstang, badeforhæng, foldegardin, lamelgardin, mørklægningsgardin, forhæng',
    'gardinkapper',
  ],
  903: ['pudevår, faconlagen, rullemadrasbetræk, sengetøjssæt, sengesæt'],
  904: [
    'servietter, stofservietter, bordløber, viskestykke, dækkeservietter, karklude',
    'badehåndklæde, badehåndklæder, strandhåndklæde, rullehåndklæder',
  ],
  905: ['uldplaid, varmetæppe, sengetæpper'],
  906: ['dundyne, sommerdyne, fjerdyne, dobbeltdyne, juniordyne, hynder'],
  907: [
    'lampeskærm, pære, lyspære, skrivebordslampe, læselampe, væglampe, spots, lyskæde',
    'sengelampe, lanterne, led-bånd, ph-lampe, arkitektlampe, lamper',
  ],
  908: [
    'billedramme, fotoramme, stearinlys, lysestage, kandelaber, figur, figurer, porcelænsfigur',
    'porcelænsfigurer, plakat, kunstige blomster, juletræ, julekugler, krybbespil, bordur',
    'kaminur, gøgeur, vækkeur, ur til væg, påskepynt, stueplante, stueplanter, potteplante',
    'potteplanter, urtepotteskjuler, lysestager, fyrfadsstager, opslagstavle',
  ],
  1001: [
    'sengestel, sengeramme, sengebund, sengegavl, futon, vugge, juniorseng, gæsteseng, daybed',
    'elevationsseng, loftseng',
  ],
  1003: [
    'køkkenbord, sidebord, natbord, sengebord, toiletbord, gyngestol, barstol, barstole',
    'skammel, fodskammel, indskudsborde, gamerstol, klapbord, klapstol, klapstole, spisestue',
    'spisestuesæt, sækkestol, øreklapstol, bænk, hvilestol, otiumstol',
  ],
  1004: [
    'tv-bord, tv-møbel, vitrineskab, vitrine, skuffedarium, skoreol, knagerække, stumtjener',
    'arkivskab, sekretær, barskab, skuffemøbel, opbevaringsskab, hattehylde, vinreol',
    'køkkenskabe, lagerreol, stålreol',
  ],
  1100: [
    'røreskål, røreskåle, skærebræt, skærebrætter, tupperware, madkasser, madkasse',
    'opbevaringsbokse, køkkenvægt, kagerulle, dørslag, rivejern, proptrækker, målebæger',
    'termokande, termokander, drikkeflaske, brødkasse, opvaskestativ, peberkværn, affaldsspand',
    'pedalspand, skraldespand, picnickurv',
  ],
  1101: [
    'grydesæt, stegegryde, wok, bradepande, bageplade, kageform, knivblok, knivsæt, kokkekniv',
    'kniv, grillpande, sauterpande, kasserolle, kasseroller, støbejernsgryde, muffinform, kedel',
  ],
  1102: [
    'tallerkner, krus, skål, skåle, kop, underkopper, tekande, kaffekande, kande, kander, fad',
    'fade, krystalglas, champagneglas, ølglas, snapseglas, whiskyglas, karaffel, salatskål',
    'frugtskål, kagefad, kagestand, desserttallerkener, middagstallerkener, gafler, skeer',
    'sølvtøj, sølvbestik, kaffestel, testel, kaffekopper, suppeskåle, sovseskål, æggebægre',
    'musselmalet, spisegrej, vandglas, vinglas, porcelænsfad, sølvfad, sølvfade',
  ],
  1200: ['krydsfiner, træplader, brædder, maling, tapet, fliser, laminatgulv, trægulv'],
  1201: [
    'mejsel, stemmejern, høvl, håndsav, fukssvans, nedstryger, skruetvinge, tvinge, tvinger',
    'skruestik, høvlebænk, arbejdsbord, topnøgler, gaffelnøgle, gaffelnøgler, unbrakonøgler',
    'knibtang, økse, koben, vaterpas, målebånd, tommestok, værktøjssæt, værktøjskuffert',
    'trappestige, boltsaks, hobbykniv, murske, slibesten, skruer, søm, hammere, skævbider',
    'svensknøgler',
  ],
  1202: [
    'afretter, tykkelseshøvl, båndsav, drejebænk, bordsav, bajonetsav, søjleboremaskine',
    'slagboremaskine, slagnøgle, støvsuger til værksted, sømpistol, varmepistol, svejser',
    'svejseværk, loddekolbe, generator, multiværktøj, båndsliber, rystepudser, overfræser',
    'bænksliber, malersprøjte, borsæt, flisesliber, cementblander, akkuskruemaskine',
    'akku boremaskine, slagbor, limpistol, excentersliber, dyksav',
  ],
  1203: [
    'løvrive, trillebør, vandkande, slangevogn, beskæresaks, grensaks, grensav, havesaks',
    'møggreb, skovl, hakke, lugejern, buskrydder, kantklipper, græstrimmer, løvblæser',
    'plænelufter, havetraktor, urtepotte, urtepotter, potter, drivhus, kompostbeholder',
    'regnvandstønde, vandspreder, fræser, kompostkværn, brændekløver, foderbræt, fuglebræt',
    'sneskovl, havespade, spader, krukke, krukker, plantekasse, højbed, redskabsskur',
    'haveredskaber, græsslåmaskine, haverive, vandslange',
  ],
  1204: [
    'havebænk, hængekøje, havegynge, liggestol, solseng, havesofa, loungesæt, pavillon',
    'havehynder, hyndeboks, hynder til havemøbler, bænkesæt, strandstol, cafésæt, markise',
  ],
  1205: ['pizzaovn, grillværktøj, grilltang, bålfad, grillsæt, weber'],
  1302: [
    'cykelhjelm, cykellygte, cykellygter, cykelpumpe, cykelstol, cykeltaske, cykeltasker',
    'cykelholder, cykelstativ, cykelsko, cykelcomputer, cykeltrailer, barnesæde til cykel',
  ],
  1303: ['trickløbehjul'],
  1401: [
    'hundebur, transportbur, kradsetræ, kattebakke, fuglebur, kaninbur, hamsterbur, terrarium',
    'hundedækken, hestedækken, dækken, trense, springsadel, dressursadel, ponysadel, grime',
    'madskål til hund, hundesele, kattelem, strigle, hønsehus, ridesadel, kattegrus, kattekurv',
    'hundehus, hundetegn, hundetæppe',
  ],
  1402: [
    'hø, hestefoder, fuglefoder, fuglefrø, hundegodbidder, fiskefoder, hønsefoder, kraftfoder',
    'halm',
  ],
  1501: [
    'syltetøj, marmelade, fryserens indhold, fryserindhold, indhold af fryser',
    'indhold af køleskab, konserves, tørvarer, krydderier, mel, honning, slik, chokolade, ost',
    'frosne grøntsager, brød, kaffebønner, te, vildt, pølser, frugt, grøntsager, pasta, ris',
    'olivenolie, kager, småkager, hjemmelavet syltetøj, saft',
  ],
  1502: [
    'sherry, portvin, gin, vodka, rom, cognac, whiskey, snaps, likør, sodavand, juice, cider',
    'rosévin, dessertvin, sprut, akvavit, vinflasker, mousserende vin, øller, hvidvine, rødvine',
    'vin og spiritus',
  ],
  1503: [
    'vaskepulver, skyllemiddel, klorin, toiletpapir, køkkenrulle, opvaskemiddel, opvasketabs',
    'affaldsposer, moppe, spand, gulvvaskesæt, vasketøjskurv',
  ],
  1600: [
    'tagbagagebærer, tagbøjler, bilbatteri, startkabler, gps, trailer, anhængertræk, snekæder',
    'fælge, alufælge, årer, påhængsmotor, anker, gummibåd, redningsveste, svømmevest',
    'bådpresenning, donkraft, motorcykelhjelm, mc-hjelm, mc-tøj, bilradio, fendere, motorolie',
    'cykelholder til bil, skiboks, dækkene, bådmotor, sejl, bilstereo',
  ],
  1700: ['flyttekasser, plastkasser, opbevaringskasser, papkasser'],
};
