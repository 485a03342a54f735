const compare = 'Sammenlign med originalen, eller be om et nytt bilde.';
const newPhoto = 'Be om et nytt bilde av gjenstanden.';
const checkChange = 'Kontroller hva som er endret, eller be om et nytt bilde.';
const original = 'Be om originalfilen.';
const shops = 'Butikker og reklame bruker også slike bilder.';
const retouch = 'En liten retusjering registreres på samme måte som en ny gjenstand.';

export const file = {
  'provenance.credentials_ai': {
    headline: 'Filen er signert som laget av KI.',
    advice: newPhoto,
    innocent: shops,
    details: 'Content Credentials fra {signer}, program {tool}.',
  },
  'provenance.credentials_ai_composite': {
    headline: 'Filen er signert som delvis laget av KI.',
    advice: checkChange,
    innocent: retouch,
    details: 'Content Credentials fra {signer}, program {tool}.',
  },
  'provenance.credentials_ai_ingredient': {
    headline: 'Et KI-laget bilde inngår i dette bildet.',
    advice: compare,
    innocent: 'En KI-laget bakgrunn eller logo registreres på samme måte.',
    details: 'Content Credentials fra {signer}, program {tool}.',
  },
  'provenance.credentials_ai_unverified': {
    headline: 'Filen nevner et KI-program, men signaturen kunne ikke bekreftes.',
    advice: original,
    innocent: 'Alene avgjør det ingenting.',
    details: 'Content Credentials, program {tool}.',
  },
  'provenance.credentials_changed_after_signing': {
    headline: 'Filen er endret etter at den ble signert.',
    advice: compare,
    innocent: 'Et program som bare har dreid eller forminsket bildet, kan være årsaken.',
    details: 'Bildet stemmer ikke lenger med Content Credentials fra {signer}.',
  },
  'provenance.credentials_broken': {
    headline: 'Signaturen i filen er skadet eller endret.',
    advice: original,
    innocent: 'Programmer som ikke støtter den, skader den ofte når de lagrer.',
    details: 'Content Credentials fra {signer}.',
  },
  'provenance.credentials_unreadable': {
    headline: 'Signaturen i filen kunne ikke bekreftes.',
    innocent: 'Alene sier det ingenting.',
  },
  'provenance.credentials_valid': {
    headline: 'Filen er uendret siden den ble signert.',
    details: 'Content Credentials fra {signer}, program {tool}, underskriver på tillitslisten.',
  },
  'provenance.credentials_untrusted': {
    headline: 'Filen er uendret siden den ble signert; underskriveren er ikke kontrollert.',
    details: 'Content Credentials fra {signer}, program {tool}, ingen tillitsliste.',
  },
  'provenance.credentials_expired': {
    headline: 'Filen er uendret siden den ble signert, men sertifikatet er utløpt.',
    innocent: 'Sertifikatene til kameraer utløper ofte før bildene brukes.',
    details: 'Content Credentials fra {signer}, program {tool}, uten tidsstempel.',
  },
  'provenance.credentials_stripped': {
    headline: 'Signaturen er fjernet fra filen eller lagret et annet sted.',
    innocent: 'Meldingstjenester og nettsteder fjerner den.',
  },
  'provenance.credentials_broken_ingredient': {
    headline: 'Et bilde som dette er laget av, har en skadet signatur.',
    details: 'Denne filens egne Content Credentials, fra {signer}, er intakte.',
  },
  'provenance.source_type_ai': {
    headline: 'Filen oppgir at den er laget av KI.',
    advice: newPhoto,
    innocent: shops,
    details: 'Metadata, program {tool}.',
  },
  'provenance.source_type_ai_composite': {
    headline: 'Filen oppgir at deler av den er laget av KI.',
    advice: checkChange,
    innocent: retouch,
    details: 'Metadata, program {tool}.',
  },
  'provenance.generator_text': {
    headline: 'Filen inneholder innstillinger fra en KI-bildegenerator.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generator {tool}, i «{field}».',
  },
  'provenance.generator_named': {
    headline: 'Filen oppgir en KI-bildegenerator som opphav.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generator {tool}, i «{field}».',
  },
  'provenance.visible_mark': {
    headline: 'Bildet bærer det synlige merket til Googles KI.',
    advice: newPhoto,
    innocent: 'Gemini setter det også på bilder som bare er endret.',
    details: 'En blek firtakket stjerne i nedre høyre hjørne ({likeness_percent} likhet).',
  },
  'provenance.colour_bar': {
    headline: 'Bildet bærer det synlige merket til OpenAIs DALL·E.',
    advice: newPhoto,
    innocent: 'DALL·E setter det også på bilder som bare er endret.',
    details: 'En stripe i fem farger i nedre høyre hjørne.',
  },
  'provenance.none': {
    headline: 'Filen nevner ikke noe KI-program.',
    details: 'Det gjør de fleste KI-bilder heller ikke når de er lagret på nytt.',
  },

  'metadata.unreadable': {
    headline: 'Kameraopplysningene i filen kunne ikke leses.',
    details: 'Metadataene er ikke sammenlignet med bildet.',
  },
  'metadata.camera_data_missing': {
    headline: 'Filen inneholder ingen kameraopplysninger.',
    innocent: 'Meldingstjenester og nettsteder fjerner dem.',
  },
  'metadata.straight_from_camera': {
    headline: 'Fil og finstruktur er som i et foto rett fra et kamera.',
    details: 'Kamera: {camera}. Det taler for filen, ikke for det bildet viser.',
  },
  'metadata.no_camera_traces': {
    headline: 'Kameraopplysningene stemmer med filen, men finstrukturen er ikke et kameras.',
    innocent:
      'Å forminske et bilde eller redigere det kraftig har samme virkning; det har noen kameraer også.',
    details: 'Kamera: {camera}.',
  },
  'metadata.camera_data_agree': {
    headline: 'Kameraopplysningene er fullstendige og stemmer med bildet.',
    details: 'Kamera: {camera}.',
  },
  'metadata.camera_data_incomplete': {
    headline: 'Kameraopplysningene er ufullstendige, men stemmer med bildet.',
    details: 'Kamera: {camera}; eksponering, tid eller størrelse mangler.',
  },
  'metadata.editor_named': {
    headline: 'Filen er sist lagret av et bildeprogram.',
    innocent: 'Det skjer også når et urørt bilde dreies, beskjæres eller eksporteres.',
    details: 'Program: {software}.',
  },
  'metadata.size_differs': {
    headline: 'Bildet er beskåret eller skalert etter at det ble tatt.',
    innocent: 'Meldingstjenester og nettsteder gjør det med alle bilder.',
    details: 'Kameraet oppga {camera_size} piksler, filen har {size}.',
  },
  'metadata.thumbnail_shape_differs': {
    headline: 'Bildet er beskåret etter at det ble tatt.',
    innocent: 'Folk beskjærer bilder av mange grunner.',
    details: 'Forhåndsbildet i filen er {thumbnail_size}, bildet {size}.',
  },
  'metadata.saved_again': {
    headline: 'Bildet er lagret på nytt etter at det ble tatt.',
    innocent: 'Eksport og deling gjør det uten å endre det, og noen få kameraer også.',
    details: 'Kamera: {camera}; komprimert som av et vanlig program, kvalitet {quality}.',
  },
  'metadata.changed_later': {
    headline: 'Filen er endret {days|dag|dager} etter at bildet ble tatt.',
    innocent: 'Dreiing eller nytt navn kan sette den datoen.',
  },
  'metadata.taken_after_damage': {
    headline: 'Bildet er tatt {days|dag|dager} etter skaden.',
    innocent: 'Det er vanlig for et bilde av skaden, men det kan ikke vise gjenstanden før den.',
    details: 'Tatt {taken}, skade {damage}.',
  },
  'metadata.taken_in_future': {
    headline: 'Kameradatoen er {days|dag|dager} etter at filen kom inn, og kan ikke stemme.',
    advice: 'Spør når bildet ble tatt.',
    innocent: 'Som regel er kameraklokken stilt feil.',
    details: 'Kameradato {taken}, mottatt {received}.',
  },
  'metadata.taken_before_purchase': {
    headline: 'Bildet er tatt {days|dag|dager} før det oppgitte kjøpet.',
    advice: 'Kontroller kjøpsdatoen mot kvitteringen.',
    innocent: 'En kameraklokke som aldri er stilt, eller en anslått dato forklarer det også.',
    details: 'Tatt {taken}, oppgitt kjøp {purchase}.',
  },
  'metadata.place_stored': {
    headline: 'Filen inneholder stedet der bildet er tatt.',
  },
  'metadata.animated': {
    headline: 'Filen er animert; bare det første bildet i den er kontrollert.',
  },
} as const;
