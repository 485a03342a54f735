import type { Dictionary } from './dictionary';

export const da = {
  'place.upper_left': 'øverst til venstre',
  'place.top': 'øverst',
  'place.upper_right': 'øverst til højre',
  'place.left': 'til venstre',
  'place.middle': 'i midten',
  'place.right': 'til højre',
  'place.lower_left': 'nederst til venstre',
  'place.bottom': 'nederst',
  'place.lower_right': 'nederst til højre',
  'place.whole': 'på det meste af billedet',
  'words.no_signer': 'en unavngiven underskriver',
  'words.no_tool': 'ikke nævnt',

  'analysis.nothing_found':
    'Der er ikke fundet klare tegn på redigering eller AI. Det udelukker det ikke.',
  'analysis.no_edit_found':
    'Der er ikke fundet klare tegn på redigering. Det udelukker det ikke. ' +
    'Der er ikke undersøgt for AI.',
  'analysis.few_checks':
    'Ikke bedømt: kun {looked} af {checks} kontroller for redigering kunne bruges på billedet.',
  'analysis.small':
    'Kan ikke afgøres: billedet er lille ({size}) og viser for lidt. Bed om et større.',
  'analysis.strongly_compressed':
    'Kan ikke afgøres: billedet er stærkt komprimeret (kvalitet {quality}). ' +
    'Komprimering fjerner spor; bed om originalen.',
  'analysis.not_from_camera':
    'Kan ikke afgøres: billedet kommer ikke direkte fra et kamera. Kopier mister spor; ' +
    'bed om originalen.',

  'provenance.credentials_ai':
    'Filen er signeret som skabt af AI. Detaljer: ' +
    'Content Credentials fra {signer}, program {tool}.',
  'provenance.credentials_ai_composite':
    'Filen er signeret som delvist skabt af AI. Se, hvad der er ændret: ' +
    'en lille retouchering registreres på samme måde som en ny genstand. Detaljer: ' +
    'Content Credentials fra {signer}, program {tool}.',
  'provenance.credentials_ai_ingredient':
    'Et AI-skabt billede indgår i dette billede. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. Detaljer: ' +
    'Content Credentials fra {signer}, program {tool}.',
  'provenance.credentials_ai_unverified':
    'Oprindelsesbeviset nævner et AI-program, men kunne ikke verificeres. ' +
    'Alene afgør det intet. Detaljer: program {tool}.',
  'provenance.credentials_changed_after_signing':
    'Filen er ændret, efter at den blev signeret. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'Et program, der kun har drejet, formindsket eller omdøbt den, kan være årsagen. Detaljer: ' +
    'den passer ikke længere til signaturen fra {signer}.',
  'provenance.credentials_broken':
    'Oprindelsesbeviset er beskadiget eller ændret. ' +
    'Programmer, der ikke understøtter det, beskadiger det ofte, når de gemmer. Detaljer: ' +
    'signeret af {signer}.',
  'provenance.credentials_unreadable':
    'Filens oprindelsesbevis kunne ikke verificeres. Alene siger det intet.',
  'provenance.credentials_valid':
    'Filen er uændret, siden den blev signeret. Detaljer: ' +
    'Content Credentials fra {signer}, program {tool}, underskriver på tillidslisten.',
  'provenance.credentials_untrusted':
    'Filen er uændret, siden den blev signeret, men underskriveren er ikke kontrolleret. ' +
    'Detaljer: Content Credentials fra {signer}, program {tool}, ingen tillidsliste.',
  'provenance.credentials_expired':
    'Filen er uændret, siden den blev signeret, men certifikatet er udløbet. ' +
    'Kameraers og programmers certifikater udløber ofte, før billederne bruges. Detaljer: ' +
    'Content Credentials fra {signer}, program {tool}, uden tidsstempel.',
  'provenance.credentials_stripped':
    'Oprindelsesbeviset er fjernet fra filen eller gemt et andet sted. ' +
    'Beskedtjenester og websteder fjerner det, så det siger intet alene.',
  'provenance.credentials_broken_ingredient':
    'Et billede, som dette er lavet af, har et beskadiget oprindelsesbevis. Detaljer: ' +
    'denne fils eget, fra {signer}, er intakt.',
  'provenance.source_type_ai':
    'Filen oplyser, at den er skabt af AI. Detaljer: metadata, program {tool}.',
  'provenance.source_type_ai_composite':
    'Filen oplyser, at dele af den er skabt af AI. Se, hvad der er ændret: ' +
    'en lille retouchering angives på samme måde som en ny genstand. Detaljer: ' +
    'metadata, program {tool}.',
  'provenance.generator_text':
    'Filen indeholder indstillinger fra en AI-billedgenerator. Detaljer: {tool}, i »{field}«.',
  'provenance.generator_named':
    'Filen nævner en AI-billedgenerator som ophav. Detaljer: {tool}, i »{field}«.',
  'provenance.none':
    'Filen nævner intet AI-program. ' +
    'Det gør de fleste AI-billeder heller ikke, når de er gemt igen.',

  'metadata.unreadable':
    'Filens opbygning kunne ikke læses, så dens metadata er ikke sammenlignet med billedet.',
  'metadata.camera_data_missing':
    'Filen indeholder ingen kameradata. ' +
    'Beskedtjenester og websteder fjerner dem, så det siger ikke noget alene.',
  'metadata.camera_data_agree': 'Kameradataene ({camera}) er fuldstændige og passer til billedet.',
  'metadata.camera_data_incomplete':
    'Kameradataene ({camera}) er ufuldstændige, men passer til billedet. ' +
    'Eksponering, tid eller størrelse mangler.',
  'metadata.editor_named':
    'Filen er sidst gemt af {software}. ' +
    'Det sker også, når et urørt billede drejes, beskæres eller eksporteres.',
  'metadata.size_differs':
    'Billedet er beskåret eller skaleret, efter at det blev taget. ' +
    'Beskedtjenester og websteder gør det ved alle billeder. Detaljer: ' +
    'kameraet skrev {camera_size} pixel, filen har {size}.',
  'metadata.thumbnail_shape_differs':
    'Billedet er beskåret, efter at det blev taget. Man beskærer billeder af mange grunde. ' +
    'Detaljer: eksempelbilledet i filen er {thumbnail_size}, billedet {size}.',
  'metadata.saved_again':
    'Billedet er gemt igen, efter at kameraet ({camera}) tog det. ' +
    'Eksport og deling gør det uden at ændre det, og det gør enkelte kameraer også. Detaljer: ' +
    'komprimeret som af et almindeligt program, kvalitet {quality}.',
  'metadata.changed_later':
    'Filen er ændret {days|dag|dage} efter, at billedet blev taget. ' +
    'Drejning eller omdøbning kan sætte den dato.',
  'metadata.taken_after_damage':
    'Billedet er taget {taken}, {days|dag|dage} efter skaden ({damage}). ' +
    'Det er normalt for et billede af skaden, men det kan ikke vise genstanden før den.',
  'metadata.taken_before_purchase':
    'Billedet er taget {taken}, {days|dag|dage} før det oplyste køb ({purchase}). ' +
    'Et kameraur, der aldrig er stillet, eller en anslået købsdato forklarer det også.',
  'metadata.place_stored': 'Filen indeholder stedet, hvor billedet er taget.',
  'metadata.animated': 'Filen er animeret; kun dens første billede er undersøgt.',

  'double_compression.found':
    'Et område {place} er sandsynligvis tilføjet senere. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'En billedtekst eller et logo fra et program ser ud på samme måde. Detaljer: dobbelt ' +
    'JPEG-komprimering uden for området, enkelt indenfor (styrke {strength}, grænse 20).',
  'double_compression.found_lossless':
    'Et område {place} er sandsynligvis tilføjet senere. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'En billedtekst eller et logo fra et program ser ud på samme måde. Detaljer: ' +
    'resten har været JPEG, det har området ikke (styrke {strength}, grænse 20).',
  'double_compression.consistent':
    'Alle dele, der kan bedømmes, er gemt som JPEG lige mange gange. Detaljer: ' +
    '{frequencies|mønster|mønstre} sammenlignet.',
  'double_compression.once':
    'Der ses ingen tidligere komprimering, så JPEG-historikken siger intet om redigering.',
  'double_compression.too_small':
    'Billedet er for lille til, at dets JPEG-historie kan sammenlignes del for del.',
  'double_compression.unreadable':
    'JPEG-dataene kunne ikke læses fuldstændigt, så historien er ikke sammenlignet.',
  'double_compression.other_channels':
    'JPEG-historikken er ikke sammenlignet: denne slags JPEG understøttes ikke. Detaljer: ' +
    'trykfarver (CMYK) eller lysstyrke i lavere opløsning.',
  'double_compression.composed_medium':
    'JPEG-historikken er ikke sammenlignet: skærmbilleder og tegninger består af mange dele.',

  'shifted_compression.found':
    'Et område {place} er sandsynligvis indsat fra et andet billede. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'En collage, et stempel eller en ramme fra et program ser ud på samme måde. Detaljer: ' +
    'tidligere JPEG-komprimering med 8 × 8-blokke forskudt {shift_x} og {shift_y} kun i området ' +
    '({frequencies|mønster|mønstre} sammenlignet).',
  'shifted_compression.missing':
    'Et område {place} er sandsynligvis tilføjet senere. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'En billedtekst eller et logo fra et program ser ud på samme måde. Detaljer: resten viser ' +
    'en ældre JPEG-komprimering forskudt {shift_x} og {shift_y}, det gør området ikke ' +
    '({frequencies|mønster|mønstre} sammenlignet).',
  'shifted_compression.cropped':
    'Hele billedet er beskåret fra en ældre JPEG. Man beskærer billeder af mange grunde. ' +
    'Detaljer: blokkene er forskudt {shift_x} og {shift_y} overalt.',
  'shifted_compression.none':
    'Ingen del viser en ældre JPEG-komprimering på forskudte blokke. ' +
    'En, der er finere end den sidste, kan ikke ses.',
  'shifted_compression.too_small':
    'Billedet er for lille til at lede efter en ældre komprimering på forskudte blokke.',
  'shifted_compression.composed_medium':
    'Ikke kontrolleret for forskudte blokke: skærmbilleder og tegninger består af mange dele.',

  'foreign_grid.found':
    'Et område {place} er sandsynligvis indsat fra et andet billede. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'En collage, et stempel eller en ramme fra et program ser ud på samme måde. Detaljer: ' +
    'områdets 8 × 8-JPEG-blokke er forskudt {shift_x} og {shift_y} ({votes} af {cells} steder ' +
    'stemmer overens).',
  'foreign_grid.part_compressed':
    'Et område {place} er sandsynligvis indsat fra et andet billede. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'Et billede, der er lagt på en side, ser ud på samme måde. Detaljer: området har været ' +
    'komprimeret som JPEG, det har resten ikke ({votes} af {cells} steder stemmer overens).',
  'foreign_grid.none':
    'Alle dele af billedet passer til ét net af JPEG-blokke. ' +
    'Det ville en del, der er indsat præcis på nettet eller skaleret, også gøre.',
  'foreign_grid.no_grid':
    'Ingen del af billedet viser bloknettet fra en tidligere JPEG-komprimering.',
  'foreign_grid.recompressed':
    'Billedet er for stærkt komprimeret til at sammenligne JPEG-blokkene. Detaljer: ' +
    'middeltrin {step}.',
  'foreign_grid.composed_medium':
    'Et område {place} har sit eget net af JPEG-blokke. ' +
    'Det er normalt i skærmbilleder og tegninger: de indeholder billeder.',
  'foreign_grid.too_small': 'Billedet er for lille til at lede efter net af JPEG-blokke.',

  'copy_move.found':
    'Området {place} er sandsynligvis kopieret inden for billedet. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'Panoramafunktioner og trykte mønstre kan også gentage et område. Detaljer: samme korn ' +
    '{other_place} i {same} af {judged} steder (drejet {turned_deg}°, størrelse ' +
    '{scale_percent}); begge er markeret.',
  'copy_move.only_alike':
    'Nogle ting på billedet ligner hinanden, men kornet er forskelligt, som ved virkelige ting.',
  'copy_move.repeats':
    'Meget af billedet gentager sig, så kun de tydeligste steder blev sammenlignet. ' +
    'Ingen af dem er en kopi. ' +
    'Fliser, stof og mønstre gentager sig af sig selv, men en kopi i dem kan være overset.',
  'copy_move.none':
    'Intet område af billedet findes to gange. ' +
    'En kopi i et glat eller meget lille område kan ikke ses.',
  'copy_move.drawn': 'Ikke kontrolleret for kopier: tegnet tekst og symboler gentager sig altid.',
  'copy_move.too_little_texture':
    'Billedet er for lille eller for glat til at lede efter kopierede områder.',

  'noise_level.found':
    'Et område {place} er sandsynligvis sløret eller malet over. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'Portrætsløring og støjreduktion i kameraet ser ud på samme måde. Detaljer: ' +
    'det fine korn fra lige så lyse og detaljerede steder mangler.',
  'noise_level.none':
    'Korn og skarphed ændrer sig ingen steder som efter sløring eller overmaling. ' +
    'En lille eller blødt indblandet redigering, eller en på et glat sted, kan ikke ses.',
  'noise_level.too_small': 'Billedet er for lille til at sammenligne dets korn del for del.',
  'noise_level.composed_medium':
    'Kornet er ikke sammenlignet: skærmbilleder og tegninger har intet kamerakorn.',

  'learned_fusion.found':
    'Et område {place} er sandsynligvis redigeret. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'Portrætsløring, HDR og retouchering i kameraet ser ud på samme måde. Detaljer: korn, ' +
    'skarphed og komprimering passer tilsammen ikke til resten, sammenlignet med kendte ' +
    'redigeringer.',
  'learned_fusion.none':
    'Korn, skarphed og komprimering passer sammen i hele billedet. ' +
    'En lille redigering, eller en i en formindsket og gemt kopi, kan ikke ses.',
  'learned_fusion.too_small':
    'Billedet er for lille til at sammenligne korn, skarphed og komprimering del for del.',
  'learned_fusion.composed_medium':
    'Korn og komprimering er ikke sammenlignet: skærmbilleder består af mange dele.',

  'small_text.typed_on_document':
    'Tekst {place} er sandsynligvis skrevet over. ' +
    'Sammenlign med det originale dokument, eller bed butikken om en kopi. ' +
    'En formular udfyldt på computer eller et scannerstempel ser ud på samme måde. Detaljer: ' +
    'renere papir og skarpere bogstaver omkring {words|ord|ord} end i det øvrige tryk ' +
    '({compared|ord|ord} sammenlignet).',
  'small_text.typed_on_photo':
    'Tekst {place} er sandsynligvis skrevet over. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'En billedtekst eller etiket fra et program ser ud på samme måde. Detaljer: ' +
    '{words|ord|ord} på en ensfarvet flade uden kamerakorn ({compared|ord|ord} sammenlignet).',
  'small_text.copied':
    'Bogstaver eller cifre {place} er sandsynligvis kopieret på siden. ' +
    'Sammenlign med det originale dokument, eller bed butikken om en kopi. ' +
    'En side, der er tegnet af et program og aldrig trykt, kan også gentage bogstaver. ' +
    'Detaljer: ' +
    '{glyphs|bogstav eller ciffer|bogstaver eller cifre} med samme papirkorn {other_place}; ' +
    'begge steder er markeret.',
  'small_text.copied_over':
    'Bogstaver eller cifre {place} er sandsynligvis erstattet af kopier. ' +
    'Sammenlign med det originale dokument, eller bed butikken om en kopi. ' +
    'En side, der er tegnet af et program og aldrig trykt, kan også gentage bogstaver. ' +
    'Detaljer: {glyphs|bogstav eller ciffer|bogstaver eller cifre} med samme papirkorn ' +
    '{other_place}, komprimeret anderledes end omgivelserne.',
  'small_text.none':
    'Intet ord ser ud til at være skrevet eller kopieret ind senere. ' +
    'Ord, der er sløret og har fået korn, kan ikke ses.',
  'small_text.no_text': 'Der blev ikke fundet tekst, som kunne sammenlignes.',
  'small_text.composed_medium':
    'Ikke kontrolleret for overskrevet tekst: al tekst i skærmbilleder er fra et program.',

  'model.found':
    'Et område {place} er sandsynligvis redigeret ifølge jeres egen model. ' +
    'Sammenlign med originalen, eller bed om et nyt billede. ' +
    'Modeller tager fejl på billedtyper, de ikke er trænet på. Detaljer: ' +
    'sandsynlighed {probability_percent}.',
  'model.none':
    'Jeres egen model markerer intet område som redigeret. ' +
    'Den kender kun de redigeringer, den er trænet på.',
  'model.failed':
    'Jeres egen model svarede ikke. Det gjorde de andre kontroller. Detaljer: {error}.',

  'engine.detector_failed': 'Én kontrol blev ikke færdig; det gjorde de andre. Detaljer: {error}.',
} as const satisfies Dictionary;
