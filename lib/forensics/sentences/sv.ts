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
  'words.no_tool': 'inget program nämns',

  'analysis.nothing_found':
    'Inget tydligt tecken på redigering eller på att bilden är skapad av AI hittades. Det bevisar inte att det inte är så.',
  'analysis.no_edit_found':
    'Inget tydligt tecken på redigering hittades. Det bevisar inte att det inte är så. Om bilden är skapad av AI undersöktes inte.',
  'analysis.few_checks':
    'Inte bedömt: {looked} av {checks} kontroller av redigering såg på bilden, så av deras tystnad följer ingenting.',
  'analysis.small': 'Kan inte avgöras: bilden är liten ({size}), för lite att bedöma.',
  'analysis.strongly_compressed':
    'Kan inte avgöras: bilden är starkt komprimerad (kvalitet {quality}), och det suddar ut spår.',
  'analysis.not_from_camera':
    'Kan inte avgöras: bilden kommer inte direkt från en kamera, och kopior förlorar spår.',

  'provenance.credentials_ai':
    'Det signerade ursprungsintyget (Content Credentials, från {signer}) säger att bilden är skapad av en generativ AI ({tool}).',
  'provenance.credentials_ai_composite':
    'Det signerade ursprungsintyget (Content Credentials, från {signer}) säger att delar av bilden är skapade av en generativ AI ({tool}). En liten retuschering registreras på samma sätt som ett nytt föremål – se efter vad som har ändrats.',
  'provenance.credentials_ai_ingredient':
    'Det signerade ursprungsintyget (Content Credentials, från {signer}) nämner en bild skapad av en generativ AI ({tool}) bland det som den här är gjord av.',
  'provenance.credentials_ai_unverified':
    'Ursprungsintyget (Content Credentials) nämner en generativ AI ({tool}), men det kunde inte verifieras för den här filen, så det avgör ingenting ensamt.',
  'provenance.credentials_changed_after_signing':
    'Sannolikt redigerad – kontrollera det: filen stämmer inte längre med det som {signer} signerade, så den har ändrats efteråt. Ett program som bara har vridit, förminskat eller döpt om bilden kan också ha gjort det.',
  'provenance.credentials_broken':
    'Ursprungsintyget (Content Credentials, från {signer}) kan inte verifieras: själva intyget är ändrat eller skadat. Program som inte känner till Content Credentials skadar dem när de sparar en bild.',
  'provenance.credentials_unreadable':
    'Filen har ett ursprungsintyg (Content Credentials) som inte kunde verifieras; det säger i sig ingenting.',
  'provenance.credentials_valid':
    'Ursprungsintyget (Content Credentials) är oförändrat sedan {signer} signerade det ({tool}); undertecknaren finns på tillitslistan.',
  'provenance.credentials_untrusted':
    'Ursprungsintyget (Content Credentials) är oförändrat sedan det signerades, enligt certifikatet av {signer} ({tool}). Namnet har inte kontrollerats mot en tillitslista.',
  'provenance.credentials_expired':
    'Ursprungsintyget (Content Credentials) är oförändrat sedan det signerades, enligt certifikatet av {signer} ({tool}), men certifikatet har gått ut och ingen tidsstämpel visar att det gällde vid signeringen. Kamerors och programs certifikat går ut medan deras bilder finns kvar.',
  'provenance.credentials_stripped':
    'Filen säger att den har ett ursprungsintyg (Content Credentials), men det finns inte i den: den har haft ett, eller så förvaras det någon annanstans. Meddelandetjänster och webbplatser tar bort det, så det säger ingenting ensamt.',
  'provenance.credentials_broken_ingredient':
    'Ursprungsintyget (Content Credentials, från {signer}) är oförändrat, men det är inte intyget för en bild som den här är gjord av.',
  'provenance.source_type_ai':
    'Bildens metadata anger att den är skapad av en generativ AI ({tool}).',
  'provenance.source_type_ai_composite':
    'Bildens metadata anger att delar av den är skapade av en generativ AI ({tool}). En liten retuschering anges på samma sätt som ett nytt föremål – se efter vad som har ändrats.',
  'provenance.generator_text':
    'Filen innehåller inställningarna från en bildgenerator ({tool}, i "{field}").',
  'provenance.generator_named': 'Filen nämner en bildgenerator som upphov ({tool}, i "{field}").',
  'provenance.none':
    'Filen nämner ingen generativ AI. Det gör de flesta AI-bilder inte heller när de har sparats om.',

  'metadata.unreadable':
    'Filens uppbyggnad kunde inte läsas, så dess metadata har inte jämförts med bilden.',
  'metadata.camera_data_missing':
    'Filen innehåller inga kameradata. Meddelandetjänster och webbplatser tar bort dem, så det säger ingenting ensamt.',
  'metadata.camera_data_agree': 'Kameradata ({camera}) är fullständiga och stämmer med bilden.',
  'metadata.camera_data_incomplete':
    'Filen nämner en kamera ({camera}), men inte allt som kameror skriver (exponering, tid, storlek); det som finns stämmer med bilden.',
  'metadata.editor_named':
    'Filen sparades senast av {software}. Det är många orörda bilder också: efter vridning, beskärning eller export.',
  'metadata.size_differs':
    'Kameradata anger {camera_size} pixlar, bilden har {size}: den har beskurits eller skalats om efter att den togs. Meddelandetjänster och webbplatser gör så med alla bilder.',
  'metadata.thumbnail_shape_differs':
    'Den lilla förhandsbilden i filen ({thumbnail_size}) har en annan form än bilden ({size}): den har beskurits efter att den togs. Man beskär bilder av många skäl.',
  'metadata.saved_again':
    'Filen innehåller data från en kamera ({camera}), men är komprimerad så som vanliga program gör (kvalitet {quality}). Export och delning gör så utan att ändra det man ser, och det gör några få kameror också.',
  'metadata.changed_later':
    'Filen säger att den ändrades {days|dag|dagar} efter att bilden togs. Att vrida eller döpa om en bild kan sätta det datumet.',
  'metadata.taken_after_damage':
    'Bilden togs {taken}, {days|dag|dagar} efter skadan ({damage}). Det är vanligt för en bild av skadan, men den kan inte visa föremålet före den.',
  'metadata.taken_before_purchase':
    'Bilden togs {taken}, {days|dag|dagar} före det uppgivna köpet ({purchase}). En kameraklocka som aldrig ställts eller ett uppskattat köpdatum förklarar det också.',
  'metadata.place_stored': 'Filen innehåller platsen där bilden togs.',
  'metadata.animated': 'Filen är animerad; bara dess första bild har granskats.',

  'double_compression.found':
    'Sannolikt redigerad {place} – kontrollera det: bilden har sparats som JPEG minst två gånger, det här området bara en, som om det har kommit till eller målats över däremellan (styrka {strength}, markeras från 20). En bildtext eller en logotyp som ett program har satt dit lämnar samma spår.',
  'double_compression.found_lossless':
    'Sannolikt redigerad {place} – kontrollera det: bilden var en JPEG innan den blev den här filen, det var inte det här området (styrka {strength}, markeras från 20). En bildtext eller en logotyp som ett program har satt dit lämnar samma spår.',
  'double_compression.consistent':
    'Bilden har sparats som JPEG förut, och alla delar som kan bedömas visar samma historia ({frequencies|mönster|mönster} jämförda).',
  'double_compression.once':
    'Ingen tidigare komprimering syns, så JPEG-historien säger ingenting om redigering.',
  'double_compression.too_small':
    'Bilden är för liten för att dess JPEG-historia ska kunna jämföras del för del.',
  'double_compression.unreadable':
    'JPEG-data kunde inte läsas fullständigt, så historien har inte jämförts.',
  'double_compression.other_channels':
    'JPEG-filen lagrar tryckfärger (CMYK) eller ljusstyrkan i lägre upplösning, så historien har inte jämförts.',
  'double_compression.composed_medium':
    'Skärmbilder och teckningar är sammansatta av delar med olika historia, så de har inte jämförts.',

  'shifted_compression.found':
    'Sannolikt inklistrad {place} – kontrollera det: området har tidigare sparats som JPEG, med block om 8 × 8 pixlar som ligger {shift_x} och {shift_y} bredvid den här filens, och resten av bilden visar inget sådant ({frequencies|mönster|mönster} jämförda). Ett collage, en stämpel eller en ram från ett program lämnar samma spår.',
  'shifted_compression.missing':
    'Sannolikt redigerad {place} – kontrollera det: bilden har beskurits ur en äldre JPEG, vars block låg {shift_x} och {shift_y} bredvid den här filens, men området visar inget av det ({frequencies|mönster|mönster} jämförda). En text eller en logotyp som ett program har satt dit lämnar samma spår.',
  'shifted_compression.cropped':
    'Hela bilden har beskurits ur en äldre JPEG (dess block låg {shift_x} och {shift_y} bredvid den här filens), och alla delar som kan bedömas visar det. Ägare beskär bilder av många skäl.',
  'shifted_compression.none':
    'Ingen del av bilden visar en tidigare JPEG-komprimering på andra block än den här filens. En som var finare än den sista syns inte.',
  'shifted_compression.too_small':
    'Bilden är för liten för att leta efter en tidigare komprimering på andra block.',
  'shifted_compression.composed_medium':
    'Skärmbilder och teckningar är sammansatta av delar med olika historia, så ingen tidigare komprimering på andra block har sökts.',

  'foreign_grid.found':
    'Sannolikt inklistrad {place} – kontrollera det: en JPEG består av block om 8 × 8 pixlar, och blocken i det här området ligger inte där resten av bilden har sina (förskjutna {shift_x} och {shift_y}; {votes} av {cells} ställen är överens). Ett collage, en stämpel eller en ram från ett program lämnar samma spår.',
  'foreign_grid.part_compressed':
    'Sannolikt inklistrad {place} – kontrollera det: det här området har en gång komprimerats som JPEG, det har inte resten ({votes} av {cells} ställen är överens). En bild som har lagts på en sida eller en duk ser likadan ut.',
  'foreign_grid.none':
    'Alla delar av bilden passar ett och samma rutnät av JPEG-block. Det skulle en del som klistrats in exakt på rutnätet eller skalats om också göra.',
  'foreign_grid.no_grid':
    'Ingen del av bilden bär blockrutnätet från en tidigare JPEG-komprimering.',
  'foreign_grid.recompressed':
    'Bildens JPEG-komprimering är för stark (medelsteg {step}) för att tidigare blockrutnät ska synas.',
  'foreign_grid.composed_medium':
    'Ett område {place} har ett eget rutnät av JPEG-block. Det är vanligt på skärmbilder och teckningar: de är sammansatta av bilder.',
  'foreign_grid.too_small': 'Bilden är för liten för att leta efter rutnät av JPEG-block.',

  'copy_move.found':
    'Sannolikt kopierad inom bilden – kontrollera det: området {place} och ett {other_place} är lika ända ner i kornet ({same} av {judged} ställen; vridet {turned_deg}°, storlek {scale_percent}). Vilket av dem som är originalet framgår inte av detta, så båda är markerade. Panoramafunktioner och datortryckta mönster kan också upprepa ett område.',
  'copy_move.only_alike':
    'Några saker på bilden liknar varandra, men var och en har sitt eget korn, som verkliga saker som upprepas har.',
  'copy_move.repeats':
    'Så mycket i bilden upprepas att bara de tydligaste ställena jämfördes, och de är inte lika ända ner i kornet eller är ritade. En yta som upprepas av sig själv (kakel, tyg, ett mönster) är inget tecken på redigering, men en kopia i den kan ha missats.',
  'copy_move.none':
    'Inget område av bilden återfanns någon annanstans i den. En kopia i ett slätt eller mycket litet område syns inte.',
  'copy_move.drawn':
    'Tecknad text och symboler upprepas av naturliga skäl, så lika områden bevisar ingenting här.',
  'copy_move.too_little_texture':
    'Bilden är för liten eller för slät för att leta efter kopierade områden.',

  'noise_level.found':
    'Sannolikt suddad eller övermålad {place} – kontrollera det: området saknar det fina korn som lika ljusa och lika kontrastrika ställen runt omkring har, som efter en oskärpa, en fyllning eller en retuscheringspensel. Porträttoskärpa och brusreducering i kameran kan se likadana ut.',
  'noise_level.none':
    'Fint korn och skärpa ändras ingenstans så tvärt som efter suddning eller övermålning. En liten eller mjukt inblandad redigering, eller en på ett slätt ställe, syns inte.',
  'noise_level.too_small': 'Bilden är för liten för att dess korn ska kunna jämföras del för del.',
  'noise_level.composed_medium':
    'Skärmbilder och teckningar har inget korn från en kamera, så det jämfördes inte.',

  'learned_fusion.found':
    'Sannolikt redigerad {place} – kontrollera: korn, skärpa och komprimering i området stämmer tillsammans inte med resten av bilden, enligt vad jämförelsen har lärt sig av många kända redigeringar. Kraftig lokal bearbetning i kameran – porträttoskärpa, HDR, en retuscheringsfunktion – kan se likadan ut.',
  'learned_fusion.none':
    'Sammantaget stämmer korn, skärpa och komprimering i hela bilden. En liten redigering, eller en i en kopia som har förminskats och sparats på nytt, syns inte.',
  'learned_fusion.too_small':
    'Bilden är för liten för att korn, skärpa och komprimering ska kunna jämföras del för del.',
  'learned_fusion.composed_medium':
    'Skärmbilder och teckningar är sammansatta av delar av olika slag, så korn och komprimering jämfördes inte.',

  'small_text.typed_on_document':
    'Sannolikt överskriven {place} – kontrollera det: kring {words|ord|ord} är papperet där renare och bokstäverna har skarpare kanter än det övriga trycket ({compared|ord|ord} jämförda), som om ett program hade raderat och skrivit. Ett formulär som fyllts i på dator eller en stämpel från skanningsprogrammet lämnar samma spår.',
  'small_text.typed_on_photo':
    'Sannolikt överskriven {place} – kontrollera det: {words|ord står|ord står} där på en yta av en enda jämn färg, där en kamera ser korn på varje yta ({compared|ord|ord} jämförda). En bildtext eller en etikett från ett program lämnar samma spår.',
  'small_text.copied':
    'Sannolikt kopierad inom sidan – kontrollera det: {glyphs|bokstav eller siffra|bokstäver eller siffror} {place} och {other_place} är lika ända ner i papperets korn, vilket två tryck av samma bokstav inte är. Vilka av dem som är originalet framgår inte av detta, så båda är markerade. En sida som ett program har ritat och som aldrig har tryckts kan också upprepa sina bokstäver.',
  'small_text.copied_over':
    'Sannolikt övertäckt {place} – kontrollera det: {glyphs|bokstav eller siffra|bokstäver eller siffror} där är desamma som {other_place} ända ner i papperets korn, vilket två tryck av samma bokstav inte är, och stället har komprimerats på annat sätt än sin omgivning. En sida som ett program har ritat och som aldrig har tryckts kan också upprepa sina bokstäver.',
  'small_text.none':
    'Inget ord skiljer sig från de andra som om det hade skrivits eller kopierats in senare. Ord som har gjorts oskarpa och fått korn syns inte.',
  'small_text.no_text': 'Ingen text hittades som kunde jämföras.',
  'small_text.composed_medium':
    'På skärmbilder och teckningar kommer all text från ett program, så överskrivna ord söktes inte.',

  'model.found':
    'Sannolikt redigerad {place} – kontrollera det: modellen som tjänsten är inställd med markerar området (sannolikhet {probability_percent}). En sådan modell tar fel på bildtyper som den inte är gjord med.',
  'model.none':
    'Modellen som tjänsten är inställd med markerar inget område som redigerat. Den känner bara till de slags redigeringar som den är gjord med.',
  'model.failed':
    'Modellen som tjänsten är inställd med svarade inte ({error}); de andra kontrollerna gjorde det.',

  'engine.detector_failed': 'En kontroll kunde inte slutföras ({error}); de andra slutfördes.',
} as const satisfies Dictionary;
