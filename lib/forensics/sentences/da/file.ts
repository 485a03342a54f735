const compare = 'Sammenlign med originalen, eller bed om et nyt billede.';
const newPhoto = 'Bed om et nyt billede af genstanden.';
const checkChange = 'Kontrollér, hvad der er ændret, eller bed om et nyt billede.';
const original = 'Bed om den originale fil.';
const shops = 'Butikker og reklamer bruger også den slags billeder.';
const retouch = 'En lille retouchering registreres på samme måde som en ny genstand.';

export const file = {
  'provenance.credentials_ai': {
    headline: 'Filen er signeret som skabt af AI.',
    advice: newPhoto,
    innocent: shops,
    details: 'Content Credentials fra {signer}, program {tool}.',
  },
  'provenance.credentials_ai_composite': {
    headline: 'Filen er signeret som delvist skabt af AI.',
    advice: checkChange,
    innocent: retouch,
    details: 'Content Credentials fra {signer}, program {tool}.',
  },
  'provenance.credentials_ai_ingredient': {
    headline: 'Et AI-skabt billede indgår i dette billede.',
    advice: compare,
    innocent: 'En AI-skabt baggrund eller et logo registreres på samme måde.',
    details: 'Content Credentials fra {signer}, program {tool}.',
  },
  'provenance.credentials_ai_unverified': {
    headline: 'Filen nævner et AI-program, men signaturen kunne ikke bekræftes.',
    advice: original,
    innocent: 'Det afgør ikke noget alene.',
    details: 'Content Credentials, program {tool}.',
  },
  'provenance.credentials_changed_after_signing': {
    headline: 'Filen er ændret, efter at den blev signeret.',
    advice: compare,
    innocent: 'Et program, der kun har drejet eller formindsket billedet, kan være årsagen.',
    details: 'Billedet passer ikke længere til Content Credentials fra {signer}.',
  },
  'provenance.credentials_broken': {
    headline: 'Filens signatur er beskadiget eller ændret.',
    advice: original,
    innocent: 'Programmer, der ikke understøtter den, beskadiger den ofte, når de gemmer.',
    details: 'Content Credentials fra {signer}.',
  },
  'provenance.credentials_unreadable': {
    headline: 'Filens signatur kunne ikke bekræftes.',
    innocent: 'Det siger ikke noget alene.',
  },
  'provenance.credentials_valid': {
    headline: 'Filen er uændret, siden den blev signeret.',
    details: 'Content Credentials fra {signer}, program {tool}, underskriver på tillidslisten.',
  },
  'provenance.credentials_untrusted': {
    headline: 'Filen er uændret, siden den blev signeret; underskriveren er ikke kontrolleret.',
    details: 'Content Credentials fra {signer}, program {tool}, ingen tillidsliste.',
  },
  'provenance.credentials_expired': {
    headline: 'Filen er uændret, siden den blev signeret, men certifikatet er udløbet.',
    innocent: 'Kameraers certifikater udløber ofte, før billederne bruges.',
    details: 'Content Credentials fra {signer}, program {tool}, uden tidsstempel.',
  },
  'provenance.credentials_stripped': {
    headline: 'Signaturen er fjernet fra filen eller gemt et andet sted.',
    innocent: 'Beskedtjenester og websteder fjerner den.',
  },
  'provenance.credentials_broken_ingredient': {
    headline: 'Et billede, som dette er lavet af, har en beskadiget signatur.',
    details: 'Denne fils egne Content Credentials fra {signer} er intakte.',
  },
  'provenance.source_type_ai': {
    headline: 'Filen oplyser, at den er skabt af AI.',
    advice: newPhoto,
    innocent: shops,
    details: 'Metadata, program {tool}.',
  },
  'provenance.source_type_ai_composite': {
    headline: 'Filen oplyser, at dele af den er skabt af AI.',
    advice: checkChange,
    innocent: retouch,
    details: 'Metadata, program {tool}.',
  },
  'provenance.generator_text': {
    headline: 'Filen indeholder indstillinger fra en AI-billedgenerator.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generator {tool}, i »{field}«.',
  },
  'provenance.generator_named': {
    headline: 'Filen nævner en AI-billedgenerator som ophav.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generator {tool}, i »{field}«.',
  },
  'provenance.visible_mark': {
    headline: 'Billedet bærer det synlige mærke fra Googles AI.',
    advice: newPhoto,
    innocent: 'Gemini sætter det også på fotos, som den kun har ændret.',
    details: 'En bleg firtakket stjerne i nederste højre hjørne ({likeness_percent} lighed).',
  },
  'provenance.colour_bar': {
    headline: "Billedet bærer det synlige mærke fra OpenAI's DALL·E.",
    advice: newPhoto,
    innocent: 'DALL·E sætter det også på fotos, som den kun har ændret.',
    details: 'En bjælke i fem farver i nederste højre hjørne.',
  },
  'provenance.none': {
    headline: 'Filen nævner intet AI-program.',
    details: 'Det gør de fleste AI-billeder heller ikke, når de er gemt igen.',
  },

  'metadata.unreadable': {
    headline: 'Filens kameraoplysninger kunne ikke læses.',
    details: 'Metadata er ikke sammenlignet med billedet.',
  },
  'metadata.camera_data_missing': {
    headline: 'Filen indeholder ingen kameraoplysninger.',
    innocent: 'Beskedtjenester og websteder fjerner dem.',
  },
  'metadata.straight_from_camera': {
    headline: 'Fil og finstruktur er som i et foto direkte fra et kamera.',
    details: 'Kamera: {camera}. Det taler for filen, ikke for det, fotoet viser.',
  },
  'metadata.no_camera_traces': {
    headline: 'Kameraoplysningerne passer til filen, men finstrukturen er ikke et kameras.',
    innocent:
      'At gøre et foto mindre eller redigere det kraftigt virker på samme måde; det gør nogle kameraer også.',
    details: 'Kamera: {camera}.',
  },
  'metadata.camera_data_agree': {
    headline: 'Kameraoplysningerne er fuldstændige og passer til billedet.',
    details: 'Kamera: {camera}.',
  },
  'metadata.camera_data_incomplete': {
    headline: 'Kameraoplysningerne er ufuldstændige, men passer til billedet.',
    details: 'Kamera: {camera}; eksponering, tid eller størrelse mangler.',
  },
  'metadata.editor_named': {
    headline: 'Filen er sidst gemt af et billedprogram.',
    innocent: 'Det sker også, når et urørt billede drejes, beskæres eller eksporteres.',
    details: 'Program: {software}.',
  },
  'metadata.size_differs': {
    headline: 'Billedet er beskåret eller skaleret, efter at det blev taget.',
    innocent: 'Beskedtjenester og websteder gør det med alle billeder.',
    details: 'Kameraet angav {camera_size} pixel, filen har {size}.',
  },
  'metadata.thumbnail_shape_differs': {
    headline: 'Billedet er beskåret, efter at det blev taget.',
    innocent: 'Man beskærer billeder af mange grunde.',
    details: 'Eksempelbilledet i filen er {thumbnail_size}, billedet {size}.',
  },
  'metadata.saved_again': {
    headline: 'Billedet er gemt igen, efter at det blev taget.',
    innocent: 'Eksport og deling gør det uden at ændre det; det gør enkelte kameraer også.',
    details: 'Kamera: {camera}; komprimeret som af et almindeligt program, kvalitet {quality}.',
  },
  'metadata.changed_later': {
    headline: 'Filen er ændret {days|dag|dage} efter, at billedet blev taget.',
    innocent: 'Drejning eller omdøbning kan sætte den dato.',
  },
  'metadata.taken_after_damage': {
    headline: 'Billedet er taget {days|dag|dage} efter skaden.',
    innocent: 'Det er normalt for et billede af skaden, men det kan ikke vise genstanden før den.',
    details: 'Taget {taken}, skade {damage}.',
  },
  'metadata.taken_in_future': {
    headline: 'Kameradatoen er {days|dag|dage} efter, at filen kom ind, og kan ikke passe.',
    advice: 'Spørg, hvornår billedet blev taget.',
    innocent: 'Som regel er kameraets ur stillet forkert.',
    details: 'Kameradato {taken}, modtaget {received}.',
  },
  'metadata.taken_before_purchase': {
    headline: 'Billedet er taget {days|dag|dage} før det oplyste køb.',
    advice: 'Kontrollér købsdatoen på kvitteringen.',
    innocent: 'Et kameraur, der aldrig er stillet, eller en anslået dato forklarer det også.',
    details: 'Taget {taken}, oplyst køb {purchase}.',
  },
  'metadata.place_stored': {
    headline: 'Filen indeholder stedet, hvor billedet er taget.',
  },
  'metadata.animated': {
    headline: 'Filen er animeret; kun dens første billede er kontrolleret.',
  },
} as const;
