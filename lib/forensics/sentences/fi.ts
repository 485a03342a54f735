import type { Dictionary } from './dictionary';

export const fi = {
  'place.upper_left': 'ylhäällä vasemmalla',
  'place.top': 'ylhäällä',
  'place.upper_right': 'ylhäällä oikealla',
  'place.left': 'vasemmalla',
  'place.middle': 'keskellä',
  'place.right': 'oikealla',
  'place.lower_left': 'alhaalla vasemmalla',
  'place.bottom': 'alhaalla',
  'place.lower_right': 'alhaalla oikealla',
  'place.whole': 'suurimmassa osassa kuvaa',
  'words.no_signer': 'nimeämätön allekirjoittaja',
  'words.no_tool': 'ei nimetty',

  'analysis.nothing_found':
    'Selviä merkkejä muokkauksesta tai tekoälystä ei löytynyt. Se ei sulje niitä pois.',
  'analysis.no_edit_found':
    'Selviä merkkejä muokkauksesta ei löytynyt. Se ei sulje sitä pois. ' +
    'Tekoälyn osuutta ei tarkistettu.',
  'analysis.few_checks':
    'Ei arvioitu: vain {looked}/{checks} muokkaustarkistuksesta voitiin tehdä tälle kuvalle.',
  'analysis.small':
    'Ei ratkaistavissa: kuva on pieni ({size}), ja siinä näkyy liian vähän. Pyydä suurempi kuva.',
  'analysis.strongly_compressed':
    'Ei ratkaistavissa: kuva on voimakkaasti pakattu (laatu {quality}). ' +
    'Pakkaus hävittää jälkiä; pyydä alkuperäinen.',
  'analysis.not_from_camera':
    'Ei ratkaistavissa: kuva ei tule suoraan kamerasta. Kopiot menettävät jälkiä; ' +
    'pyydä alkuperäinen.',

  'provenance.credentials_ai':
    'Tiedosto on allekirjoitettu tekoälyn tekemäksi. Lisätiedot: ' +
    'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}.',
  'provenance.credentials_ai_composite':
    'Tiedosto on allekirjoitettu osittain tekoälyn tekemäksi. Katso, mitä on muutettu: ' +
    'pieni retusointi kirjataan samalla tavalla kuin uusi esine. Lisätiedot: ' +
    'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}.',
  'provenance.credentials_ai_ingredient':
    'Tämän kuvan tekemisessä on käytetty tekoälyn tekemää kuvaa. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. Lisätiedot: ' +
    'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}.',
  'provenance.credentials_ai_unverified':
    'Alkuperätiedoissa mainitaan tekoälyohjelma, mutta niitä ei voitu todentaa. ' +
    'Yksin tämä ei ratkaise mitään. Lisätiedot: ohjelma {tool}.',
  'provenance.credentials_changed_after_signing':
    'Tiedostoa on muutettu allekirjoittamisen jälkeen. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. Syynä voi olla ohjelma, joka on vain kääntänyt ' +
    'tai pienentänyt sen tai vaihtanut sen nimen. Lisätiedot: ' +
    'tiedosto ei enää vastaa allekirjoitusta ({signer}).',
  'provenance.credentials_broken':
    'Alkuperätiedot ovat vioittuneet tai niitä on muutettu. ' +
    'Ohjelmat, jotka eivät tue niitä, vioittavat niitä usein tallentaessaan. Lisätiedot: ' +
    'allekirjoittaja {signer}.',
  'provenance.credentials_unreadable':
    'Tiedoston alkuperätietoja ei voitu todentaa. Yksin tämä ei kerro mitään.',
  'provenance.credentials_valid':
    'Tiedosto on muuttumaton allekirjoittamisesta lähtien. Lisätiedot: ' +
    'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}, luotettujen luettelossa.',
  'provenance.credentials_untrusted':
    'Tiedosto on muuttumaton allekirjoittamisesta lähtien, allekirjoittajaa ei tarkistettu. ' +
    'Lisätiedot: ' +
    'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}, ei luotettujen luetteloa.',
  'provenance.credentials_expired':
    'Tiedosto on muuttumaton allekirjoittamisesta lähtien, mutta varmenne on vanhentunut. ' +
    'Kameroiden ja ohjelmien varmenteet vanhenevat usein ennen kuvien käyttöä. Lisätiedot: ' +
    'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}, ei aikaleimaa.',
  'provenance.credentials_stripped':
    'Alkuperätiedot on poistettu tiedostosta, tai niitä säilytetään muualla. ' +
    'Viestipalvelut ja verkkosivut poistavat ne, joten tämä yksin ei kerro mitään.',
  'provenance.credentials_broken_ingredient':
    'Yhdessä kuvista, joista tämä on tehty, on vioittuneet alkuperätiedot. Lisätiedot: ' +
    'tämän tiedoston omat, allekirjoittaja {signer}, ovat ehjät.',
  'provenance.source_type_ai':
    'Tiedosto ilmoittaa olevansa tekoälyn tekemä. Lisätiedot: metatiedot, ohjelma {tool}.',
  'provenance.source_type_ai_composite':
    'Tiedosto ilmoittaa, että osa siitä on tekoälyn tekemä. Katso, mitä on muutettu: ' +
    'pieni retusointi ilmoitetaan samalla tavalla kuin uusi esine. Lisätiedot: ' +
    'metatiedot, ohjelma {tool}.',
  'provenance.generator_text':
    'Tiedostossa on tekoälykuvageneraattorin asetukset. Lisätiedot: {tool}, kentässä ”{field}”.',
  'provenance.generator_named':
    'Tiedosto nimeää lähteekseen tekoälykuvageneraattorin. Lisätiedot: {tool}, kentässä ”{field}”.',
  'provenance.none':
    'Tiedosto ei mainitse tekoälyohjelmaa. ' +
    'Eivät useimmat tekoälykuvatkaan, kun ne on tallennettu uudelleen.',

  'metadata.unreadable':
    'Tiedoston rakennetta ei voitu lukea, joten sen metatietoja ei verrattu kuvaan.',
  'metadata.camera_data_missing':
    'Tiedostossa ei ole kameratietoja. ' +
    'Viestipalvelut ja verkkosivut poistavat ne, joten tämä yksin ei kerro mitään.',
  'metadata.camera_data_agree': 'Kameratiedot ({camera}) ovat täydelliset ja vastaavat kuvaa.',
  'metadata.camera_data_incomplete':
    'Kameratiedot ({camera}) ovat puutteelliset mutta vastaavat kuvaa. ' +
    'Valotus, aika tai koko puuttuu.',
  'metadata.editor_named':
    'Tiedoston on viimeksi tallentanut {software}. ' +
    'Niin käy myös, kun koskematon kuva käännetään, rajataan tai viedään.',
  'metadata.size_differs':
    'Kuvaa on rajattu tai sen kokoa muutettu ottamisen jälkeen. ' +
    'Viestipalvelut ja verkkosivut tekevät niin jokaiselle kuvalle. Lisätiedot: ' +
    'kameran mukaan {camera_size} pikseliä, tiedostossa {size}.',
  'metadata.thumbnail_shape_differs':
    'Kuvaa on rajattu ottamisen jälkeen. Kuvia rajataan monesta syystä. Lisätiedot: ' +
    'tiedoston esikatselukuva {thumbnail_size}, kuva {size}.',
  'metadata.saved_again':
    'Kuva on tallennettu uudelleen kameran ({camera}) jälkeen. ' +
    'Vienti ja jakaminen tekevät niin muuttamatta kuvaa, samoin jotkin kamerat. Lisätiedot: ' +
    'pakattu kuten yleisissä ohjelmissa, laatu {quality}.',
  'metadata.changed_later':
    'Tiedostoa on muutettu {days|päivä|päivää} kuvan ottamisen jälkeen. ' +
    'Kääntäminen tai nimen vaihtaminen voi asettaa tämän päivän.',
  'metadata.taken_after_damage':
    'Kuva on otettu {taken}, {days|päivä|päivää} vahingon jälkeen ({damage}). Se on tavallista ' +
    'vahingosta otetulle kuvalle, mutta kuva ei voi näyttää esinettä ennen vahinkoa.',
  'metadata.taken_before_purchase':
    'Kuva on otettu {taken}, {days|päivä|päivää} ennen ilmoitettua ostoa ({purchase}). ' +
    'Myös asettamatta jäänyt kameran kello tai arvioitu ostopäivä selittää sen.',
  'metadata.place_stored': 'Tiedostossa on tieto kuvan ottopaikasta.',
  'metadata.animated': 'Tiedosto on animaatio; vain sen ensimmäinen kuva tutkittiin.',

  'double_compression.found':
    'Alue {place} on todennäköisesti lisätty jälkikäteen. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. ' +
    'Ohjelman lisäämä kuvateksti tai logo näyttää samalta. Lisätiedot: alueen ulkopuolella ' +
    'kaksinkertainen JPEG-pakkaus, alueella yksinkertainen (voimakkuus {strength}, raja 20).',
  'double_compression.found_lossless':
    'Alue {place} on todennäköisesti lisätty jälkikäteen. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. ' +
    'Ohjelman lisäämä kuvateksti tai logo näyttää samalta. Lisätiedot: ' +
    'muu kuva on ollut JPEG, tämä alue ei (voimakkuus {strength}, raja 20).',
  'double_compression.consistent':
    'Kaikki arvioitavat osat on tallennettu JPEG-muotoon yhtä monta kertaa. Lisätiedot: ' +
    'verrattu {frequencies|kuvio|kuviota}.',
  'double_compression.once':
    'Aiempaa pakkausta ei näy, joten JPEG-historia ei kerro muokkauksista.',
  'double_compression.too_small':
    'Kuva on liian pieni, jotta sen JPEG-historiaa voisi verrata osa osalta.',
  'double_compression.unreadable':
    'JPEG-tietoja ei voitu lukea kokonaan, joten historiaa ei verrattu.',
  'double_compression.other_channels':
    'JPEG-historiaa ei verrattu: tätä JPEG-tyyppiä ei tueta. Lisätiedot: ' +
    'painovärit (CMYK) tai kirkkaus pienemmällä tarkkuudella.',
  'double_compression.composed_medium':
    'JPEG-historiaa ei verrattu: kuvakaappaukset ja piirrokset koostuvat monesta osasta.',

  'shifted_compression.found':
    'Alue {place} on todennäköisesti liitetty toisesta kuvasta. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. ' +
    'Kollaasi, leima tai ohjelman lisäämä kehys näyttää samalta. Lisätiedot: aiempi ' +
    'JPEG-pakkaus, jonka 8 × 8 -lohkot ovat siirtyneet {shift_x} ja {shift_y}, vain tällä ' +
    'alueella (verrattu {frequencies|kuvio|kuviota}).',
  'shifted_compression.missing':
    'Alue {place} on todennäköisesti lisätty jälkikäteen. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. ' +
    'Ohjelman lisäämä kuvateksti tai logo näyttää samalta. Lisätiedot: muussa kuvassa on ' +
    'vanhempi JPEG-pakkaus siirtymällä {shift_x} ja {shift_y}, tällä alueella ei (verrattu ' +
    '{frequencies|kuvio|kuviota}).',
  'shifted_compression.cropped':
    'Koko kuva on rajattu vanhemmasta JPEG-kuvasta. Kuvia rajataan monesta syystä. Lisätiedot: ' +
    'lohkot ovat siirtyneet {shift_x} ja {shift_y} kaikkialla.',
  'shifted_compression.none':
    'Missään osassa ei näy vanhempaa JPEG-pakkausta siirtyneissä lohkoissa. ' +
    'Viimeistä hienompaa pakkausta ei voi nähdä.',
  'shifted_compression.too_small':
    'Kuva on liian pieni vanhemman, siirtyneen pakkauksen etsimiseen.',
  'shifted_compression.composed_medium':
    'Siirtyneitä lohkoja ei etsitty: kuvakaappaukset koostuvat monesta osasta.',

  'foreign_grid.found':
    'Alue {place} on todennäköisesti liitetty toisesta kuvasta. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. ' +
    'Kollaasi, leima tai ohjelman lisäämä kehys näyttää samalta. Lisätiedot: sen 8 × 8 ' +
    '-JPEG-lohkot ovat siirtyneet {shift_x} ja {shift_y} ({votes}/{cells} kohtaa täsmää).',
  'foreign_grid.part_compressed':
    'Alue {place} on todennäköisesti liitetty toisesta kuvasta. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. Sivulle asetettu kuva näyttää samalta. ' +
    'Lisätiedot: alue on ollut JPEG-pakattu, muu kuva ei ({votes}/{cells} kohtaa täsmää).',
  'foreign_grid.none':
    'Kuvan kaikki osat sopivat yhteen JPEG-lohkojen ruudukkoon. ' +
    'Niin sopisi myös täsmälleen ruudukkoon liitetty tai kooltaan muutettu osa.',
  'foreign_grid.no_grid': 'Missään kuvan osassa ei ole aiemman JPEG-pakkauksen lohkoruudukkoa.',
  'foreign_grid.recompressed':
    'Kuva on liian voimakkaasti pakattu JPEG-lohkojen vertaamiseen. Lisätiedot: ' +
    'keskimääräinen askel {step}.',
  'foreign_grid.composed_medium':
    'Alueella {place} on oma JPEG-lohkojen ruudukko. ' +
    'Kuvakaappauksissa ja piirroksissa se on tavallista: niissä on kuvia.',
  'foreign_grid.too_small': 'Kuva on liian pieni JPEG-lohkojen ruudukoiden etsimiseen.',

  'copy_move.found':
    'Alue {place} on todennäköisesti kopioitu kuvan sisällä. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. ' +
    'Myös panoraamatoiminnot ja painetut kuviot voivat toistaa alueen. Lisätiedot: sama ' +
    'rakeisuus {other_place}, {same}/{judged} kohtaa (kierto {turned_deg}°, koko ' +
    '{scale_percent}); molemmat on merkitty.',
  'copy_move.only_alike':
    'Jotkin asiat kuvassa muistuttavat toisiaan, mutta niiden rakeisuus on erilainen.',
  'copy_move.repeats':
    'Kuvassa toistuu paljon, joten vain selvimmät kohdat verrattiin. ' +
    'Mikään niistä ei ole kopio. Laatat, kangas ja kuviot toistuvat itsestään, mutta niissä ' +
    'oleva kopio on voinut jäädä huomaamatta.',
  'copy_move.none':
    'Mikään kuvan alue ei esiinny kahdesti. ' +
    'Kopiota sileässä tai hyvin pienessä alueessa ei voi nähdä.',
  'copy_move.drawn': 'Kopioita ei etsitty: piirretty teksti ja symbolit toistuvat aina.',
  'copy_move.too_little_texture':
    'Kuva on liian pieni tai liian sileä kopioitujen alueiden etsimiseen.',

  'noise_level.found':
    'Alue {place} on todennäköisesti sumennettu tai maalattu yli. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. ' +
    'Kameran muotokuvasumennus ja kohinanpoisto näyttävät samalta. Lisätiedot: ' +
    'hieno rakeisuus, joka on yhtä kirkkaissa ja yksityiskohtaisissa kohdissa, puuttuu.',
  'noise_level.none':
    'Rakeisuus ja terävyys eivät muutu kuten sumennuksen tai ylimaalauksen jälkeen. Pientä tai ' +
    'pehmeästi häivytettyä muokkausta tai muokkausta tasaisessa kohdassa ei voi nähdä.',
  'noise_level.too_small': 'Kuva on liian pieni, jotta sen rakeisuutta voisi verrata osa osalta.',
  'noise_level.composed_medium':
    'Rakeisuutta ei verrattu: kuvakaappauksissa ja piirroksissa ei ole kameran rakeita.',

  'learned_fusion.found':
    'Aluetta {place} on todennäköisesti muokattu. Vertaa alkuperäiseen tai pyydä uusi kuva. ' +
    'Kameran muotokuvasumennus, HDR ja retusointi näyttävät samalta. Lisätiedot: rakeisuus, ' +
    'terävyys ja pakkaus eivät yhdessä sovi muuhun kuvaan, kun verrataan tunnettuihin ' +
    'muokkauksiin.',
  'learned_fusion.none':
    'Rakeisuus, terävyys ja pakkaus sopivat yhteen koko kuvassa. Pientä muokkausta tai ' +
    'muokkausta pienennetyssä ja uudelleen tallennetussa kopiossa ei voi nähdä.',
  'learned_fusion.too_small':
    'Kuva on liian pieni, jotta rakeisuutta, terävyyttä ja pakkausta voisi verrata osa osalta.',
  'learned_fusion.composed_medium':
    'Rakeisuutta ja pakkausta ei verrattu: kuvakaappaukset koostuvat monesta osasta.',

  'small_text.typed_on_document':
    'Tekstiä {place} on todennäköisesti kirjoitettu päälle. ' +
    'Vertaa alkuperäiseen asiakirjaan tai pyydä kaupalta kopio. ' +
    'Tietokoneella täytetty lomake tai skannerin leima näyttää samalta. Lisätiedot: ' +
    'puhtaampi paperi ja terävämmät kirjaimet kuin muussa tekstissä: ' +
    '{words|sana|sanaa} ({compared|sana|sanaa} verrattu).',
  'small_text.typed_on_photo':
    'Tekstiä {place} on todennäköisesti kirjoitettu päälle. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. ' +
    'Ohjelman lisäämä kuvateksti tai etiketti näyttää samalta. Lisätiedot: {words|sana|sanaa} ' +
    'yksivärisellä pinnalla ilman kameran rakeita ({compared|sana|sanaa} verrattu).',
  'small_text.copied':
    'Merkkejä {place} on todennäköisesti kopioitu sivun sisällä. ' +
    'Vertaa alkuperäiseen asiakirjaan tai pyydä kaupalta kopio. ' +
    'Myös ohjelman piirtämä, painamaton sivu voi toistaa kirjaimia. Lisätiedot: ' +
    '{glyphs|kirjain tai numero|kirjainta tai numeroa}, sama paperin rakeisuus {other_place}; ' +
    'molemmat kohdat on merkitty.',
  'small_text.copied_over':
    'Merkit {place} on todennäköisesti korvattu kopioilla. ' +
    'Vertaa alkuperäiseen asiakirjaan tai pyydä kaupalta kopio. ' +
    'Myös ohjelman piirtämä, painamaton sivu voi toistaa kirjaimia. Lisätiedot: ' +
    '{glyphs|kirjain tai numero|kirjainta tai numeroa}, sama paperin rakeisuus {other_place}, ' +
    'pakattu toisin kuin ympäristö.',
  'small_text.none':
    'Mikään sana ei näytä myöhemmin kirjoitetulta tai kopioidulta. ' +
    'Sumennettuja ja rakeisiksi tehtyjä sanoja ei voi nähdä.',
  'small_text.no_text': 'Vertailtavaa tekstiä ei löytynyt.',
  'small_text.composed_medium':
    'Päälle kirjoitettua ei etsitty: kuvakaappausten teksti on aina ohjelman tekemää.',

  'model.found':
    'Aluetta {place} on oman mallinne mukaan todennäköisesti muokattu. ' +
    'Vertaa alkuperäiseen tai pyydä uusi kuva. ' +
    'Mallit erehtyvät kuvissa, joita varten niitä ei ole koulutettu. Lisätiedot: ' +
    'todennäköisyys {probability_percent}.',
  'model.none':
    'Oma mallinne ei merkitse mitään aluetta muokatuksi. ' +
    'Se tuntee vain muokkaukset, joita varten se on koulutettu.',
  'model.failed': 'Oma mallinne ei vastannut. Muut tarkistukset vastasivat. Lisätiedot: {error}.',

  'engine.detector_failed': 'Yksi tarkistus jäi kesken, muut valmistuivat. Lisätiedot: {error}.',
} as const satisfies Dictionary;
