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
  'words.no_tool': 'ikke noe program nevnt',

  'analysis.nothing_found':
    'Det ble ikke funnet noe klart tegn på redigering eller på at bildet er laget av KI. Det beviser ikke at det ikke er tilfellet.',
  'analysis.no_edit_found':
    'Det ble ikke funnet noe klart tegn på redigering. Det beviser ikke at det ikke er tilfellet. Om bildet er laget av KI, ble ikke undersøkt.',
  'analysis.few_checks':
    'Ikke vurdert: {looked} av {checks} kontroller for redigering så på bildet, så det følger ingenting av deres taushet.',
  'analysis.small': 'Kan ikke avgjøres: bildet er lite ({size}), for lite å bedømme ut fra.',
  'analysis.strongly_compressed':
    'Kan ikke avgjøres: bildet er sterkt komprimert (kvalitet {quality}), og det visker ut spor.',
  'analysis.not_from_camera':
    'Kan ikke avgjøres: bildet kommer ikke rett fra et kamera, og kopier mister spor.',

  'provenance.credentials_ai':
    'Det signerte opprinnelsesbeviset (Content Credentials, fra {signer}) sier at bildet er laget av en generativ KI ({tool}).',
  'provenance.credentials_ai_composite':
    'Det signerte opprinnelsesbeviset (Content Credentials, fra {signer}) sier at deler av bildet er laget av en generativ KI ({tool}). En liten retusjering registreres på samme måte som en ny gjenstand – se etter hva som er endret.',
  'provenance.credentials_ai_ingredient':
    'Det signerte opprinnelsesbeviset (Content Credentials, fra {signer}) nevner et bilde laget av en generativ KI ({tool}) blant det som dette er laget av.',
  'provenance.credentials_ai_unverified':
    'Opprinnelsesbeviset (Content Credentials) nevner en generativ KI ({tool}), men det kunne ikke verifiseres for denne filen, så det avgjør ikke noe alene.',
  'provenance.credentials_changed_after_signing':
    'Sannsynligvis redigert – kontroller det: filen svarer ikke lenger til det som {signer} signerte, så den er endret etterpå. Et program som bare har dreid, forminsket eller gitt bildet nytt navn, kan også ha gjort det.',
  'provenance.credentials_broken':
    'Opprinnelsesbeviset (Content Credentials, fra {signer}) kan ikke verifiseres: selve beviset er endret eller skadet. Programmer som ikke kjenner Content Credentials, skader dem når de lagrer et bilde.',
  'provenance.credentials_unreadable':
    'Filen har et opprinnelsesbevis (Content Credentials) som ikke kunne verifiseres; det sier i seg selv ingenting.',
  'provenance.credentials_valid':
    'Opprinnelsesbeviset (Content Credentials) er intakt siden {signer} signerte det ({tool}); underskriveren står på tillitslisten.',
  'provenance.credentials_untrusted':
    'Opprinnelsesbeviset (Content Credentials) er intakt siden det ble signert, ifølge sertifikatet av {signer} ({tool}). Navnet er ikke kontrollert mot en tillitsliste.',
  'provenance.credentials_expired':
    'Opprinnelsesbeviset (Content Credentials) er intakt siden det ble signert, ifølge sertifikatet av {signer} ({tool}), men sertifikatet er utløpt, og ikke noe tidsstempel viser at det gjaldt ved signeringen. Sertifikatene til kameraer og programmer løper ut mens bildene deres består.',
  'provenance.credentials_stripped':
    'Filen sier at den har et opprinnelsesbevis (Content Credentials), men det ligger ikke i den: den har hatt et, eller det oppbevares et annet sted. Meldingstjenester og nettsteder fjerner det, så det sier ingenting alene.',
  'provenance.credentials_broken_ingredient':
    'Opprinnelsesbeviset (Content Credentials, fra {signer}) er intakt, men det er ikke beviset for et bilde som dette er laget av.',
  'provenance.source_type_ai':
    'Bildets metadata oppgir at det er laget av en generativ KI ({tool}).',
  'provenance.source_type_ai_composite':
    'Bildets metadata oppgir at deler av det er laget av en generativ KI ({tool}). En liten retusjering oppgis på samme måte som en ny gjenstand – se etter hva som er endret.',
  'provenance.generator_text':
    'Filen inneholder innstillingene fra en bildegenerator ({tool}, i «{field}»).',
  'provenance.generator_named': 'Filen nevner en bildegenerator som opphav ({tool}, i «{field}»).',
  'provenance.none':
    'Filen nevner ingen generativ KI. Det gjør de fleste KI-bilder heller ikke når de er lagret på nytt.',

  'metadata.unreadable':
    'Filens oppbygning kunne ikke leses, så metadataene er ikke sammenlignet med bildet.',
  'metadata.camera_data_missing':
    'Filen inneholder ingen kameradata. Meldingstjenester og nettsteder fjerner dem, så det sier ingenting alene.',
  'metadata.camera_data_agree': 'Kameradataene ({camera}) er fullstendige og stemmer med bildet.',
  'metadata.camera_data_incomplete':
    'Filen nevner et kamera ({camera}), men ikke alt kameraer skriver (eksponering, tid, størrelse); det som finnes, stemmer med bildet.',
  'metadata.editor_named':
    'Filen er sist lagret av {software}. Det er mange urørte bilder også: etter dreiing, beskjæring eller eksport.',
  'metadata.size_differs':
    'Kameradataene sier {camera_size} piksler, bildet har {size}: det er beskåret eller skalert etter at det ble tatt. Meldingstjenester og nettsteder gjør det med alle bilder.',
  'metadata.thumbnail_shape_differs':
    'Det lille forhåndsbildet i filen ({thumbnail_size}) har en annen form enn bildet ({size}): det er beskåret etter at det ble tatt. Folk beskjærer bilder av mange grunner.',
  'metadata.saved_again':
    'Filen inneholder data fra et kamera ({camera}), men er komprimert slik vanlige programmer gjør det (kvalitet {quality}). Eksport og deling gjør det uten å endre det man ser, og det gjør noen få kameraer også.',
  'metadata.changed_later':
    'Filen sier at den er endret {days|dag|dager} etter at bildet ble tatt. Å dreie et bilde eller gi det nytt navn kan sette den datoen.',
  'metadata.taken_after_damage':
    'Bildet er tatt {taken}, {days|dag|dager} etter skaden ({damage}). Det er vanlig for et bilde av skaden, men det kan ikke vise gjenstanden før den.',
  'metadata.taken_before_purchase':
    'Bildet er tatt {taken}, {days|dag|dager} før det oppgitte kjøpet ({purchase}). En kameraklokke som aldri er stilt, eller en anslått kjøpsdato forklarer det også.',
  'metadata.place_stored': 'Filen inneholder stedet der bildet er tatt.',
  'metadata.animated': 'Filen er animert; bare det første bildet i den er undersøkt.',

  'double_compression.found':
    'Sannsynligvis redigert {place} – kontroller det: bildet er lagret som JPEG minst to ganger, dette området bare én, som om det har kommet til eller er malt over mellom de to (styrke {strength}, markeres fra 20). En bildetekst eller en logo som et program har satt inn, etterlater samme spor.',
  'double_compression.found_lossless':
    'Sannsynligvis redigert {place} – kontroller det: bildet var en JPEG før det ble denne filen, det var ikke dette området (styrke {strength}, markeres fra 20). En bildetekst eller en logo som et program har satt inn, etterlater samme spor.',
  'double_compression.consistent':
    'Bildet har vært lagret som JPEG før, og alle deler som kan bedømmes, viser samme historie ({frequencies|mønster|mønstre} sammenlignet).',
  'double_compression.once':
    'Det er ingen tidligere komprimering å se, så JPEG-historien sier ingenting om redigering.',
  'double_compression.too_small':
    'Bildet er for lite til at JPEG-historien kan sammenlignes del for del.',
  'double_compression.unreadable':
    'JPEG-dataene kunne ikke leses fullstendig, så historien er ikke sammenlignet.',
  'double_compression.other_channels':
    'JPEG-filen lagrer trykkfarger (CMYK) eller lysstyrken i lavere oppløsning, så historien er ikke sammenlignet.',
  'double_compression.composed_medium':
    'Skjermbilder og tegninger er satt sammen av deler med hver sin historie, så de er ikke sammenlignet.',

  'shifted_compression.found':
    'Sannsynligvis limt inn {place} – kontroller det: området har tidligere vært lagret som JPEG, med blokker på 8 × 8 piksler som ligger {shift_x} og {shift_y} ved siden av denne filens, og resten av bildet viser ikke noe slikt ({frequencies|mønster|mønstre} sammenlignet). En collage, et stempel eller en ramme fra et program etterlater samme spor.',
  'shifted_compression.missing':
    'Sannsynligvis redigert {place} – kontroller det: bildet er beskåret fra en eldre JPEG, der blokkene lå {shift_x} og {shift_y} ved siden av denne filens, men området viser ikke noe av det ({frequencies|mønster|mønstre} sammenlignet). En tekst eller en logo som et program har satt inn, etterlater samme spor.',
  'shifted_compression.cropped':
    'Hele bildet er beskåret fra en eldre JPEG (blokkene lå {shift_x} og {shift_y} ved siden av denne filens), og alle deler som kan bedømmes, viser det. Eiere beskjærer bilder av mange grunner.',
  'shifted_compression.none':
    'Ingen del av bildet viser en tidligere JPEG-komprimering på andre blokker enn denne filens. En som var finere enn den siste, ses ikke.',
  'shifted_compression.too_small':
    'Bildet er for lite til å lete etter en tidligere komprimering på andre blokker.',
  'shifted_compression.composed_medium':
    'Skjermbilder og tegninger er satt sammen av deler med hver sin historie, så det ble ikke lett etter en tidligere komprimering på andre blokker.',

  'foreign_grid.found':
    'Sannsynligvis limt inn {place} – kontroller det: en JPEG består av blokker på 8 × 8 piksler, og blokkene i dette området ligger ikke der resten av bildet har sine (forskjøvet {shift_x} og {shift_y}; {votes} av {cells} steder er enige). En collage, et stempel eller en ramme fra et program etterlater samme spor.',
  'foreign_grid.part_compressed':
    'Sannsynligvis limt inn {place} – kontroller det: dette området har en gang vært komprimert som JPEG, det har ikke resten ({votes} av {cells} steder er enige). Et bilde som er lagt på en side eller et lerret, ser likt ut.',
  'foreign_grid.none':
    'Alle deler av bildet passer til ett nett av JPEG-blokker. Det ville en del som er limt inn nøyaktig på nettet eller skalert, også gjøre.',
  'foreign_grid.no_grid':
    'Ingen del av bildet bærer blokknettet fra en tidligere JPEG-komprimering.',
  'foreign_grid.recompressed':
    'Bildets JPEG-komprimering er for sterk (middeltrinn {step}) til at tidligere blokknett kan ses.',
  'foreign_grid.composed_medium':
    'Et område {place} har sitt eget nett av JPEG-blokker. Det er vanlig på skjermbilder og tegninger: de er satt sammen av bilder.',
  'foreign_grid.too_small': 'Bildet er for lite til å lete etter nett av JPEG-blokker.',

  'copy_move.found':
    'Sannsynligvis kopiert innenfor bildet – kontroller det: området {place} og et {other_place} er like helt ned i kornet ({same} av {judged} steder; dreid {turned_deg}°, størrelse {scale_percent}). Hvilket av dem som er originalen, kan ikke ses av dette, så begge er markert. Panoramafunksjoner og datatrykte mønstre kan også gjenta et område.',
  'copy_move.only_alike':
    'Noen ting på bildet ligner hverandre, men hver har sitt eget korn, slik virkelige ting som gjentar seg, har.',
  'copy_move.repeats':
    'Så mye av bildet gjentar seg at bare de tydeligste stedene ble sammenlignet, og de er ikke like helt ned i kornet eller er tegnet. En flate som gjentar seg av seg selv (fliser, stoff, et mønster), er ikke tegn på redigering, men en kopi i den kan være oversett.',
  'copy_move.none':
    'Ikke noe område av bildet ble funnet igjen et annet sted i det. En kopi i et glatt eller svært lite område ses ikke.',
  'copy_move.drawn':
    'Tegnet tekst og symboler gjentar seg av natur, så like områder beviser ingenting her.',
  'copy_move.too_little_texture':
    'Bildet er for lite eller for glatt til å lete etter kopierte områder.',

  'noise_level.found':
    'Sannsynligvis sløret eller malt over {place} – kontroller det: området mangler det fine kornet som like lyse og like kontrastrike steder rundt det har, som etter en sløring, en utfylling eller en retusjeringspensel. Portrettuskarphet og støyreduksjon i kameraet kan se like ut.',
  'noise_level.none':
    'Fint korn og skarphet endrer seg ingen steder så brått som etter sløring eller overmaling. En liten eller mykt innblandet redigering, eller en på et glatt sted, ses ikke.',
  'noise_level.too_small': 'Bildet er for lite til å sammenligne kornet del for del.',
  'noise_level.composed_medium':
    'Skjermbilder og tegninger har ikke korn fra et kamera, så det ble ikke sammenlignet.',

  'learned_fusion.found':
    'Sannsynligvis redigert {place} – sjekk det: korn, skarphet og komprimering i området passer til sammen ikke med resten av bildet, etter det sammenligningen har lært av mange kjente redigeringer. Kraftig lokal behandling i kameraet – portrettuskarphet, HDR, en retusjeringsfunksjon – kan se lik ut.',
  'learned_fusion.none':
    'Til sammen passer korn, skarphet og komprimering i hele bildet. En liten redigering, eller en i en kopi som er forminsket og lagret på nytt, ses ikke.',
  'learned_fusion.too_small':
    'Bildet er for lite til å sammenligne korn, skarphet og komprimering del for del.',
  'learned_fusion.composed_medium':
    'Skjermbilder og tegninger er satt sammen av deler av ulike slag, så korn og komprimering ble ikke sammenlignet.',

  'small_text.typed_on_document':
    'Sannsynligvis overskrevet {place} – kontroller det: rundt {words|ord|ord} er papiret der renere, og bokstavene har skarpere kanter enn den øvrige trykken ({compared|ord|ord} sammenlignet), som om et program hadde slettet og skrevet. Et skjema som er fylt ut på en datamaskin, eller et stempel fra skanneprogrammet etterlater samme spor.',
  'small_text.typed_on_photo':
    'Sannsynligvis overskrevet {place} – kontroller det: {words|ord står|ord står} der på en flate med én jevn farge, der et kamera ser korn på enhver overflate ({compared|ord|ord} sammenlignet). En bildetekst eller en etikett fra et program etterlater samme spor.',
  'small_text.copied':
    'Sannsynligvis kopiert innenfor siden – kontroller det: {glyphs|bokstav eller siffer|bokstaver eller sifre} {place} og {other_place} er like helt ned i papirets korn, noe to trykk av samme bokstav ikke er. Hvilke av dem som er originalen, kan ikke ses av dette, så begge er markert. En side som et program har tegnet og som aldri er trykt, kan også gjenta bokstavene sine.',
  'small_text.copied_over':
    'Sannsynligvis overdekket {place} – kontroller det: {glyphs|bokstav eller siffer|bokstaver eller sifre} der er de samme som {other_place} helt ned i papirets korn, noe to trykk av samme bokstav ikke er, og stedet er komprimert på en annen måte enn omgivelsene. En side som et program har tegnet og som aldri er trykt, kan også gjenta bokstavene sine.',
  'small_text.none':
    'Ingen ord skiller seg fra de andre som om de var skrevet eller kopiert inn senere. Ord som er gjort uskarpe og har fått korn, ses ikke.',
  'small_text.no_text': 'Det ble ikke funnet tekst som kunne sammenlignes.',
  'small_text.composed_medium':
    'På skjermbilder og tegninger kommer all tekst fra et program, så det ble ikke lett etter overskrevne ord.',

  'model.found':
    'Sannsynligvis redigert {place} – kontroller det: modellen som tjenesten er satt opp med, markerer området (sannsynlighet {probability_percent}). En slik modell tar feil på bildetyper som den ikke er laget med.',
  'model.none':
    'Modellen som tjenesten er satt opp med, markerer ikke noe område som redigert. Den kjenner bare de slags redigeringer som den er laget med.',
  'model.failed':
    'Modellen som tjenesten er satt opp med, svarte ikke ({error}); de andre kontrollene gjorde det.',

  'engine.detector_failed':
    'En kontroll kunne ikke gjennomføres ({error}); de andre ble gjennomført.',
} as const satisfies Dictionary;
