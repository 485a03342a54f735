const compare = 'Jämför med originalet eller be om en ny bild.';
const compareDocument = 'Jämför med originalhandlingen eller be butiken om en kopia.';
const caption = 'En bildtext eller logotyp från ett program ser likadan ut.';
const collage = 'Ett collage, en stämpel eller en ram från ett program ser likadan ut.';
const drawnPage =
  'En sida som ett program har ritat och som aldrig tryckts kan också upprepa tecken.';
const tooSmallForParts = 'Bilden är för liten för att leta efter inklistrade delar.';
const madeOfParts =
  'Tillagda delar har inte kontrollerats: skärmbilder och teckningar är hopsatta.';

export const pixels = {
  'double_compression.found': {
    headline: 'Ett område {place} har sannolikt lagts till i efterhand.',
    advice: compare,
    innocent: caption,
    details:
      'Dubbel JPEG-komprimering utanför området, enkel innanför (styrka {strength}, gräns 20).',
  },
  'double_compression.found_lossless': {
    headline: 'Ett område {place} har sannolikt lagts till i efterhand.',
    advice: compare,
    innocent: caption,
    details: 'Resten har varit JPEG, det har inte området (styrka {strength}, gräns 20).',
  },
  'double_compression.consistent': {
    headline: 'Alla delar av bilden har sparats lika många gånger.',
    details: 'JPEG-historik: {frequencies|mönster|mönster} jämförda.',
  },
  'double_compression.once': {
    headline: 'Bilden visar inte om delar har lagts till i efterhand.',
    details: 'Ingen tidigare JPEG-komprimering syns.',
  },
  'double_compression.too_small': {
    headline: 'Bilden är för liten för att leta efter tillagda delar.',
  },
  'double_compression.unreadable': {
    headline: 'Tillagda delar har inte kontrollerats: filen kunde inte läsas helt.',
    details: 'JPEG-data är ofullständiga.',
  },
  'double_compression.other_channels': {
    headline: 'Tillagda delar har inte kontrollerats: filtypen stöds inte.',
    details: 'JPEG med tryckfärger (CMYK) eller ljusstyrka i lägre upplösning.',
  },
  'double_compression.composed_medium': { headline: madeOfParts },

  'shifted_compression.found': {
    headline: 'Ett område {place} har sannolikt klistrats in från en annan bild.',
    advice: compare,
    innocent: collage,
    details:
      'Tidigare JPEG-komprimering med 8 × 8-block förskjutna {shift_x} och {shift_y} bara i området ({frequencies|mönster|mönster} jämförda).',
  },
  'shifted_compression.missing': {
    headline: 'Ett område {place} har sannolikt lagts till i efterhand.',
    advice: compare,
    innocent: caption,
    details:
      'Resten visar en äldre JPEG-komprimering förskjuten {shift_x} och {shift_y}, det gör inte området ({frequencies|mönster|mönster} jämförda).',
  },
  'shifted_compression.cropped': {
    headline: 'Hela bilden har beskurits ur en större bild.',
    innocent: 'Man beskär bilder av många skäl.',
    details:
      'Blocken från en äldre JPEG-komprimering är förskjutna {shift_x} och {shift_y} överallt.',
  },
  'shifted_compression.none': {
    headline: 'Ingen del ser ut att komma från en annan bild.',
    details:
      'Ingen äldre JPEG-komprimering på förskjutna block; en som är finare än den sista syns inte.',
  },
  'shifted_compression.too_small': { headline: tooSmallForParts },
  'shifted_compression.composed_medium': { headline: madeOfParts },

  'foreign_grid.found': {
    headline: 'Ett område {place} har sannolikt klistrats in från en annan bild.',
    advice: compare,
    innocent: collage,
    details:
      'Områdets 8 × 8-JPEG-block är förskjutna {shift_x} och {shift_y} ({votes} av {cells} ställen stämmer överens).',
  },
  'foreign_grid.part_compressed': {
    headline: 'Ett område {place} har sannolikt klistrats in från en annan bild.',
    advice: compare,
    innocent: 'En bild som har lagts på en sida ser likadan ut.',
    details:
      'Området har komprimerats som JPEG, det har inte resten ({votes} av {cells} ställen stämmer överens).',
  },
  'foreign_grid.none': {
    headline: 'Ingen del ser ut att komma från en annan bild.',
    details:
      'Alla delar passar ett och samma rutnät av JPEG-block; det skulle en del som klistrats in exakt på det eller skalats om också göra.',
  },
  'foreign_grid.no_grid': {
    headline: 'Ingen del ser ut att komma från en annan bild.',
    details: 'Ingen del visar blockrutnätet från en tidigare JPEG-komprimering.',
  },
  'foreign_grid.recompressed': {
    headline: 'Bilden har tappat för många detaljer för att leta efter inklistrade delar.',
    details: 'För hård JPEG-komprimering, medelsteg {step}.',
  },
  'foreign_grid.composed_medium': {
    headline: 'Ett område {place} har tidigare varit en egen bild.',
    innocent: 'Det är vanligt i skärmbilder och teckningar: de innehåller bilder.',
    details: 'Det har ett eget rutnät av JPEG-block.',
  },
  'foreign_grid.print': {
    headline: 'Inklistrade delar har inte kontrollerats: bilden visar ett tryck.',
    details: 'Tryckets punkter döljer blockrutnätet från en tidigare JPEG-komprimering.',
  },
  'foreign_grid.too_small': { headline: tooSmallForParts },

  'copy_move.found': {
    headline: 'Området {place} har sannolikt kopierats inom bilden.',
    advice: compare,
    innocent: 'Panoramafunktioner och tryckta mönster kan också upprepa ett område.',
    details:
      'Samma korn {other_place} på {same} av {judged} ställen (vridet {turned_deg}°, storlek {scale_percent}); båda är markerade.',
  },
  'copy_move.only_alike': {
    headline: 'Några saker i bilden liknar varandra, men ingen är en kopia.',
    details: 'Kornet är olika, som hos verkliga saker.',
  },
  'copy_move.repeats': {
    headline: 'Mycket upprepas; ingen kopia hittades på de tydligaste ställena.',
    innocent: 'Kakel, tyg och mönster upprepas av sig själva.',
    details: 'Bara de tydligaste ställena jämfördes; en kopia på andra ställen kan ha missats.',
  },
  'copy_move.none': {
    headline: 'Inget område i bilden förekommer två gånger.',
    details: 'En kopia i ett slätt eller mycket litet område kan inte ses.',
  },
  'copy_move.print': {
    headline: 'Tryckta ord eller streck liknar varandra, men inget av dem tyder på en kopia.',
    details: 'Tryck av samma ord har inget eget korn att jämföra.',
  },
  'copy_move.drawn': {
    headline: 'Kopior har inte kontrollerats: tecknad text och symboler upprepas alltid.',
  },
  'copy_move.too_little_texture': {
    headline: 'Bilden är för liten eller för slät för att leta efter kopierade områden.',
  },

  'noise_level.found': {
    headline: 'Ett område {place} har sannolikt gjorts oskarpt eller målats över.',
    advice: compare,
    innocent: 'Porträttläge och utjämning i kameran ser likadana ut.',
    details: 'Det fina kornet från lika ljusa och detaljrika ställen saknas.',
  },
  'noise_level.none': {
    headline: 'Inget område ser ut att ha gjorts oskarpt eller målats över.',
    details:
      'Korn och skärpa har jämförts; en liten eller mjukt inblandad redigering, eller en på ett slätt ställe, kan inte ses.',
  },
  'noise_level.too_small': {
    headline: 'Bilden är för liten för att leta efter övermålade områden.',
  },
  'noise_level.print': {
    headline: 'Övermålning har inte kontrollerats: bilden visar ett tryck.',
    details: 'Tryckets punkter döljer kornet.',
  },
  'noise_level.composed_medium': {
    headline: 'Övermålning har inte kontrollerats: det kräver en bild från en kamera.',
    details: 'Skärmbilder och teckningar har inget kamerakorn.',
  },

  'learned_fusion.found': {
    headline: 'Ett område {place} har sannolikt redigerats.',
    advice: compare,
    innocent: 'Porträttläge, HDR och retuschering i kameran ser likadana ut.',
    details:
      'Korn, skärpa och komprimering stämmer tillsammans inte med resten, jämfört med kända redigeringar.',
  },
  'learned_fusion.none': {
    headline: 'Inget område avviker från resten som redigerade områden gör.',
    details:
      'Korn, skärpa och komprimering har jämförts; en liten redigering, eller en i en förminskad kopia, kan inte ses.',
  },
  'learned_fusion.too_small': {
    headline: 'Bilden är för liten för att jämföra dess delar.',
  },
  'learned_fusion.print': {
    headline: 'Delarna har inte jämförts: bilden visar ett tryck.',
    details: 'Tryckets punkter döljer korn och komprimering.',
  },
  'learned_fusion.composed_medium': {
    headline: 'Delarna har inte jämförts: skärmbilder är hopsatta av många delar.',
  },

  'small_text.typed_on_document': {
    headline: 'Text {place} har sannolikt skrivits över.',
    advice: compareDocument,
    innocent: 'Ett formulär ifyllt på dator eller en skannerstämpel ser likadan ut.',
    details:
      'Renare papper och skarpare bokstäver kring {words|ord|ord} än i övrigt tryck ({compared|ord|ord} jämförda).',
  },
  'small_text.typed_on_photo': {
    headline: 'Text {place} har sannolikt skrivits över.',
    advice: compare,
    innocent: 'En bildtext eller etikett från ett program ser likadan ut.',
    details: 'En enfärgad yta utan kamerakorn kring {words|ord|ord} ({compared|ord|ord} jämförda).',
  },
  'small_text.copied': {
    headline: 'Bokstäver eller siffror {place} har sannolikt kopierats på sidan.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'Samma papperskorn {other_place} för {glyphs|bokstav eller siffra|bokstäver eller siffror}; båda ställena är markerade.',
  },
  'small_text.copied_over': {
    headline: 'Bokstäver eller siffror {place} har sannolikt ersatts av kopior.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'Samma papperskorn {other_place} för {glyphs|bokstav eller siffra|bokstäver eller siffror}, komprimerade på annat sätt än omgivningen.',
  },
  'small_text.none': {
    headline: 'Inget ord ser ut att ha skrivits eller kopierats in i efterhand.',
    details: 'Ord som gjorts oskarpa och fått korn kan inte ses.',
  },
  'small_text.no_text': { headline: 'Ingen text hittades som kan jämföras.' },
  'small_text.composed_medium': {
    headline: 'Överskriven text har inte kontrollerats: text i skärmbilder är från program.',
  },

  'model.found': {
    headline: 'Ett område {place} har sannolikt redigerats enligt er egen modell.',
    advice: compare,
    innocent: 'Modeller tar fel på bildtyper som de inte tränats på.',
    details: 'Sannolikhet {probability_percent}.',
  },
  'model.none': {
    headline: 'Er egen modell markerar inget område som redigerat.',
    details: 'Den känner bara till de redigeringar den tränats på.',
  },
  'model.failed': {
    headline: 'Er egen modell svarade inte; det gjorde de andra kontrollerna.',
    details: 'Fel: {error}.',
  },

  'engine.detector_failed': {
    headline: 'En kontroll blev inte klar; det blev de andra.',
    details: 'Fel: {error}.',
  },
} as const;
