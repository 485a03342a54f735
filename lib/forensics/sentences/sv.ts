import type { Dictionary } from './dictionary';

export const sv = {
  'place.upper_left': 'uppe till vänster',
  'place.top': 'upptill',
  'place.upper_right': 'uppe till höger',
  'place.left': 'till vänster',
  'place.middle': 'i mitten',
  'place.right': 'till höger',
  'place.lower_left': 'nere till vänster',
  'place.bottom': 'nedtill',
  'place.lower_right': 'nere till höger',
  'place.whole': 'över större delen av bilden',
  'words.no_signer': 'en icke namngiven undertecknare',
  'words.no_tool': 'inte angivet',

  'analysis.nothing_found':
    'Inga tydliga tecken på redigering eller AI har hittats. Det utesluter det inte.',
  'analysis.no_edit_found':
    'Inga tydliga tecken på redigering har hittats. Det utesluter det inte. ' +
    'AI-ursprung har inte kontrollerats.',
  'analysis.few_checks':
    'Inte bedömd: bara {looked} av {checks} redigeringskontroller kunde användas på bilden.',
  'analysis.small':
    'Kan inte avgöras: bilden är liten ({size}) och visar för lite. Be om en större.',
  'analysis.strongly_compressed':
    'Kan inte avgöras: bilden är hårt komprimerad (kvalitet {quality}). ' +
    'Komprimering tar bort spår; be om originalet.',
  'analysis.not_from_camera':
    'Kan inte avgöras: bilden kommer inte direkt från en kamera. Kopior förlorar spår; ' +
    'be om originalet.',

  'provenance.credentials_ai':
    'Filen är signerad som skapad av AI. Detaljer: ' +
    'Content Credentials från {signer}, program {tool}.',
  'provenance.credentials_ai_composite':
    'Filen är signerad som delvis skapad av AI. Se vad som har ändrats: ' +
    'en liten retuschering registreras på samma sätt som ett nytt föremål. Detaljer: ' +
    'Content Credentials från {signer}, program {tool}.',
  'provenance.credentials_ai_ingredient':
    'En AI-skapad bild ingår i den här bilden. Jämför med originalet eller be om en ny bild. ' +
    'Detaljer: Content Credentials från {signer}, program {tool}.',
  'provenance.credentials_ai_unverified':
    'Ursprungsbeviset nämner ett AI-program men kunde inte verifieras. ' +
    'Ensamt avgör det ingenting. Detaljer: program {tool}.',
  'provenance.credentials_changed_after_signing':
    'Filen har ändrats efter att den signerades. Jämför med originalet eller be om en ny bild. ' +
    'Ett program som bara har vridit, förminskat eller döpt om den kan vara orsaken. Detaljer: ' +
    'den stämmer inte längre med signaturen från {signer}.',
  'provenance.credentials_broken':
    'Ursprungsbeviset är skadat eller ändrat. ' +
    'Program som inte stöder det skadar det ofta när de sparar. Detaljer: signerat av {signer}.',
  'provenance.credentials_unreadable':
    'Filens ursprungsbevis kunde inte verifieras. Ensamt säger det ingenting.',
  'provenance.credentials_valid':
    'Filen är oförändrad sedan den signerades. Detaljer: ' +
    'Content Credentials från {signer}, program {tool}, undertecknaren på tillitslistan.',
  'provenance.credentials_untrusted':
    'Filen är oförändrad sedan den signerades, men undertecknaren är inte kontrollerad. ' +
    'Detaljer: Content Credentials från {signer}, program {tool}, ingen tillitslista.',
  'provenance.credentials_expired':
    'Filen är oförändrad sedan den signerades, men certifikatet har gått ut. ' +
    'Kamerors och programs certifikat går ofta ut innan bilderna används. Detaljer: ' +
    'Content Credentials från {signer}, program {tool}, utan tidsstämpel.',
  'provenance.credentials_stripped':
    'Ursprungsbeviset har tagits bort från filen eller lagras någon annanstans. ' +
    'Meddelandetjänster och webbplatser tar bort det, så det säger ingenting ensamt.',
  'provenance.credentials_broken_ingredient':
    'En bild som den här är gjord av har ett skadat ursprungsbevis. Detaljer: ' +
    'den här filens eget, från {signer}, är intakt.',
  'provenance.source_type_ai':
    'Filen anger att den är skapad av AI. Detaljer: metadata, program {tool}.',
  'provenance.source_type_ai_composite':
    'Filen anger att delar av den är skapade av AI. Se vad som har ändrats: ' +
    'en liten retuschering anges på samma sätt som ett nytt föremål. Detaljer: ' +
    'metadata, program {tool}.',
  'provenance.generator_text':
    'Filen innehåller inställningar från en AI-bildgenerator. Detaljer: {tool}, i ”{field}”.',
  'provenance.generator_named':
    'Filen anger en AI-bildgenerator som upphov. Detaljer: {tool}, i ”{field}”.',
  'provenance.none':
    'Filen nämner inget AI-program. Det gör de flesta AI-bilder inte heller när de har sparats om.',

  'metadata.unreadable':
    'Filens uppbyggnad kunde inte läsas, så dess metadata har inte jämförts med bilden.',
  'metadata.camera_data_missing':
    'Filen innehåller inga kameradata. ' +
    'Meddelandetjänster och webbplatser tar bort dem, så det säger ingenting ensamt.',
  'metadata.camera_data_agree': 'Kameradata ({camera}) är fullständiga och stämmer med bilden.',
  'metadata.camera_data_incomplete':
    'Kameradata ({camera}) är ofullständiga men stämmer med bilden. ' +
    'Exponering, tid eller storlek saknas.',
  'metadata.editor_named':
    'Filen sparades senast av {software}. ' +
    'Det händer också när en orörd bild vrids, beskärs eller exporteras.',
  'metadata.size_differs':
    'Bilden har beskurits eller skalats om efter att den togs. ' +
    'Meddelandetjänster och webbplatser gör så med alla bilder. Detaljer: ' +
    'kameran skrev {camera_size} pixlar, filen har {size}.',
  'metadata.thumbnail_shape_differs':
    'Bilden har beskurits efter att den togs. Man beskär bilder av många skäl. Detaljer: ' +
    'förhandsbilden i filen är {thumbnail_size}, bilden {size}.',
  'metadata.saved_again':
    'Bilden har sparats på nytt efter att kameran ({camera}) tog den. ' +
    'Export och delning gör så utan att ändra den, och några få kameror också. Detaljer: ' +
    'komprimerad som av ett vanligt program, kvalitet {quality}.',
  'metadata.changed_later':
    'Filen ändrades {days|dag|dagar} efter att bilden togs. ' +
    'Vridning eller namnbyte kan sätta det datumet.',
  'metadata.taken_after_damage':
    'Bilden togs {taken}, {days|dag|dagar} efter skadan ({damage}). ' +
    'Det är vanligt för en bild av skadan, men den kan inte visa föremålet före den.',
  'metadata.taken_before_purchase':
    'Bilden togs {taken}, {days|dag|dagar} före det uppgivna köpet ({purchase}). ' +
    'En kameraklocka som aldrig ställts eller ett uppskattat köpdatum förklarar det också.',
  'metadata.place_stored': 'Filen innehåller platsen där bilden togs.',
  'metadata.animated': 'Filen är animerad; bara dess första bild har granskats.',

  'double_compression.found':
    'Ett område {place} har sannolikt lagts till i efterhand. ' +
    'Jämför med originalet eller be om en ny bild. ' +
    'En bildtext eller logotyp från ett program ser likadan ut. Detaljer: ' +
    'dubbel JPEG-komprimering utanför området, enkel innanför (styrka {strength}, gräns 20).',
  'double_compression.found_lossless':
    'Ett område {place} har sannolikt lagts till i efterhand. ' +
    'Jämför med originalet eller be om en ny bild. ' +
    'En bildtext eller logotyp från ett program ser likadan ut. Detaljer: ' +
    'resten har varit JPEG, det har inte området (styrka {strength}, gräns 20).',
  'double_compression.consistent':
    'Alla delar som kan bedömas har sparats som JPEG lika många gånger. Detaljer: ' +
    '{frequencies|mönster|mönster} jämförda.',
  'double_compression.once':
    'Ingen tidigare komprimering syns, så JPEG-historiken säger inget om redigering.',
  'double_compression.too_small':
    'Bilden är för liten för att dess JPEG-historia ska kunna jämföras del för del.',
  'double_compression.unreadable':
    'JPEG-data kunde inte läsas fullständigt, så historien har inte jämförts.',
  'double_compression.other_channels':
    'JPEG-historiken har inte jämförts: den här sortens JPEG stöds inte. Detaljer: ' +
    'tryckfärger (CMYK) eller ljusstyrka i lägre upplösning.',
  'double_compression.composed_medium':
    'JPEG-historiken har inte jämförts: skärmbilder och teckningar består av många delar.',

  'shifted_compression.found':
    'Ett område {place} har sannolikt klistrats in från en annan bild. ' +
    'Jämför med originalet eller be om en ny bild. ' +
    'Ett collage, en stämpel eller en ram från ett program ser likadan ut. Detaljer: tidigare ' +
    'JPEG-komprimering med 8 × 8-block förskjutna {shift_x} och {shift_y} bara i området ' +
    '({frequencies|mönster|mönster} jämförda).',
  'shifted_compression.missing':
    'Ett område {place} har sannolikt lagts till i efterhand. ' +
    'Jämför med originalet eller be om en ny bild. ' +
    'En bildtext eller logotyp från ett program ser likadan ut. Detaljer: resten visar en äldre ' +
    'JPEG-komprimering förskjuten {shift_x} och {shift_y}, det gör inte området ' +
    '({frequencies|mönster|mönster} jämförda).',
  'shifted_compression.cropped':
    'Hela bilden har beskurits ur en äldre JPEG. Man beskär bilder av många skäl. Detaljer: ' +
    'blocken är förskjutna {shift_x} och {shift_y} överallt.',
  'shifted_compression.none':
    'Ingen del visar en äldre JPEG-komprimering på förskjutna block. ' +
    'En som är finare än den sista kan inte ses.',
  'shifted_compression.too_small':
    'Bilden är för liten för att leta efter en äldre komprimering på förskjutna block.',
  'shifted_compression.composed_medium':
    'Förskjutna block har inte kontrollerats: skärmbilder består av många delar.',

  'foreign_grid.found':
    'Ett område {place} har sannolikt klistrats in från en annan bild. ' +
    'Jämför med originalet eller be om en ny bild. ' +
    'Ett collage, en stämpel eller en ram från ett program ser likadan ut. Detaljer: områdets 8 ' +
    '× 8-JPEG-block är förskjutna {shift_x} och {shift_y} ({votes} av {cells} ställen stämmer ' +
    'överens).',
  'foreign_grid.part_compressed':
    'Ett område {place} har sannolikt klistrats in från en annan bild. ' +
    'Jämför med originalet eller be om en ny bild. ' +
    'En bild som har lagts på en sida ser likadan ut. Detaljer: området har komprimerats som ' +
    'JPEG, det har inte resten ({votes} av {cells} ställen stämmer överens).',
  'foreign_grid.none':
    'Alla delar av bilden passar ett och samma rutnät av JPEG-block. ' +
    'Det skulle en del som klistrats in exakt på rutnätet eller skalats om också göra.',
  'foreign_grid.no_grid':
    'Ingen del av bilden visar blockrutnätet från en tidigare JPEG-komprimering.',
  'foreign_grid.recompressed':
    'Bilden är för hårt komprimerad för att jämföra JPEG-blocken. Detaljer: medelsteg {step}.',
  'foreign_grid.composed_medium':
    'Ett område {place} har ett eget rutnät av JPEG-block. ' +
    'Det är vanligt i skärmbilder och teckningar: de innehåller bilder.',
  'foreign_grid.too_small': 'Bilden är för liten för att leta efter rutnät av JPEG-block.',

  'copy_move.found':
    'Området {place} har sannolikt kopierats inom bilden. ' +
    'Jämför med originalet eller be om en ny bild. ' +
    'Panoramafunktioner och tryckta mönster kan också upprepa ett område. Detaljer: samma korn ' +
    '{other_place} på {same} av {judged} ställen (vridet {turned_deg}°, storlek ' +
    '{scale_percent}); båda är markerade.',
  'copy_move.only_alike':
    'Några saker i bilden liknar varandra men har olika korn, som verkliga saker har.',
  'copy_move.repeats':
    'Mycket i bilden upprepas, så bara de tydligaste ställena jämfördes. ' +
    'Inget av dem är en kopia. ' +
    'Kakel, tyg och mönster upprepas av sig själva, men en kopia bland dem kan ha missats.',
  'copy_move.none':
    'Inget område i bilden förekommer två gånger. ' +
    'En kopia i ett slätt eller mycket litet område kan inte ses.',
  'copy_move.drawn': 'Kopior har inte kontrollerats: tecknad text och symboler upprepas alltid.',
  'copy_move.too_little_texture':
    'Bilden är för liten eller för slät för att leta efter kopierade områden.',

  'noise_level.found':
    'Ett område {place} har sannolikt suddats eller målats över. ' +
    'Jämför med originalet eller be om en ny bild. ' +
    'Porträttoskärpa och brusreducering i kameran ser likadana ut. Detaljer: ' +
    'det fina kornet från lika ljusa och detaljrika ställen saknas.',
  'noise_level.none':
    'Korn och skärpa ändras ingenstans som efter suddning eller övermålning. ' +
    'En liten eller mjukt inblandad redigering, eller en på ett slätt ställe, kan inte ses.',
  'noise_level.too_small': 'Bilden är för liten för att dess korn ska kunna jämföras del för del.',
  'noise_level.composed_medium':
    'Kornet har inte jämförts: skärmbilder och teckningar har inget kamerakorn.',

  'learned_fusion.found':
    'Ett område {place} har sannolikt redigerats. Jämför med originalet eller be om en ny bild. ' +
    'Porträttoskärpa, HDR och retuschering i kameran ser likadana ut. Detaljer: korn, skärpa ' +
    'och komprimering stämmer tillsammans inte med resten, jämfört med kända redigeringar.',
  'learned_fusion.none':
    'Korn, skärpa och komprimering stämmer överens i hela bilden. ' +
    'En liten redigering, eller en i en förminskad och omsparad kopia, kan inte ses.',
  'learned_fusion.too_small':
    'Bilden är för liten för att korn, skärpa och komprimering ska kunna jämföras del för del.',
  'learned_fusion.composed_medium':
    'Korn och komprimering har inte jämförts: skärmbilder består av många delar.',

  'small_text.typed_on_document':
    'Text {place} har sannolikt skrivits över. ' +
    'Jämför med originalhandlingen eller be butiken om en kopia. ' +
    'Ett formulär ifyllt på dator eller en skannerstämpel ser likadan ut. Detaljer: renare ' +
    'papper och skarpare bokstäver kring {words|ord|ord} än i övrigt tryck ({compared|ord|ord} ' +
    'jämförda).',
  'small_text.typed_on_photo':
    'Text {place} har sannolikt skrivits över. Jämför med originalet eller be om en ny bild. ' +
    'En bildtext eller etikett från ett program ser likadan ut. Detaljer: ' +
    '{words|ord|ord} på en enfärgad yta utan kamerakorn ({compared|ord|ord} jämförda).',
  'small_text.copied':
    'Bokstäver eller siffror {place} har sannolikt kopierats på sidan. ' +
    'Jämför med originalhandlingen eller be butiken om en kopia. ' +
    'En sida som ett program har ritat och som aldrig tryckts kan också upprepa bokstäver. ' +
    'Detaljer: ' +
    '{glyphs|bokstav eller siffra|bokstäver eller siffror} med samma papperskorn {other_place}; ' +
    'båda ställena är markerade.',
  'small_text.copied_over':
    'Bokstäver eller siffror {place} har sannolikt ersatts av kopior. ' +
    'Jämför med originalhandlingen eller be butiken om en kopia. ' +
    'En sida som ett program har ritat och som aldrig tryckts kan också upprepa bokstäver. ' +
    'Detaljer: {glyphs|bokstav eller siffra|bokstäver eller siffror} med samma papperskorn ' +
    '{other_place}, komprimerade på annat sätt än omgivningen.',
  'small_text.none':
    'Inget ord ser ut att ha skrivits eller kopierats in senare. ' +
    'Ord som gjorts oskarpa och fått korn kan inte ses.',
  'small_text.no_text': 'Ingen text hittades som kunde jämföras.',
  'small_text.composed_medium':
    'Överskriven text har inte kontrollerats: all text i skärmbilder är från ett program.',

  'model.found':
    'Ett område {place} har sannolikt redigerats enligt er egen modell. ' +
    'Jämför med originalet eller be om en ny bild. ' +
    'Modeller tar fel på bildtyper som de inte tränats på. Detaljer: ' +
    'sannolikhet {probability_percent}.',
  'model.none':
    'Er egen modell markerar inget område som redigerat. ' +
    'Den känner bara till de redigeringar den tränats på.',
  'model.failed':
    'Er egen modell svarade inte. Det gjorde de andra kontrollerna. Detaljer: {error}.',

  'engine.detector_failed': 'En kontroll blev inte klar; det blev de andra. Detaljer: {error}.',
} as const satisfies Dictionary;
