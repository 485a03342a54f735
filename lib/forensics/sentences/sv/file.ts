const compare = 'Jämför med originalet eller be om en ny bild.';
const newPhoto = 'Be om en ny bild av föremålet.';
const checkChange = 'Kontrollera vad som har ändrats eller be om en ny bild.';
const original = 'Be om originalfilen.';
const shops = 'Butiker och reklam använder också sådana bilder.';
const retouch = 'En liten retuschering registreras på samma sätt som ett nytt föremål.';

export const file = {
  'provenance.credentials_ai': {
    headline: 'Filen är signerad som skapad av AI.',
    advice: newPhoto,
    innocent: shops,
    details: 'Content Credentials från {signer}, program {tool}.',
  },
  'provenance.credentials_ai_composite': {
    headline: 'Filen är signerad som delvis skapad av AI.',
    advice: checkChange,
    innocent: retouch,
    details: 'Content Credentials från {signer}, program {tool}.',
  },
  'provenance.credentials_ai_ingredient': {
    headline: 'En AI-skapad bild ingår i den här bilden.',
    advice: compare,
    innocent: 'En AI-skapad bakgrund eller logotyp registreras på samma sätt.',
    details: 'Content Credentials från {signer}, program {tool}.',
  },
  'provenance.credentials_ai_unverified': {
    headline: 'Filen nämner ett AI-program, men signaturen kunde inte bekräftas.',
    advice: original,
    innocent: 'Ensamt avgör det ingenting.',
    details: 'Content Credentials, program {tool}.',
  },
  'provenance.credentials_changed_after_signing': {
    headline: 'Filen har ändrats efter att den signerades.',
    advice: compare,
    innocent: 'Ett program som bara har vridit eller förminskat bilden kan vara orsaken.',
    details: 'Bilden stämmer inte längre med Content Credentials från {signer}.',
  },
  'provenance.credentials_broken': {
    headline: 'Filens signatur är skadad eller ändrad.',
    advice: original,
    innocent: 'Program som inte stöder den skadar den ofta när de sparar.',
    details: 'Content Credentials från {signer}.',
  },
  'provenance.credentials_unreadable': {
    headline: 'Filens signatur kunde inte bekräftas.',
    innocent: 'Ensamt säger det ingenting.',
  },
  'provenance.credentials_valid': {
    headline: 'Filen är oförändrad sedan den signerades.',
    details: 'Content Credentials från {signer}, program {tool}, undertecknaren på tillitslistan.',
  },
  'provenance.credentials_untrusted': {
    headline: 'Filen är oförändrad sedan den signerades; undertecknaren är inte kontrollerad.',
    details: 'Content Credentials från {signer}, program {tool}, ingen tillitslista.',
  },
  'provenance.credentials_expired': {
    headline: 'Filen är oförändrad sedan den signerades, men certifikatet har gått ut.',
    innocent: 'Kamerors certifikat går ofta ut innan bilderna används.',
    details: 'Content Credentials från {signer}, program {tool}, utan tidsstämpel.',
  },
  'provenance.credentials_stripped': {
    headline: 'Signaturen har tagits bort från filen eller lagras någon annanstans.',
    innocent: 'Meddelandetjänster och webbplatser tar bort den.',
  },
  'provenance.credentials_broken_ingredient': {
    headline: 'En bild som den här är gjord av har en skadad signatur.',
    details: 'Den här filens egna Content Credentials, från {signer}, är intakta.',
  },
  'provenance.source_type_ai': {
    headline: 'Filen anger att den är skapad av AI.',
    advice: newPhoto,
    innocent: shops,
    details: 'Metadata, program {tool}.',
  },
  'provenance.source_type_ai_composite': {
    headline: 'Filen anger att delar av den är skapade av AI.',
    advice: checkChange,
    innocent: retouch,
    details: 'Metadata, program {tool}.',
  },
  'provenance.generator_text': {
    headline: 'Filen innehåller inställningar från en AI-bildgenerator.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generator {tool}, i ”{field}”.',
  },
  'provenance.generator_named': {
    headline: 'Filen anger en AI-bildgenerator som upphov.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generator {tool}, i ”{field}”.',
  },
  'provenance.visible_mark': {
    headline: 'Bilden bär det synliga märket från Googles AI.',
    advice: newPhoto,
    innocent: 'Gemini sätter det även på foton som bara har ändrats.',
    details: 'En blek fyruddig stjärna i nedre högra hörnet ({likeness_percent} likhet).',
  },
  'provenance.colour_bar': {
    headline: 'Bilden bär det synliga märket från OpenAI:s DALL·E.',
    advice: newPhoto,
    innocent: 'DALL·E sätter det även på foton som bara har ändrats.',
    details: 'En rand i fem färger i nedre högra hörnet.',
  },
  'provenance.none': {
    headline: 'Filen nämner inget AI-program.',
    details: 'Det gör de flesta AI-bilder inte heller när de har sparats om.',
  },

  'metadata.unreadable': {
    headline: 'Filens kamerauppgifter kunde inte läsas.',
    details: 'Metadata har inte jämförts med bilden.',
  },
  'metadata.camera_data_missing': {
    headline: 'Filen innehåller inga kamerauppgifter.',
    innocent: 'Meddelandetjänster och webbplatser tar bort dem.',
  },
  'metadata.straight_from_camera': {
    headline: 'Filen och finstrukturen är som i ett foto direkt från en kamera.',
    details: 'Kamera: {camera}. Det talar för filen, inte för det som fotot visar.',
  },
  'metadata.no_camera_traces': {
    headline: 'Kamerauppgifterna stämmer med filen, men finstrukturen är inte en kameras.',
    innocent:
      'Att förminska ett foto eller redigera det kraftigt har samma verkan; det har vissa kameror också.',
    details: 'Kamera: {camera}.',
  },
  'metadata.camera_data_agree': {
    headline: 'Kamerauppgifterna är fullständiga och stämmer med bilden.',
    details: 'Kamera: {camera}.',
  },
  'metadata.camera_data_incomplete': {
    headline: 'Kamerauppgifterna är ofullständiga men stämmer med bilden.',
    details: 'Kamera: {camera}; exponering, tid eller storlek saknas.',
  },
  'metadata.editor_named': {
    headline: 'Filen sparades senast av ett bildprogram.',
    innocent: 'Det händer också när en orörd bild vrids, beskärs eller exporteras.',
    details: 'Program: {software}.',
  },
  'metadata.size_differs': {
    headline: 'Bilden har beskurits eller fått ny storlek efter att den togs.',
    innocent: 'Meddelandetjänster och webbplatser gör så med alla bilder.',
    details: 'Kameran angav {camera_size} pixlar, filen har {size}.',
  },
  'metadata.thumbnail_shape_differs': {
    headline: 'Bilden har beskurits efter att den togs.',
    innocent: 'Man beskär bilder av många skäl.',
    details: 'Förhandsbilden i filen är {thumbnail_size}, bilden {size}.',
  },
  'metadata.saved_again': {
    headline: 'Bilden har sparats på nytt efter att den togs.',
    innocent: 'Export och delning gör så utan att ändra den, och några få kameror också.',
    details: 'Kamera: {camera}; komprimerad som av ett vanligt program, kvalitet {quality}.',
  },
  'metadata.changed_later': {
    headline: 'Filen ändrades {days|dag|dagar} efter att bilden togs.',
    innocent: 'Vridning eller namnbyte kan sätta det datumet.',
  },
  'metadata.taken_after_damage': {
    headline: 'Bilden togs {days|dag|dagar} efter skadan.',
    innocent: 'Det är vanligt för en bild av skadan, men den kan inte visa föremålet före den.',
    details: 'Tagen {taken}, skada {damage}.',
  },
  'metadata.taken_in_future': {
    headline: 'Kameradatumet är {days|dag|dagar} efter att filen kom in och kan inte stämma.',
    advice: 'Fråga när bilden togs.',
    innocent: 'Oftast går kamerans klocka fel.',
    details: 'Kameradatum {taken}, mottagen {received}.',
  },
  'metadata.taken_before_purchase': {
    headline: 'Bilden togs {days|dag|dagar} före det uppgivna köpet.',
    advice: 'Kontrollera köpdatumet mot kvittot.',
    innocent: 'En kameraklocka som aldrig ställts eller ett uppskattat datum förklarar det också.',
    details: 'Tagen {taken}, uppgivet köp {purchase}.',
  },
  'metadata.place_stored': {
    headline: 'Filen innehåller platsen där bilden togs.',
  },
  'metadata.animated': {
    headline: 'Filen är animerad; bara dess första bild har kontrollerats.',
  },
} as const;
