const compare = 'Vertaa alkuperäiseen tai pyydä uusi kuva.';
const compareDocument = 'Vertaa alkuperäiseen asiakirjaan tai pyydä kaupalta kopio.';
const caption = 'Ohjelman lisäämä kuvateksti tai logo näyttää samalta.';
const collage = 'Kollaasi, leima tai ohjelman lisäämä kehys näyttää samalta.';
const drawnPage = 'Myös ohjelman piirtämä, painamaton sivu voi toistaa merkkejä.';
const tooSmallForParts = 'Kuva on liian pieni liitettyjen osien etsimiseen.';
const madeOfParts =
  'Lisättyjä osia ei etsitty: kuvakaappaukset ja piirrokset koostuvat monesta osasta.';

export const pixels = {
  'double_compression.found': {
    headline: 'Alue {place} on todennäköisesti lisätty jälkikäteen.',
    advice: compare,
    innocent: caption,
    details:
      'Alueen ulkopuolella kaksinkertainen JPEG-pakkaus, alueella yksinkertainen (voimakkuus {strength}, raja 20).',
  },
  'double_compression.found_lossless': {
    headline: 'Alue {place} on todennäköisesti lisätty jälkikäteen.',
    advice: compare,
    innocent: caption,
    details: 'Muu kuva on ollut JPEG, tämä alue ei (voimakkuus {strength}, raja 20).',
  },
  'double_compression.consistent': {
    headline: 'Kuvan kaikki osat on tallennettu yhtä monta kertaa.',
    details: 'JPEG-historia: verrattu {frequencies|kuvio|kuviota}.',
  },
  'double_compression.once': {
    headline: 'Kuvasta ei näe, onko osia lisätty jälkikäteen.',
    details: 'Aiempaa JPEG-pakkausta ei näy.',
  },
  'double_compression.too_small': {
    headline: 'Kuva on liian pieni lisättyjen osien etsimiseen.',
  },
  'double_compression.unreadable': {
    headline: 'Lisättyjä osia ei etsitty: tiedostoa ei voitu lukea kokonaan.',
    details: 'JPEG-tiedot ovat puutteelliset.',
  },
  'double_compression.other_channels': {
    headline: 'Lisättyjä osia ei etsitty: tätä tiedostotyyppiä ei tueta.',
    details: 'JPEG, jossa painovärit (CMYK) tai kirkkaus pienemmällä tarkkuudella.',
  },
  'double_compression.composed_medium': { headline: madeOfParts },

  'shifted_compression.found': {
    headline: 'Alue {place} on todennäköisesti liitetty toisesta kuvasta.',
    advice: compare,
    innocent: collage,
    details:
      'Aiempi JPEG-pakkaus, jonka 8 × 8 -lohkot ovat siirtyneet {shift_x} ja {shift_y}, vain tällä alueella (verrattu {frequencies|kuvio|kuviota}).',
  },
  'shifted_compression.missing': {
    headline: 'Alue {place} on todennäköisesti lisätty jälkikäteen.',
    advice: compare,
    innocent: caption,
    details:
      'Muussa kuvassa on vanhempi JPEG-pakkaus siirtymällä {shift_x} ja {shift_y}, tällä alueella ei (verrattu {frequencies|kuvio|kuviota}).',
  },
  'shifted_compression.cropped': {
    headline: 'Koko kuva on rajattu suuremmasta kuvasta.',
    innocent: 'Kuvia rajataan monesta syystä.',
    details: 'Vanhemman JPEG-pakkauksen lohkot ovat siirtyneet {shift_x} ja {shift_y} kaikkialla.',
  },
  'shifted_compression.none': {
    headline: 'Mikään osa ei näytä olevan toisesta kuvasta.',
    details:
      'Vanhempaa JPEG-pakkausta siirtyneissä lohkoissa ei näy; viimeistä hienompaa ei voi nähdä.',
  },
  'shifted_compression.too_small': { headline: tooSmallForParts },
  'shifted_compression.composed_medium': { headline: madeOfParts },

  'foreign_grid.found': {
    headline: 'Alue {place} on todennäköisesti liitetty toisesta kuvasta.',
    advice: compare,
    innocent: collage,
    details:
      'Sen 8 × 8 -JPEG-lohkot ovat siirtyneet {shift_x} ja {shift_y} ({votes}/{cells} kohtaa täsmää).',
  },
  'foreign_grid.part_compressed': {
    headline: 'Alue {place} on todennäköisesti liitetty toisesta kuvasta.',
    advice: compare,
    innocent: 'Sivulle asetettu kuva näyttää samalta.',
    details: 'Alue on ollut JPEG-pakattu, muu kuva ei ({votes}/{cells} kohtaa täsmää).',
  },
  'foreign_grid.none': {
    headline: 'Mikään osa ei näytä olevan toisesta kuvasta.',
    details:
      'Kaikki osat sopivat yhteen JPEG-lohkojen ruudukkoon; niin sopisi myös täsmälleen siihen liitetty tai kooltaan muutettu osa.',
  },
  'foreign_grid.no_grid': {
    headline: 'Mikään osa ei näytä olevan toisesta kuvasta.',
    details: 'Missään osassa ei ole aiemman JPEG-pakkauksen lohkoruudukkoa.',
  },
  'foreign_grid.recompressed': {
    headline: 'Kuvasta on kadonnut liikaa yksityiskohtia liitettyjen osien etsimiseen.',
    details: 'Liian voimakas JPEG-pakkaus, keskimääräinen askel {step}.',
  },
  'foreign_grid.composed_medium': {
    headline: 'Alue {place} on ollut aiemmin oma kuvansa.',
    innocent: 'Kuvakaappauksissa ja piirroksissa se on tavallista: niissä on kuvia.',
    details: 'Sillä on oma JPEG-lohkojen ruudukko.',
  },
  'foreign_grid.print': {
    headline: 'Liitettyjä osia ei etsitty: kuvassa on painotuote.',
    details: 'Painopisteet peittävät aiemman JPEG-pakkauksen lohkoruudukon.',
  },
  'foreign_grid.too_small': { headline: tooSmallForParts },

  'copy_move.found': {
    headline: 'Alue {place} on todennäköisesti kopioitu kuvan sisällä.',
    advice: compare,
    innocent: 'Myös panoraamatoiminnot ja painetut kuviot voivat toistaa alueen.',
    details:
      'Sama rakeisuus {other_place}, {same}/{judged} kohtaa (kierto {turned_deg}°, koko {scale_percent}); molemmat on merkitty.',
  },
  'copy_move.only_alike': {
    headline: 'Jotkin asiat kuvassa muistuttavat toisiaan, mutta mikään ei ole kopio.',
    details: 'Rakeisuus on erilainen, kuten todellisilla esineillä.',
  },
  'copy_move.repeats': {
    headline: 'Kuvassa toistuu paljon; selvimmistä kohdista kopiota ei löytynyt.',
    innocent: 'Laatat, kangas ja kuviot toistuvat itsestään.',
    details: 'Vain selvimmät kohdat verrattiin; muualla oleva kopio on voinut jäädä huomaamatta.',
  },
  'copy_move.none': {
    headline: 'Mikään kuvan alue ei esiinny kahdesti.',
    details: 'Kopiota sileässä tai hyvin pienessä alueessa ei voi nähdä.',
  },
  'copy_move.print': {
    headline: 'Painetut sanat tai viivat muistuttavat toisiaan, mutta mikään ei viittaa kopioon.',
    details: 'Saman sanan painojäljissä ei ole omaa raetta, jota voisi verrata.',
  },
  'copy_move.drawn': {
    headline: 'Kopioita ei etsitty: piirretty teksti ja symbolit toistuvat aina.',
  },
  'copy_move.too_little_texture': {
    headline: 'Kuva on liian pieni tai liian sileä kopioitujen alueiden etsimiseen.',
  },

  'noise_level.found': {
    headline: 'Alue {place} on todennäköisesti sumennettu tai maalattu yli.',
    advice: compare,
    innocent: 'Kameran muotokuvatila ja tasoitus näyttävät samalta.',
    details: 'Hieno rakeisuus, joka on yhtä kirkkaissa ja yksityiskohtaisissa kohdissa, puuttuu.',
  },
  'noise_level.none': {
    headline: 'Mikään alue ei näytä sumennetulta tai yli maalatulta.',
    details:
      'Rakeisuutta ja terävyyttä verrattiin; pientä tai pehmeästi häivytettyä muokkausta tai muokkausta tasaisessa kohdassa ei voi nähdä.',
  },
  'noise_level.too_small': {
    headline: 'Kuva on liian pieni yli maalattujen alueiden etsimiseen.',
  },
  'noise_level.print': {
    headline: 'Yli maalattuja alueita ei etsitty: kuvassa on painotuote.',
    details: 'Painopisteet peittävät rakeet.',
  },
  'noise_level.composed_medium': {
    headline: 'Yli maalattuja alueita ei etsitty: siihen tarvitaan kameralla otettu kuva.',
    details: 'Kuvakaappauksissa ja piirroksissa ei ole kameran rakeita.',
  },

  'learned_fusion.found': {
    headline: 'Aluetta {place} on todennäköisesti muokattu.',
    advice: compare,
    innocent: 'Kameran muotokuvatila, HDR ja retusointi näyttävät samalta.',
    details:
      'Rakeisuus, terävyys ja pakkaus eivät yhdessä sovi muuhun kuvaan, kun verrataan tunnettuihin muokkauksiin.',
  },
  'learned_fusion.none': {
    headline: 'Mikään alue ei poikkea muusta kuten muokatut alueet.',
    details:
      'Rakeisuutta, terävyyttä ja pakkausta verrattiin; pientä muokkausta tai muokkausta pienennetyssä kopiossa ei voi nähdä.',
  },
  'learned_fusion.too_small': {
    headline: 'Kuva on liian pieni sen osien vertaamiseen.',
  },
  'learned_fusion.print': {
    headline: 'Osia ei verrattu: kuvassa on painotuote.',
    details: 'Painopisteet peittävät rakeet ja pakkauksen.',
  },
  'learned_fusion.composed_medium': {
    headline: 'Osia ei verrattu: kuvakaappaukset koostuvat monesta osasta.',
  },

  'small_text.typed_on_document': {
    headline: 'Tekstiä {place} on todennäköisesti kirjoitettu päälle.',
    advice: compareDocument,
    innocent: 'Tietokoneella täytetty lomake tai skannerin leima näyttää samalta.',
    details:
      'Puhtaampi paperi ja terävämmät kirjaimet kuin muussa tekstissä: {words|sana|sanaa} ({compared|sana|sanaa} verrattu).',
  },
  'small_text.typed_on_photo': {
    headline: 'Tekstiä {place} on todennäköisesti kirjoitettu päälle.',
    advice: compare,
    innocent: 'Ohjelman lisäämä kuvateksti tai etiketti näyttää samalta.',
    details:
      'Yksivärinen pinta ilman kameran rakeita: {words|sana|sanaa} ({compared|sana|sanaa} verrattu).',
  },
  'small_text.copied': {
    headline: 'Merkkejä {place} on todennäköisesti kopioitu sivun sisällä.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'Sama paperin rakeisuus {other_place}: {glyphs|kirjain tai numero|kirjainta tai numeroa}; molemmat kohdat on merkitty.',
  },
  'small_text.copied_over': {
    headline: 'Merkit {place} on todennäköisesti korvattu kopioilla.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'Sama paperin rakeisuus {other_place}: {glyphs|kirjain tai numero|kirjainta tai numeroa}, pakattu toisin kuin ympäristö.',
  },
  'small_text.none': {
    headline: 'Mikään sana ei näytä jälkikäteen kirjoitetulta tai kopioidulta.',
    details: 'Sumennettuja ja rakeisiksi tehtyjä sanoja ei voi nähdä.',
  },
  'small_text.no_text': { headline: 'Vertailtavaa tekstiä ei löytynyt.' },
  'small_text.composed_medium': {
    headline: 'Päälle kirjoitettua ei etsitty: kuvakaappausten teksti on aina ohjelmasta.',
  },

  'model.found': {
    headline: 'Aluetta {place} on oman mallinne mukaan todennäköisesti muokattu.',
    advice: compare,
    innocent: 'Mallit erehtyvät kuvissa, joita varten niitä ei ole koulutettu.',
    details: 'Todennäköisyys {probability_percent}.',
  },
  'model.none': {
    headline: 'Oma mallinne ei merkitse mitään aluetta muokatuksi.',
    details: 'Se tuntee vain muokkaukset, joita varten se on koulutettu.',
  },
  'model.failed': {
    headline: 'Oma mallinne ei vastannut; muut tarkistukset vastasivat.',
    details: 'Virhe: {error}.',
  },

  'engine.detector_failed': {
    headline: 'Yksi tarkistus jäi kesken; muut valmistuivat.',
    details: 'Virhe: {error}.',
  },
} as const;
