const compare = 'Sammenlign med originalen, eller bed om et nyt billede.';
const compareDocument = 'Sammenlign med det originale dokument, eller bed butikken om en kopi.';
const caption = 'En billedtekst eller et logo fra et program ser ud på samme måde.';
const collage = 'En collage, et stempel eller en ramme fra et program ser ud på samme måde.';
const drawnPage =
  'En side, der er tegnet af et program og aldrig trykt, kan også gentage bogstaver.';
const tooSmallForParts = 'Billedet er for lille til at lede efter indsatte dele.';
const madeOfParts =
  'Ikke kontrolleret for tilføjede dele: skærmbilleder og tegninger er sat sammen.';

export const pixels = {
  'double_compression.found': {
    headline: 'Et område {place} er sandsynligvis tilføjet senere.',
    advice: compare,
    innocent: caption,
    details:
      'Dobbelt JPEG-komprimering uden for området, enkelt indenfor (styrke {strength}, grænse 20).',
  },
  'double_compression.found_lossless': {
    headline: 'Et område {place} er sandsynligvis tilføjet senere.',
    advice: compare,
    innocent: caption,
    details: 'Resten har været JPEG, det har området ikke (styrke {strength}, grænse 20).',
  },
  'double_compression.consistent': {
    headline: 'Alle dele af billedet er gemt lige mange gange.',
    details: 'JPEG-historik: {frequencies|mønster|mønstre} sammenlignet.',
  },
  'double_compression.once': {
    headline: 'Billedet viser ikke, om dele er tilføjet senere.',
    details: 'Der ses ingen tidligere JPEG-komprimering.',
  },
  'double_compression.too_small': {
    headline: 'Billedet er for lille til at lede efter tilføjede dele.',
  },
  'double_compression.unreadable': {
    headline: 'Ikke kontrolleret for tilføjede dele: filen kunne ikke læses helt.',
    details: 'JPEG-dataene er ufuldstændige.',
  },
  'double_compression.other_channels': {
    headline: 'Ikke kontrolleret for tilføjede dele: filtypen understøttes ikke.',
    details: 'JPEG med trykfarver (CMYK) eller lysstyrke i lavere opløsning.',
  },
  'double_compression.composed_medium': { headline: madeOfParts },

  'shifted_compression.found': {
    headline: 'Et område {place} er sandsynligvis indsat fra et andet billede.',
    advice: compare,
    innocent: collage,
    details:
      'Tidligere JPEG-komprimering med 8 × 8-blokke forskudt {shift_x} og {shift_y} kun i området ({frequencies|mønster|mønstre} sammenlignet).',
  },
  'shifted_compression.missing': {
    headline: 'Et område {place} er sandsynligvis tilføjet senere.',
    advice: compare,
    innocent: caption,
    details:
      'Resten viser en ældre JPEG-komprimering forskudt {shift_x} og {shift_y}, det gør området ikke ({frequencies|mønster|mønstre} sammenlignet).',
  },
  'shifted_compression.cropped': {
    headline: 'Hele billedet er beskåret fra et større billede.',
    innocent: 'Man beskærer billeder af mange grunde.',
    details: 'Blokkene fra en ældre JPEG-komprimering er forskudt {shift_x} og {shift_y} overalt.',
  },
  'shifted_compression.none': {
    headline: 'Ingen del ser ud til at komme fra et andet billede.',
    details:
      'Ingen ældre JPEG-komprimering på forskudte blokke; en, der er finere end den sidste, ses ikke.',
  },
  'shifted_compression.too_small': { headline: tooSmallForParts },
  'shifted_compression.composed_medium': { headline: madeOfParts },

  'foreign_grid.found': {
    headline: 'Et område {place} er sandsynligvis indsat fra et andet billede.',
    advice: compare,
    innocent: collage,
    details:
      'Områdets 8 × 8-JPEG-blokke er forskudt {shift_x} og {shift_y} ({votes} af {cells} steder stemmer overens).',
  },
  'foreign_grid.part_compressed': {
    headline: 'Et område {place} er sandsynligvis indsat fra et andet billede.',
    advice: compare,
    innocent: 'Et billede, der er lagt på en side, ser ud på samme måde.',
    details:
      'Området har været komprimeret som JPEG, det har resten ikke ({votes} af {cells} steder stemmer overens).',
  },
  'foreign_grid.none': {
    headline: 'Ingen del ser ud til at komme fra et andet billede.',
    details:
      'Alle dele passer til ét net af JPEG-blokke; det ville en del, der er indsat præcis på nettet eller skaleret, også gøre.',
  },
  'foreign_grid.no_grid': {
    headline: 'Ingen del ser ud til at komme fra et andet billede.',
    details: 'Ingen del viser bloknettet fra en tidligere JPEG-komprimering.',
  },
  'foreign_grid.recompressed': {
    headline: 'Billedet har mistet for mange detaljer til at lede efter indsatte dele.',
    details: 'For stærk JPEG-komprimering, middeltrin {step}.',
  },
  'foreign_grid.composed_medium': {
    headline: 'Et område {place} har været et billede for sig.',
    innocent: 'Det er normalt i skærmbilleder og tegninger: de indeholder billeder.',
    details: 'Det har sit eget net af JPEG-blokke.',
  },
  'foreign_grid.print': {
    headline: 'Ikke kontrolleret for indsatte dele: billedet viser et tryk.',
    details: 'Trykkets punkter skjuler blokgitteret fra en tidligere JPEG-komprimering.',
  },
  'foreign_grid.too_small': { headline: tooSmallForParts },

  'copy_move.found': {
    headline: 'Området {place} er sandsynligvis kopieret inden for billedet.',
    advice: compare,
    innocent: 'Panoramafunktioner og trykte mønstre kan også gentage et område.',
    details:
      'Samme korn {other_place} i {same} af {judged} steder (drejet {turned_deg}°, størrelse {scale_percent}); begge er markeret.',
  },
  'copy_move.only_alike': {
    headline: 'Nogle ting på billedet ligner hinanden, men ingen er en kopi.',
    details: 'Kornet er forskelligt, som ved virkelige ting.',
  },
  'copy_move.repeats': {
    headline: 'Meget gentager sig; ingen kopi er fundet de tydeligste steder.',
    innocent: 'Fliser, stof og mønstre gentager sig af sig selv.',
    details: 'Kun de tydeligste steder er sammenlignet; en kopi andre steder kan være overset.',
  },
  'copy_move.none': {
    headline: 'Intet område af billedet findes to gange.',
    details: 'En kopi i et glat eller meget lille område kan ikke ses.',
  },
  'copy_move.print': {
    headline: 'Trykte ord eller streger ligner hinanden, men ingen af dem tyder på en kopi.',
    details: 'Tryk af samme ord har ikke hvert sit korn at sammenligne.',
  },
  'copy_move.drawn': {
    headline: 'Ikke kontrolleret for kopier: tegnet tekst og symboler gentager sig altid.',
  },
  'copy_move.too_little_texture': {
    headline: 'Billedet er for lille eller for glat til at lede efter kopierede områder.',
  },

  'noise_level.found': {
    headline: 'Et område {place} er sandsynligvis sløret eller malet over.',
    advice: compare,
    innocent: 'Portrætfunktion og udglatning i kameraet ser ud på samme måde.',
    details: 'Det fine korn fra lige så lyse og detaljerede steder mangler.',
  },
  'noise_level.none': {
    headline: 'Intet område ser sløret eller malet over ud.',
    details:
      'Korn og skarphed er sammenlignet; en lille eller blødt indblandet redigering, eller en på et glat sted, kan ikke ses.',
  },
  'noise_level.too_small': {
    headline: 'Billedet er for lille til at lede efter områder, der er malet over.',
  },
  'noise_level.print': {
    headline: 'Ikke kontrolleret for overmaling: billedet viser et tryk.',
    details: 'Trykkets punkter skjuler kornet.',
  },
  'noise_level.composed_medium': {
    headline: 'Ikke kontrolleret for overmaling: det kræver et billede fra et kamera.',
    details: 'Skærmbilleder og tegninger har intet kamerakorn.',
  },

  'learned_fusion.found': {
    headline: 'Et område {place} er sandsynligvis redigeret.',
    advice: compare,
    innocent: 'Portrætfunktion, HDR og retouchering i kameraet ser ud på samme måde.',
    details:
      'Korn, skarphed og komprimering passer tilsammen ikke til resten, sammenlignet med kendte redigeringer.',
  },
  'learned_fusion.none': {
    headline: 'Intet område afviger fra resten, som redigerede områder gør.',
    details:
      'Korn, skarphed og komprimering er sammenlignet; en lille redigering, eller en i en formindsket kopi, kan ikke ses.',
  },
  'learned_fusion.too_small': {
    headline: 'Billedet er for lille til at sammenligne dets dele.',
  },
  'learned_fusion.print': {
    headline: 'Delene er ikke sammenlignet: billedet viser et tryk.',
    details: 'Trykkets punkter skjuler korn og komprimering.',
  },
  'learned_fusion.composed_medium': {
    headline: 'Delene er ikke sammenlignet: skærmbilleder er sat sammen af mange dele.',
  },

  'small_text.typed_on_document': {
    headline: 'Tekst {place} er sandsynligvis overskrevet.',
    advice: compareDocument,
    innocent: 'En formular udfyldt på computer eller et scannerstempel ser ud på samme måde.',
    details:
      'Renere papir og skarpere bogstaver omkring {words|ord|ord} end i det øvrige tryk ({compared|ord|ord} sammenlignet).',
  },
  'small_text.typed_on_photo': {
    headline: 'Tekst {place} er sandsynligvis overskrevet.',
    advice: compare,
    innocent: 'En billedtekst eller etiket fra et program ser ud på samme måde.',
    details:
      'En ensfarvet flade uden kamerakorn omkring {words|ord|ord} ({compared|ord|ord} sammenlignet).',
  },
  'small_text.copied': {
    headline: 'Bogstaver eller cifre {place} er sandsynligvis kopieret på siden.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'Samme papirkorn {other_place} for {glyphs|bogstav eller ciffer|bogstaver eller cifre}; begge steder er markeret.',
  },
  'small_text.copied_over': {
    headline: 'Bogstaver eller cifre {place} er sandsynligvis erstattet af kopier.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'Samme papirkorn {other_place} for {glyphs|bogstav eller ciffer|bogstaver eller cifre}, komprimeret anderledes end omgivelserne.',
  },
  'small_text.none': {
    headline: 'Intet ord ser ud til at være skrevet eller kopieret ind senere.',
    details: 'Ord, der er sløret og har fået korn, kan ikke ses.',
  },
  'small_text.no_text': { headline: 'Der er ikke fundet tekst, som kan sammenlignes.' },
  'small_text.composed_medium': {
    headline:
      'Ikke kontrolleret for overskrevet tekst: i skærmbilleder er al tekst fra programmer.',
  },

  'model.found': {
    headline: 'Et område {place} er sandsynligvis redigeret ifølge jeres egen model.',
    advice: compare,
    innocent: 'Modeller tager fejl på billedtyper, de ikke er trænet på.',
    details: 'Sandsynlighed {probability_percent}.',
  },
  'model.none': {
    headline: 'Jeres egen model markerer intet område som redigeret.',
    details: 'Den kender kun de redigeringer, den er trænet på.',
  },
  'model.failed': {
    headline: 'Jeres egen model svarede ikke; det gjorde de andre kontroller.',
    details: 'Fejl: {error}.',
  },

  'engine.detector_failed': {
    headline: 'Én kontrol blev ikke færdig; det gjorde de andre.',
    details: 'Fejl: {error}.',
  },
} as const;
