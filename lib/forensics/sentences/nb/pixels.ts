const compare = 'Sammenlign med originalen, eller be om et nytt bilde.';
const compareDocument = 'Sammenlign med originaldokumentet, eller be butikken om en kopi.';
const caption = 'En bildetekst eller logo fra et program ser likedan ut.';
const collage = 'En collage, et stempel eller en ramme fra et program ser likedan ut.';
const drawnPage = 'En side som et program har tegnet og som aldri er trykt, kan også gjenta tegn.';
const tooSmallForParts = 'Bildet er for lite til å lete etter innlimte deler.';
const madeOfParts =
  'Ikke kontrollert for tilføyde deler: skjermbilder og tegninger er satt sammen.';

export const pixels = {
  'double_compression.found': {
    headline: 'Et område {place} er sannsynligvis lagt til senere.',
    advice: compare,
    innocent: caption,
    details:
      'Dobbel JPEG-komprimering utenfor området, enkel innenfor (styrke {strength}, grense 20).',
  },
  'double_compression.found_lossless': {
    headline: 'Et område {place} er sannsynligvis lagt til senere.',
    advice: compare,
    innocent: caption,
    details: 'Resten har vært JPEG, det har ikke området (styrke {strength}, grense 20).',
  },
  'double_compression.consistent': {
    headline: 'Alle deler av bildet er lagret like mange ganger.',
    details: 'JPEG-historikk: {frequencies|mønster|mønstre} sammenlignet.',
  },
  'double_compression.once': {
    headline: 'Bildet viser ikke om deler er lagt til senere.',
    details: 'Det ses ingen tidligere JPEG-komprimering.',
  },
  'double_compression.too_small': {
    headline: 'Bildet er for lite til å lete etter tilføyde deler.',
  },
  'double_compression.unreadable': {
    headline: 'Ikke kontrollert for tilføyde deler: filen kunne ikke leses helt.',
    details: 'JPEG-dataene er ufullstendige.',
  },
  'double_compression.other_channels': {
    headline: 'Ikke kontrollert for tilføyde deler: filtypen støttes ikke.',
    details: 'JPEG med trykkfarger (CMYK) eller lysstyrke i lavere oppløsning.',
  },
  'double_compression.composed_medium': { headline: madeOfParts },

  'shifted_compression.found': {
    headline: 'Et område {place} er sannsynligvis limt inn fra et annet bilde.',
    advice: compare,
    innocent: collage,
    details:
      'Tidligere JPEG-komprimering med 8 × 8-blokker forskjøvet {shift_x} og {shift_y} bare i området ({frequencies|mønster|mønstre} sammenlignet).',
  },
  'shifted_compression.missing': {
    headline: 'Et område {place} er sannsynligvis lagt til senere.',
    advice: compare,
    innocent: caption,
    details:
      'Resten viser en eldre JPEG-komprimering forskjøvet {shift_x} og {shift_y}, det gjør ikke området ({frequencies|mønster|mønstre} sammenlignet).',
  },
  'shifted_compression.cropped': {
    headline: 'Hele bildet er beskåret fra et større bilde.',
    innocent: 'Folk beskjærer bilder av mange grunner.',
    details:
      'Blokkene fra en eldre JPEG-komprimering er forskjøvet {shift_x} og {shift_y} overalt.',
  },
  'shifted_compression.none': {
    headline: 'Ingen del ser ut til å komme fra et annet bilde.',
    details:
      'Ingen eldre JPEG-komprimering på forskjøvne blokker; en som er finere enn den siste, ses ikke.',
  },
  'shifted_compression.too_small': { headline: tooSmallForParts },
  'shifted_compression.composed_medium': { headline: madeOfParts },

  'foreign_grid.found': {
    headline: 'Et område {place} er sannsynligvis limt inn fra et annet bilde.',
    advice: compare,
    innocent: collage,
    details:
      'Områdets 8 × 8-JPEG-blokker er forskjøvet {shift_x} og {shift_y} ({votes} av {cells} steder stemmer overens).',
  },
  'foreign_grid.part_compressed': {
    headline: 'Et område {place} er sannsynligvis limt inn fra et annet bilde.',
    advice: compare,
    innocent: 'Et bilde som er lagt på en side, ser likedan ut.',
    details:
      'Området har vært komprimert som JPEG, det har ikke resten ({votes} av {cells} steder stemmer overens).',
  },
  'foreign_grid.none': {
    headline: 'Ingen del ser ut til å komme fra et annet bilde.',
    details:
      'Alle deler passer til ett nett av JPEG-blokker; det ville en del som er limt inn nøyaktig på det eller skalert, også gjøre.',
  },
  'foreign_grid.no_grid': {
    headline: 'Ingen del ser ut til å komme fra et annet bilde.',
    details: 'Ingen del viser blokknettet fra en tidligere JPEG-komprimering.',
  },
  'foreign_grid.recompressed': {
    headline: 'Bildet har mistet for mange detaljer til å lete etter innlimte deler.',
    details: 'For sterk JPEG-komprimering, middeltrinn {step}.',
  },
  'foreign_grid.composed_medium': {
    headline: 'Et område {place} har vært et eget bilde.',
    innocent: 'Det er vanlig i skjermbilder og tegninger: de inneholder bilder.',
    details: 'Det har sitt eget nett av JPEG-blokker.',
  },
  'foreign_grid.print': {
    headline: 'Ikke kontrollert for innlimte deler: bildet viser et trykk.',
    details: 'Punktene i trykket skjuler blokkrutenettet fra en tidligere JPEG-komprimering.',
  },
  'foreign_grid.too_small': { headline: tooSmallForParts },

  'copy_move.found': {
    headline: 'Området {place} er sannsynligvis kopiert innenfor bildet.',
    advice: compare,
    innocent: 'Panoramafunksjoner og trykte mønstre kan også gjenta et område.',
    details:
      'Samme korn {other_place} på {same} av {judged} steder (dreid {turned_deg}°, størrelse {scale_percent}); begge er markert.',
  },
  'copy_move.only_alike': {
    headline: 'Noen ting i bildet ligner hverandre, men ingen er en kopi.',
    details: 'Kornet er ulikt, slik det er hos virkelige ting.',
  },
  'copy_move.repeats': {
    headline: 'Mye gjentar seg; ingen kopi er funnet på de tydeligste stedene.',
    innocent: 'Fliser, stoff og mønstre gjentar seg av seg selv.',
    details: 'Bare de tydeligste stedene er sammenlignet; en kopi andre steder kan være oversett.',
  },
  'copy_move.none': {
    headline: 'Ingen områder i bildet forekommer to ganger.',
    details: 'En kopi i et glatt eller svært lite område kan ikke ses.',
  },
  'copy_move.print': {
    headline: 'Trykte ord eller streker ligner hverandre, men ingen av dem tyder på en kopi.',
    details: 'Trykk av samme ord har ikke hvert sitt korn å sammenligne.',
  },
  'copy_move.drawn': {
    headline: 'Ikke kontrollert for kopier: tegnet tekst og symboler gjentar seg alltid.',
  },
  'copy_move.too_little_texture': {
    headline: 'Bildet er for lite eller for glatt til å lete etter kopierte områder.',
  },

  'noise_level.found': {
    headline: 'Et område {place} er sannsynligvis gjort uskarpt eller malt over.',
    advice: compare,
    innocent: 'Portrettmodus og utjevning i kameraet ser likedan ut.',
    details: 'Det fine kornet fra like lyse og detaljerte steder mangler.',
  },
  'noise_level.none': {
    headline: 'Ingen områder ser ut til å være gjort uskarpe eller malt over.',
    details:
      'Korn og skarphet er sammenlignet; en liten eller mykt innblandet redigering, eller en på et glatt sted, kan ikke ses.',
  },
  'noise_level.too_small': {
    headline: 'Bildet er for lite til å lete etter overmalte områder.',
  },
  'noise_level.print': {
    headline: 'Ikke kontrollert for overmaling: bildet viser et trykk.',
    details: 'Punktene i trykket skjuler kornet.',
  },
  'noise_level.composed_medium': {
    headline: 'Ikke kontrollert for overmaling: det krever et bilde fra et kamera.',
    details: 'Skjermbilder og tegninger har ikke kamerakorn.',
  },

  'learned_fusion.found': {
    headline: 'Et område {place} er sannsynligvis redigert.',
    advice: compare,
    innocent: 'Portrettmodus, HDR og retusjering i kameraet ser likedan ut.',
    details:
      'Korn, skarphet og komprimering passer til sammen ikke med resten, sammenlignet med kjente redigeringer.',
  },
  'learned_fusion.none': {
    headline: 'Ingen områder avviker fra resten slik redigerte områder gjør.',
    details:
      'Korn, skarphet og komprimering er sammenlignet; en liten redigering, eller en i en forminsket kopi, kan ikke ses.',
  },
  'learned_fusion.too_small': {
    headline: 'Bildet er for lite til å sammenligne delene i det.',
  },
  'learned_fusion.print': {
    headline: 'Delene er ikke sammenlignet: bildet viser et trykk.',
    details: 'Punktene i trykket skjuler korn og komprimering.',
  },
  'learned_fusion.composed_medium': {
    headline: 'Delene er ikke sammenlignet: skjermbilder er satt sammen av mange deler.',
  },

  'small_text.typed_on_document': {
    headline: 'Tekst {place} er sannsynligvis skrevet over.',
    advice: compareDocument,
    innocent: 'Et skjema fylt ut på datamaskin eller et skannerstempel ser likedan ut.',
    details:
      'Renere papir og skarpere bokstaver rundt {words|ord|ord} enn i resten av trykket ({compared|ord|ord} sammenlignet).',
  },
  'small_text.typed_on_photo': {
    headline: 'Tekst {place} er sannsynligvis skrevet over.',
    advice: compare,
    innocent: 'En bildetekst eller etikett fra et program ser likedan ut.',
    details:
      'En ensfarget flate uten kamerakorn rundt {words|ord|ord} ({compared|ord|ord} sammenlignet).',
  },
  'small_text.copied': {
    headline: 'Bokstaver eller sifre {place} er sannsynligvis kopiert på siden.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'Samme papirkorn {other_place} for {glyphs|bokstav eller siffer|bokstaver eller sifre}; begge steder er markert.',
  },
  'small_text.copied_over': {
    headline: 'Bokstaver eller sifre {place} er sannsynligvis erstattet av kopier.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'Samme papirkorn {other_place} for {glyphs|bokstav eller siffer|bokstaver eller sifre}, komprimert annerledes enn omgivelsene.',
  },
  'small_text.none': {
    headline: 'Ingen ord ser ut til å være skrevet eller kopiert inn senere.',
    details: 'Ord som er gjort uskarpe og har fått korn, kan ikke ses.',
  },
  'small_text.no_text': { headline: 'Det er ikke funnet tekst som kan sammenlignes.' },
  'small_text.composed_medium': {
    headline: 'Ikke kontrollert for overskrevet tekst: i skjermbilder er all tekst fra programmer.',
  },

  'model.found': {
    headline: 'Et område {place} er sannsynligvis redigert ifølge deres egen modell.',
    advice: compare,
    innocent: 'Modeller tar feil på bildetyper de ikke er trent på.',
    details: 'Sannsynlighet {probability_percent}.',
  },
  'model.none': {
    headline: 'Deres egen modell markerer ikke noe område som redigert.',
    details: 'Den kjenner bare redigeringene den er trent på.',
  },
  'model.failed': {
    headline: 'Deres egen modell svarte ikke; det gjorde de andre kontrollene.',
    details: 'Feil: {error}.',
  },

  'engine.detector_failed': {
    headline: 'Én kontroll ble ikke ferdig; det ble de andre.',
    details: 'Feil: {error}.',
  },
} as const;
