import type { Dictionary } from './dictionary';

export const nb = {
  'place.upper_left': 'øverst til venstre',
  'place.top': 'øverst',
  'place.upper_right': 'øverst til høyre',
  'place.left': 'til venstre',
  'place.middle': 'i midten',
  'place.right': 'til høyre',
  'place.lower_left': 'nederst til venstre',
  'place.bottom': 'nederst',
  'place.lower_right': 'nederst til høyre',
  'place.whole': 'over det meste av bildet',
  'words.no_signer': 'en underskriver uten navn',
  'words.no_tool': 'ikke nevnt',

  'analysis.nothing_found':
    'Det er ikke funnet klare tegn på redigering eller KI. Det utelukker det ikke.',
  'analysis.no_edit_found':
    'Det er ikke funnet klare tegn på redigering. Det utelukker det ikke. ' +
    'KI-opphav er ikke undersøkt.',
  'analysis.few_checks':
    'Ikke bedømt: bare {looked} av {checks} redigeringskontroller kunne brukes på bildet.',
  'analysis.small':
    'Kan ikke avgjøres: bildet er lite ({size}) og viser for lite. Be om et større.',
  'analysis.strongly_compressed':
    'Kan ikke avgjøres: bildet er sterkt komprimert (kvalitet {quality}). ' +
    'Komprimering fjerner spor; be om originalen.',
  'analysis.not_from_camera':
    'Kan ikke avgjøres: bildet kommer ikke rett fra et kamera. Kopier mister spor; ' +
    'be om originalen.',

  'provenance.credentials_ai':
    'Filen er signert som laget av KI. Detaljer: Content Credentials fra {signer}, program {tool}.',
  'provenance.credentials_ai_composite':
    'Filen er signert som delvis laget av KI. Se hva som er endret: ' +
    'en liten retusjering registreres på samme måte som en ny gjenstand. Detaljer: ' +
    'Content Credentials fra {signer}, program {tool}.',
  'provenance.credentials_ai_ingredient':
    'Et KI-laget bilde inngår i dette bildet. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. Detaljer: ' +
    'Content Credentials fra {signer}, program {tool}.',
  'provenance.credentials_ai_unverified':
    'Opprinnelsesbeviset nevner et KI-program, men kunne ikke verifiseres. ' +
    'Alene avgjør det ingenting. Detaljer: program {tool}.',
  'provenance.credentials_changed_after_signing':
    'Filen er endret etter at den ble signert. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'Et program som bare har dreid, forminsket eller gitt den nytt navn, kan være årsaken. ' +
    'Detaljer: den stemmer ikke lenger med signaturen fra {signer}.',
  'provenance.credentials_broken':
    'Opprinnelsesbeviset er skadet eller endret. ' +
    'Programmer som ikke støtter det, skader det ofte når de lagrer. Detaljer: ' +
    'signert av {signer}.',
  'provenance.credentials_unreadable':
    'Filens opprinnelsesbevis kunne ikke verifiseres. Alene sier det ingenting.',
  'provenance.credentials_valid':
    'Filen er uendret siden den ble signert. Detaljer: ' +
    'Content Credentials fra {signer}, program {tool}, underskriver på tillitslisten.',
  'provenance.credentials_untrusted':
    'Filen er uendret siden den ble signert, men underskriveren er ikke kontrollert. Detaljer: ' +
    'Content Credentials fra {signer}, program {tool}, ingen tillitsliste.',
  'provenance.credentials_expired':
    'Filen er uendret siden den ble signert, men sertifikatet er utløpt. ' +
    'Sertifikatene til kameraer og programmer utløper ofte før bildene brukes. Detaljer: ' +
    'Content Credentials fra {signer}, program {tool}, uten tidsstempel.',
  'provenance.credentials_stripped':
    'Opprinnelsesbeviset er fjernet fra filen eller lagret et annet sted. ' +
    'Meldingstjenester og nettsteder fjerner det, så det sier ingenting alene.',
  'provenance.credentials_broken_ingredient':
    'Et bilde som dette er laget av, har et skadet opprinnelsesbevis. Detaljer: ' +
    'denne filens eget, fra {signer}, er intakt.',
  'provenance.source_type_ai':
    'Filen oppgir at den er laget av KI. Detaljer: metadata, program {tool}.',
  'provenance.source_type_ai_composite':
    'Filen oppgir at deler av den er laget av KI. Se hva som er endret: ' +
    'en liten retusjering oppgis på samme måte som en ny gjenstand. Detaljer: ' +
    'metadata, program {tool}.',
  'provenance.generator_text':
    'Filen inneholder innstillinger fra en KI-bildegenerator. Detaljer: {tool}, i «{field}».',
  'provenance.generator_named':
    'Filen oppgir en KI-bildegenerator som opphav. Detaljer: {tool}, i «{field}».',
  'provenance.none':
    'Filen nevner ikke noe KI-program. ' +
    'Det gjør de fleste KI-bilder heller ikke når de er lagret på nytt.',

  'metadata.unreadable':
    'Filens oppbygning kunne ikke leses, så metadataene er ikke sammenlignet med bildet.',
  'metadata.camera_data_missing':
    'Filen inneholder ingen kameradata. ' +
    'Meldingstjenester og nettsteder fjerner dem, så det sier ingenting alene.',
  'metadata.camera_data_agree': 'Kameradataene ({camera}) er fullstendige og stemmer med bildet.',
  'metadata.camera_data_incomplete':
    'Kameradataene ({camera}) er ufullstendige, men stemmer med bildet. ' +
    'Eksponering, tid eller størrelse mangler.',
  'metadata.editor_named':
    'Filen er sist lagret av {software}. ' +
    'Det skjer også når et urørt bilde dreies, beskjæres eller eksporteres.',
  'metadata.size_differs':
    'Bildet er beskåret eller skalert etter at det ble tatt. ' +
    'Meldingstjenester og nettsteder gjør det med alle bilder. Detaljer: ' +
    'kameraet skrev {camera_size} piksler, filen har {size}.',
  'metadata.thumbnail_shape_differs':
    'Bildet er beskåret etter at det ble tatt. Folk beskjærer bilder av mange grunner. ' +
    'Detaljer: forhåndsbildet i filen er {thumbnail_size}, bildet {size}.',
  'metadata.saved_again':
    'Bildet er lagret på nytt etter at kameraet ({camera}) tok det. ' +
    'Eksport og deling gjør det uten å endre det, og noen få kameraer også. Detaljer: ' +
    'komprimert som av et vanlig program, kvalitet {quality}.',
  'metadata.changed_later':
    'Filen er endret {days|dag|dager} etter at bildet ble tatt. ' +
    'Dreiing eller nytt navn kan sette den datoen.',
  'metadata.taken_after_damage':
    'Bildet er tatt {taken}, {days|dag|dager} etter skaden ({damage}). ' +
    'Det er vanlig for et bilde av skaden, men det kan ikke vise gjenstanden før den.',
  'metadata.taken_before_purchase':
    'Bildet er tatt {taken}, {days|dag|dager} før det oppgitte kjøpet ({purchase}). ' +
    'En kameraklokke som aldri er stilt, eller en anslått kjøpsdato forklarer det også.',
  'metadata.place_stored': 'Filen inneholder stedet der bildet er tatt.',
  'metadata.animated': 'Filen er animert; bare det første bildet i den er undersøkt.',

  'double_compression.found':
    'Et område {place} er sannsynligvis lagt til senere. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'En bildetekst eller logo fra et program ser likedan ut. Detaljer: ' +
    'dobbel JPEG-komprimering utenfor området, enkel innenfor (styrke {strength}, grense 20).',
  'double_compression.found_lossless':
    'Et område {place} er sannsynligvis lagt til senere. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'En bildetekst eller logo fra et program ser likedan ut. Detaljer: ' +
    'resten har vært JPEG, det har ikke området (styrke {strength}, grense 20).',
  'double_compression.consistent':
    'Alle deler som kan bedømmes, er lagret som JPEG like mange ganger. Detaljer: ' +
    '{frequencies|mønster|mønstre} sammenlignet.',
  'double_compression.once':
    'Det ses ingen tidligere komprimering, så JPEG-historikken sier ingenting om redigering.',
  'double_compression.too_small':
    'Bildet er for lite til at JPEG-historien kan sammenlignes del for del.',
  'double_compression.unreadable':
    'JPEG-dataene kunne ikke leses fullstendig, så historien er ikke sammenlignet.',
  'double_compression.other_channels':
    'JPEG-historikken er ikke sammenlignet: denne typen JPEG støttes ikke. Detaljer: ' +
    'trykkfarger (CMYK) eller lysstyrke i lavere oppløsning.',
  'double_compression.composed_medium':
    'JPEG-historikken er ikke sammenlignet: skjermbilder og tegninger består av mange deler.',

  'shifted_compression.found':
    'Et område {place} er sannsynligvis limt inn fra et annet bilde. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'En collage, et stempel eller en ramme fra et program ser likedan ut. Detaljer: tidligere ' +
    'JPEG-komprimering med 8 × 8-blokker forskjøvet {shift_x} og {shift_y} bare i området ' +
    '({frequencies|mønster|mønstre} sammenlignet).',
  'shifted_compression.missing':
    'Et område {place} er sannsynligvis lagt til senere. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'En bildetekst eller logo fra et program ser likedan ut. Detaljer: resten viser en eldre ' +
    'JPEG-komprimering forskjøvet {shift_x} og {shift_y}, det gjør ikke området ' +
    '({frequencies|mønster|mønstre} sammenlignet).',
  'shifted_compression.cropped':
    'Hele bildet er beskåret fra en eldre JPEG. Folk beskjærer bilder av mange grunner. ' +
    'Detaljer: blokkene er forskjøvet {shift_x} og {shift_y} overalt.',
  'shifted_compression.none':
    'Ingen del viser en eldre JPEG-komprimering på forskjøvne blokker. ' +
    'En som er finere enn den siste, kan ikke ses.',
  'shifted_compression.too_small':
    'Bildet er for lite til å lete etter en eldre komprimering på forskjøvne blokker.',
  'shifted_compression.composed_medium':
    'Ikke kontrollert for forskjøvne blokker: skjermbilder og tegninger består av mange deler.',

  'foreign_grid.found':
    'Et område {place} er sannsynligvis limt inn fra et annet bilde. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'En collage, et stempel eller en ramme fra et program ser likedan ut. Detaljer: områdets 8 ' +
    '× 8-JPEG-blokker er forskjøvet {shift_x} og {shift_y} ({votes} av {cells} steder stemmer ' +
    'overens).',
  'foreign_grid.part_compressed':
    'Et område {place} er sannsynligvis limt inn fra et annet bilde. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'Et bilde som er lagt på en side, ser likedan ut. Detaljer: området har vært komprimert som ' +
    'JPEG, det har ikke resten ({votes} av {cells} steder stemmer overens).',
  'foreign_grid.none':
    'Alle deler av bildet passer til ett nett av JPEG-blokker. ' +
    'Det ville en del som er limt inn nøyaktig på nettet eller skalert, også gjøre.',
  'foreign_grid.no_grid':
    'Ingen del av bildet viser blokknettet fra en tidligere JPEG-komprimering.',
  'foreign_grid.recompressed':
    'Bildet er for sterkt komprimert til å sammenligne JPEG-blokkene. Detaljer: ' +
    'middeltrinn {step}.',
  'foreign_grid.composed_medium':
    'Et område {place} har sitt eget nett av JPEG-blokker. ' +
    'Det er vanlig i skjermbilder og tegninger: de inneholder bilder.',
  'foreign_grid.too_small': 'Bildet er for lite til å lete etter nett av JPEG-blokker.',

  'copy_move.found':
    'Området {place} er sannsynligvis kopiert innenfor bildet. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'Panoramafunksjoner og trykte mønstre kan også gjenta et område. Detaljer: samme korn ' +
    '{other_place} på {same} av {judged} steder (dreid {turned_deg}°, størrelse ' +
    '{scale_percent}); begge er markert.',
  'copy_move.only_alike':
    'Noen ting i bildet ligner hverandre, men har ulikt korn, slik virkelige ting har.',
  'copy_move.repeats':
    'Mye av bildet gjentar seg, så bare de tydeligste stedene ble sammenlignet. ' +
    'Ingen av dem er en kopi. ' +
    'Fliser, stoff og mønstre gjentar seg av seg selv, men en kopi blant dem kan være oversett.',
  'copy_move.none':
    'Ingen områder i bildet forekommer to ganger. ' +
    'En kopi i et glatt eller svært lite område kan ikke ses.',
  'copy_move.drawn': 'Ikke kontrollert for kopier: tegnet tekst og symboler gjentar seg alltid.',
  'copy_move.too_little_texture':
    'Bildet er for lite eller for glatt til å lete etter kopierte områder.',

  'noise_level.found':
    'Et område {place} er sannsynligvis sløret eller malt over. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'Portrettuskarphet og støyreduksjon i kameraet ser likedan ut. Detaljer: ' +
    'det fine kornet fra like lyse og detaljerte steder mangler.',
  'noise_level.none':
    'Korn og skarphet endrer seg ingen steder som etter sløring eller overmaling. ' +
    'En liten eller mykt innblandet redigering, eller en på et glatt sted, kan ikke ses.',
  'noise_level.too_small': 'Bildet er for lite til å sammenligne kornet del for del.',
  'noise_level.composed_medium':
    'Kornet er ikke sammenlignet: skjermbilder og tegninger har ikke kamerakorn.',

  'learned_fusion.found':
    'Et område {place} er sannsynligvis redigert. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'Portrettuskarphet, HDR og retusjering i kameraet ser likedan ut. Detaljer: korn, skarphet ' +
    'og komprimering passer til sammen ikke med resten, sammenlignet med kjente redigeringer.',
  'learned_fusion.none':
    'Korn, skarphet og komprimering passer sammen i hele bildet. ' +
    'En liten redigering, eller en i en forminsket og lagret kopi, kan ikke ses.',
  'learned_fusion.too_small':
    'Bildet er for lite til å sammenligne korn, skarphet og komprimering del for del.',
  'learned_fusion.composed_medium':
    'Korn og komprimering er ikke sammenlignet: skjermbilder består av mange deler.',

  'small_text.typed_on_document':
    'Tekst {place} er sannsynligvis skrevet over. ' +
    'Sammenlign med originaldokumentet, eller be butikken om en kopi. ' +
    'Et skjema fylt ut på datamaskin eller et skannerstempel ser likedan ut. Detaljer: renere ' +
    'papir og skarpere bokstaver rundt {words|ord|ord} enn i resten av trykket ' +
    '({compared|ord|ord} sammenlignet).',
  'small_text.typed_on_photo':
    'Tekst {place} er sannsynligvis skrevet over. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'En bildetekst eller etikett fra et program ser likedan ut. Detaljer: ' +
    '{words|ord|ord} på en ensfarget flate uten kamerakorn ({compared|ord|ord} sammenlignet).',
  'small_text.copied':
    'Bokstaver eller sifre {place} er sannsynligvis kopiert på siden. ' +
    'Sammenlign med originaldokumentet, eller be butikken om en kopi. ' +
    'En side som et program har tegnet og som aldri er trykt, kan også gjenta bokstaver. ' +
    'Detaljer: ' +
    '{glyphs|bokstav eller siffer|bokstaver eller sifre} med samme papirkorn {other_place}; ' +
    'begge steder er markert.',
  'small_text.copied_over':
    'Bokstaver eller sifre {place} er sannsynligvis erstattet av kopier. ' +
    'Sammenlign med originaldokumentet, eller be butikken om en kopi. ' +
    'En side som et program har tegnet og som aldri er trykt, kan også gjenta bokstaver. ' +
    'Detaljer: {glyphs|bokstav eller siffer|bokstaver eller sifre} med samme papirkorn ' +
    '{other_place}, komprimert annerledes enn omgivelsene.',
  'small_text.none':
    'Ingen ord ser ut til å være skrevet eller kopiert inn senere. ' +
    'Ord som er gjort uskarpe og har fått korn, kan ikke ses.',
  'small_text.no_text': 'Det ble ikke funnet tekst som kunne sammenlignes.',
  'small_text.composed_medium':
    'Ikke kontrollert for overskrevet tekst: all tekst i skjermbilder er fra et program.',

  'model.found':
    'Et område {place} er sannsynligvis redigert ifølge deres egen modell. ' +
    'Sammenlign med originalen, eller be om et nytt bilde. ' +
    'Modeller tar feil på bildetyper de ikke er trent på. Detaljer: ' +
    'sannsynlighet {probability_percent}.',
  'model.none':
    'Deres egen modell markerer ikke noe område som redigert. ' +
    'Den kjenner bare redigeringene den er trent på.',
  'model.failed':
    'Deres egen modell svarte ikke. Det gjorde de andre kontrollene. Detaljer: {error}.',

  'engine.detector_failed': 'Én kontroll ble ikke ferdig; det ble de andre. Detaljer: {error}.',
} as const satisfies Dictionary;
