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
  'words.no_tool': 'intet program nævnt',

  'analysis.nothing_found':
    'Der blev ikke fundet noget klart tegn på redigering eller på, at billedet er skabt af AI. Det beviser ikke, at det ikke er tilfældet.',
  'analysis.no_edit_found':
    'Der blev ikke fundet noget klart tegn på redigering. Det beviser ikke, at det ikke er tilfældet. Om billedet er skabt af AI, blev ikke undersøgt.',
  'analysis.few_checks':
    'Ikke bedømt: {looked} af {checks} kontroller for redigering så på billedet, så der følger intet af deres tavshed.',
  'analysis.small': 'Kan ikke afgøres: billedet er lille ({size}), for lidt at bedømme ud fra.',
  'analysis.strongly_compressed':
    'Kan ikke afgøres: billedet er stærkt komprimeret (kvalitet {quality}), og det udvisker spor.',
  'analysis.not_from_camera':
    'Kan ikke afgøres: billedet kommer ikke direkte fra et kamera, og kopier mister spor.',

  'provenance.credentials_ai':
    'Det signerede oprindelsesbevis (Content Credentials, fra {signer}) siger, at billedet er skabt af en generativ AI ({tool}).',
  'provenance.credentials_ai_composite':
    'Det signerede oprindelsesbevis (Content Credentials, fra {signer}) siger, at dele af billedet er skabt af en generativ AI ({tool}). En lille retouchering registreres på samme måde som en ny genstand – se efter, hvad der er ændret.',
  'provenance.credentials_ai_ingredient':
    'Det signerede oprindelsesbevis (Content Credentials, fra {signer}) nævner et billede skabt af en generativ AI ({tool}) blandt det, som dette er lavet af.',
  'provenance.credentials_ai_unverified':
    'Oprindelsesbeviset (Content Credentials) nævner en generativ AI ({tool}), men det kunne ikke verificeres for denne fil, så det afgør ikke noget alene.',
  'provenance.credentials_changed_after_signing':
    'Sandsynligvis redigeret – kontrollér det: filen svarer ikke længere til det, som {signer} signerede, så den er ændret bagefter. Et program, der blot har drejet, formindsket eller omdøbt billedet, kan også have gjort det.',
  'provenance.credentials_broken':
    'Oprindelsesbeviset (Content Credentials, fra {signer}) kan ikke verificeres: selve beviset er ændret eller beskadiget. Programmer, der ikke kender Content Credentials, beskadiger dem, når de gemmer et billede.',
  'provenance.credentials_unreadable':
    'Filen har et oprindelsesbevis (Content Credentials), der ikke kunne verificeres; det siger i sig selv ikke noget.',
  'provenance.credentials_valid':
    'Oprindelsesbeviset (Content Credentials) er intakt, siden {signer} signerede det ({tool}); underskriveren står på tillidslisten.',
  'provenance.credentials_untrusted':
    'Oprindelsesbeviset (Content Credentials) er intakt, siden det blev signeret, ifølge certifikatet af {signer} ({tool}). Navnet er ikke kontrolleret mod en tillidsliste.',
  'provenance.credentials_expired':
    'Oprindelsesbeviset (Content Credentials) er intakt, siden det blev signeret, ifølge certifikatet af {signer} ({tool}), men certifikatet er udløbet, og intet tidsstempel viser, at det gjaldt ved signeringen. Kameraers og programmers certifikater udløber, mens deres billeder består.',
  'provenance.credentials_stripped':
    'Filen siger, at den har et oprindelsesbevis (Content Credentials), men det ligger ikke i den: den har haft et, eller det opbevares et andet sted. Beskedtjenester og websteder fjerner det, så det siger ikke noget alene.',
  'provenance.credentials_broken_ingredient':
    'Oprindelsesbeviset (Content Credentials, fra {signer}) er intakt, men det er beviset for et billede, som dette er lavet af, ikke.',
  'provenance.source_type_ai':
    'Billedets metadata angiver, at det er skabt af en generativ AI ({tool}).',
  'provenance.source_type_ai_composite':
    'Billedets metadata angiver, at dele af det er skabt af en generativ AI ({tool}). En lille retouchering angives på samme måde som en ny genstand – se efter, hvad der er ændret.',
  'provenance.generator_text':
    'Filen indeholder indstillingerne fra en billedgenerator ({tool}, i "{field}").',
  'provenance.generator_named': 'Filen nævner en billedgenerator som ophav ({tool}, i "{field}").',
  'provenance.none':
    'Filen nævner ingen generativ AI. Det gør de fleste AI-billeder heller ikke, når de er gemt igen.',

  'metadata.unreadable':
    'Filens opbygning kunne ikke læses, så dens metadata er ikke sammenlignet med billedet.',
  'metadata.camera_data_missing':
    'Filen indeholder ingen kameradata. Beskedtjenester og websteder fjerner dem, så det siger ikke noget alene.',
  'metadata.camera_data_agree': 'Kameradataene ({camera}) er fuldstændige og passer til billedet.',
  'metadata.camera_data_incomplete':
    'Filen nævner et kamera ({camera}), men ikke alt, hvad kameraer skriver (eksponering, tid, størrelse); det, den indeholder, passer til billedet.',
  'metadata.editor_named':
    'Filen er sidst gemt af {software}. Det er mange urørte billeder også: efter drejning, beskæring eller eksport.',
  'metadata.size_differs':
    'Kameradataene siger {camera_size} pixel, billedet har {size}: det er beskåret eller skaleret, efter at det blev taget. Beskedtjenester og websteder gør det ved alle billeder.',
  'metadata.thumbnail_shape_differs':
    'Det lille eksempelbillede i filen ({thumbnail_size}) har en anden form end billedet ({size}): det er beskåret, efter at det blev taget. Man beskærer billeder af mange grunde.',
  'metadata.saved_again':
    'Filen indeholder data fra et kamera ({camera}), men er komprimeret, som almindelige programmer gør det (kvalitet {quality}). Eksport og deling gør det uden at ændre det, man ser, og det gør enkelte kameraer også.',
  'metadata.changed_later':
    'Filen siger, at den er ændret {days|dag|dage} efter, at billedet blev taget. Drejning eller omdøbning af et billede kan sætte den dato.',
  'metadata.taken_after_damage':
    'Billedet er taget {taken}, {days|dag|dage} efter skaden ({damage}). Det er normalt for et billede af skaden, men det kan ikke vise genstanden før den.',
  'metadata.taken_before_purchase':
    'Billedet er taget {taken}, {days|dag|dage} før det oplyste køb ({purchase}). Et kameraur, der aldrig er stillet, eller en anslået købsdato forklarer det også.',
  'metadata.place_stored': 'Filen indeholder stedet, hvor billedet er taget.',
  'metadata.animated': 'Filen er animeret; kun dens første billede er undersøgt.',

  'double_compression.found':
    'Sandsynligvis redigeret {place} – kontrollér det: billedet er gemt som JPEG mindst to gange, dette område kun én, som om det er kommet til eller malet over mellem de to (styrke {strength}, markeres fra 20). En billedtekst eller et logo, som et program har sat ind, efterlader samme spor.',
  'double_compression.found_lossless':
    'Sandsynligvis redigeret {place} – kontrollér det: billedet var en JPEG, før det blev til denne fil, det var dette område ikke (styrke {strength}, markeres fra 20). En billedtekst eller et logo, som et program har sat ind, efterlader samme spor.',
  'double_compression.consistent':
    'Billedet har været gemt som JPEG før, og alle dele, der kan bedømmes, viser samme historie ({frequencies|mønster|mønstre} sammenlignet).',
  'double_compression.once':
    'Der ses ingen tidligere komprimering, så JPEG-historien siger ikke noget om redigering.',
  'double_compression.too_small':
    'Billedet er for lille til, at dets JPEG-historie kan sammenlignes del for del.',
  'double_compression.unreadable':
    'JPEG-dataene kunne ikke læses fuldstændigt, så historien er ikke sammenlignet.',
  'double_compression.other_channels':
    'JPEG-filen gemmer trykfarver (CMYK) eller lysstyrken i lavere opløsning, så historien er ikke sammenlignet.',
  'double_compression.composed_medium':
    'Skærmbilleder og tegninger er sat sammen af dele med hver sin historie, så de er ikke sammenlignet.',

  'shifted_compression.found':
    'Sandsynligvis indsat {place} – kontrollér det: området er tidligere gemt som JPEG, med blokke på 8 × 8 pixel, der ligger {shift_x} og {shift_y} ved siden af denne fils, og resten af billedet viser intet tilsvarende ({frequencies|mønster|mønstre} sammenlignet). En collage, et stempel eller en ramme fra et program efterlader samme spor.',
  'shifted_compression.missing':
    'Sandsynligvis redigeret {place} – kontrollér det: billedet er beskåret fra en ældre JPEG, hvis blokke lå {shift_x} og {shift_y} ved siden af denne fils, men området viser intet af det ({frequencies|mønster|mønstre} sammenlignet). En tekst eller et logo, som et program har sat ind, efterlader samme spor.',
  'shifted_compression.cropped':
    'Hele billedet er beskåret fra en ældre JPEG (dens blokke lå {shift_x} og {shift_y} ved siden af denne fils), og alle dele, der kan bedømmes, viser det. Ejere beskærer billeder af mange grunde.',
  'shifted_compression.none':
    'Ingen del af billedet viser en tidligere JPEG-komprimering på andre blokke end denne fils. En, der var finere end den sidste, ses ikke.',
  'shifted_compression.too_small':
    'Billedet er for lille til at lede efter en tidligere komprimering på andre blokke.',
  'shifted_compression.composed_medium':
    'Skærmbilleder og tegninger er sat sammen af dele med hver sin historie, så der er ikke ledt efter en tidligere komprimering på andre blokke.',

  'foreign_grid.found':
    'Sandsynligvis indsat {place} – kontrollér det: en JPEG består af blokke på 8 × 8 pixel, og dette områdes blokke ligger ikke, hvor resten af billedet har sine (forskudt {shift_x} og {shift_y}; {votes} af {cells} steder er enige). En collage, et stempel eller en ramme fra et program efterlader samme spor.',
  'foreign_grid.part_compressed':
    'Sandsynligvis indsat {place} – kontrollér det: dette område har engang været komprimeret som JPEG, det har resten ikke ({votes} af {cells} steder er enige). Et billede, der er lagt på en side eller et lærred, ser ud på samme måde.',
  'foreign_grid.none':
    'Alle dele af billedet passer til ét net af JPEG-blokke. Det ville en del, der er indsat præcis på nettet eller skaleret, også gøre.',
  'foreign_grid.no_grid':
    'Ingen del af billedet bærer bloknettet fra en tidligere JPEG-komprimering.',
  'foreign_grid.recompressed':
    'Billedets JPEG-komprimering er for stærk (middeltrin {step}) til, at tidligere bloknet kan ses.',
  'foreign_grid.composed_medium':
    'Et område {place} har sit eget net af JPEG-blokke. Det er normalt på skærmbilleder og tegninger: de er sat sammen af billeder.',
  'foreign_grid.too_small': 'Billedet er for lille til at lede efter net af JPEG-blokke.',

  'copy_move.found':
    'Sandsynligvis kopieret inden for billedet – kontrollér det: området {place} og et {other_place} er ens helt ned i kornet ({same} af {judged} steder; drejet {turned_deg}°, størrelse {scale_percent}). Hvilket af dem der er originalen, kan ikke ses af dette, så begge er markeret. Panoramafunktioner og computertrykte mønstre kan også gentage et område.',
  'copy_move.only_alike':
    'Nogle ting på billedet ligner hinanden, men hver har sit eget korn, som virkelige ting, der gentager sig, har.',
  'copy_move.repeats':
    'Så meget af billedet gentager sig, at kun de tydeligste steder blev sammenlignet, og de er ikke ens helt ned i kornet eller er tegnede. En flade, der gentager sig af sig selv (fliser, stof, et mønster), er intet tegn på redigering, men en kopi i den kan være overset.',
  'copy_move.none':
    'Intet område af billedet blev genfundet et andet sted i det. En kopi i et glat eller meget lille område ses ikke.',
  'copy_move.drawn':
    'Tegnet tekst og symboler gentager sig af natur, så ens områder beviser ikke noget her.',
  'copy_move.too_little_texture':
    'Billedet er for lille eller for glat til at lede efter kopierede områder.',

  'noise_level.found':
    'Sandsynligvis sløret eller malet over {place} – kontrollér det: området mangler det fine korn, som lige så lyse og lige så kontrastrige steder omkring det har, som efter en sløring, en udfyldning eller en retouchepensel. Portrætsløring og støjreduktion i kameraet kan se ud på samme måde.',
  'noise_level.none':
    'Fint korn og skarphed ændrer sig ingen steder så brat som efter en sløring eller overmaling. En lille eller blødt indblandet redigering, eller en på et glat sted, ses ikke.',
  'noise_level.too_small': 'Billedet er for lille til at sammenligne dets korn del for del.',
  'noise_level.composed_medium':
    'Skærmbilleder og tegninger har ikke korn fra et kamera, så det blev ikke sammenlignet.',

  'learned_fusion.found':
    'Sandsynligvis redigeret {place} – tjek det: korn, skarphed og komprimering i området passer tilsammen ikke til resten af billedet, efter hvad sammenligningen har lært af mange kendte redigeringer. Kraftig lokal behandling i kameraet – portrætsløring, HDR, en retouchefunktion – kan se ud på samme måde.',
  'learned_fusion.none':
    'Tilsammen passer korn, skarphed og komprimering i hele billedet. En lille redigering, eller en i en kopi, der er formindsket og gemt igen, ses ikke.',
  'learned_fusion.too_small':
    'Billedet er for lille til at sammenligne korn, skarphed og komprimering del for del.',
  'learned_fusion.composed_medium':
    'Skærmbilleder og tegninger er sat sammen af forskellige slags dele, så korn og komprimering blev ikke sammenlignet.',

  'small_text.typed_on_document':
    'Sandsynligvis overskrevet {place} – kontrollér det: omkring {words|ord|ord} er papiret dér renere, og bogstaverne har skarpere kanter end det øvrige tryk ({compared|ord|ord} sammenlignet), som om et program havde slettet og skrevet. En formular, der er udfyldt på en computer, eller et stempel fra scanningsprogrammet efterlader samme spor.',
  'small_text.typed_on_photo':
    'Sandsynligvis overskrevet {place} – kontrollér det: {words|ord står|ord står} dér på en flade med én ensartet farve, hvor et kamera ser korn på enhver overflade ({compared|ord|ord} sammenlignet). En billedtekst eller en etiket fra et program efterlader samme spor.',
  'small_text.copied':
    'Sandsynligvis kopieret inden for siden – kontrollér det: {glyphs|bogstav eller ciffer|bogstaver eller cifre} {place} og {other_place} er ens helt ned i papirets korn, hvilket to tryk af samme bogstav ikke er. Hvilke af dem der er originalen, kan ikke ses af dette, så begge er markeret. En side, som et program har tegnet, og som aldrig er trykt, kan også gentage sine bogstaver.',
  'small_text.copied_over':
    'Sandsynligvis overdækket {place} – kontrollér det: {glyphs|bogstav eller ciffer|bogstaver eller cifre} dér er de samme som {other_place} helt ned i papirets korn, hvilket to tryk af samme bogstav ikke er, og stedet er komprimeret på en anden måde end sine omgivelser. En side, som et program har tegnet, og som aldrig er trykt, kan også gentage sine bogstaver.',
  'small_text.none':
    'Intet ord afviger fra de andre, som om det var skrevet eller kopieret ind senere. Ord, der er sløret og har fået korn, ses ikke.',
  'small_text.no_text': 'Der blev ikke fundet tekst, som kunne sammenlignes.',
  'small_text.composed_medium':
    'På skærmbilleder og tegninger kommer al tekst fra et program, så der blev ikke ledt efter overskrevne ord.',

  'model.found':
    'Sandsynligvis redigeret {place} – kontrollér det: den model, som tjenesten er sat op med, markerer området (sandsynlighed {probability_percent}). En sådan model tager fejl på billedtyper, som den ikke er lavet med.',
  'model.none':
    'Den model, som tjenesten er sat op med, markerer intet område som redigeret. Den kender kun de slags redigeringer, som den er lavet med.',
  'model.failed':
    'Den model, som tjenesten er sat op med, svarede ikke ({error}); de andre kontroller gjorde.',

  'engine.detector_failed':
    'En kontrol kunne ikke gennemføres ({error}); de andre blev gennemført.',
} as const satisfies Dictionary;
