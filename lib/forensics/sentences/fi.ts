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
  'words.no_tool': 'ohjelmaa ei mainita',

  'analysis.nothing_found':
    'Selvää merkkiä muokkauksesta tai tekoälyn tekemästä kuvasta ei löytynyt. Se ei todista, ettei sellaista ole.',
  'analysis.no_edit_found':
    'Selvää merkkiä muokkauksesta ei löytynyt. Se ei todista, ettei sellaista ole. Sitä, onko kuva tekoälyn tekemä, ei tarkistettu.',
  'analysis.few_checks':
    'Ei arvioitu: muokkaustarkistuksista {looked}/{checks} tarkasteli kuvaa, joten niiden hiljaisuudesta ei seuraa mitään.',
  'analysis.small': 'Ei ratkaistavissa: kuva on pieni ({size}), arvioitavaa on liian vähän.',
  'analysis.strongly_compressed':
    'Ei ratkaistavissa: kuva on voimakkaasti pakattu (laatu {quality}), mikä hävittää jälkiä.',
  'analysis.not_from_camera':
    'Ei ratkaistavissa: kuva ei tule suoraan kamerasta, ja kopiot menettävät jälkiä.',

  'provenance.credentials_ai':
    'Allekirjoitettujen alkuperätietojen (Content Credentials, allekirjoittaja: {signer}) mukaan kuvan on tehnyt generatiivinen tekoäly ({tool}).',
  'provenance.credentials_ai_composite':
    'Allekirjoitettujen alkuperätietojen (Content Credentials, allekirjoittaja: {signer}) mukaan osan kuvasta on tehnyt generatiivinen tekoäly ({tool}). Pieni retusointi kirjataan samalla tavalla kuin uusi esine – katso, mitä on muutettu.',
  'provenance.credentials_ai_ingredient':
    'Allekirjoitetuissa alkuperätiedoissa (Content Credentials, allekirjoittaja: {signer}) mainitaan generatiivisen tekoälyn tekemä kuva ({tool}) niiden joukossa, joista tämä on tehty.',
  'provenance.credentials_ai_unverified':
    'Alkuperätiedoissa (Content Credentials) mainitaan generatiivinen tekoäly ({tool}), mutta niitä ei voitu todentaa tälle tiedostolle, joten tämä yksin ei ratkaise mitään.',
  'provenance.credentials_changed_after_signing':
    'Todennäköisesti muokattu – tarkista: tiedosto ei enää vastaa allekirjoitettua (allekirjoittaja: {signer}), joten sitä on muutettu jälkeenpäin. Myös ohjelma, joka on vain kääntänyt, pienentänyt tai nimennyt kuvan uudelleen, on voinut tehdä sen.',
  'provenance.credentials_broken':
    'Alkuperätietojen (Content Credentials, allekirjoittaja: {signer}) todennus epäonnistuu: itse tietoja on muutettu tai ne ovat vahingoittuneet. Ohjelmat, jotka eivät tunne näitä tietoja, vahingoittavat niitä tallentaessaan kuvan.',
  'provenance.credentials_unreadable':
    'Tiedostossa on alkuperätiedot (Content Credentials), joita ei voitu todentaa; siitä ei seuraa mitään.',
  'provenance.credentials_valid':
    'Alkuperätiedot (Content Credentials) ovat muuttumattomat allekirjoituksesta lähtien (allekirjoittaja: {signer}, {tool}); allekirjoittaja on luotettujen luettelossa.',
  'provenance.credentials_untrusted':
    'Alkuperätiedot (Content Credentials) ovat muuttumattomat allekirjoituksesta lähtien (allekirjoittajan nimi: {signer}, {tool}). Nimeä ei ole tarkistettu luotettujen luettelosta.',
  'provenance.credentials_expired':
    'Alkuperätiedot (Content Credentials) ovat muuttumattomat allekirjoituksesta lähtien (allekirjoittajan nimi: {signer}, {tool}), mutta varmenne on vanhentunut eikä mikään aikaleima osoita sen olleen voimassa allekirjoitettaessa. Kameroiden ja ohjelmien varmenteet vanhenevat, mutta kuvat säilyvät.',
  'provenance.credentials_stripped':
    'Tiedoston mukaan sillä on alkuperätiedot (Content Credentials), mutta niitä ei ole siinä: ne ovat joskus olleet siinä tai niitä säilytetään muualla. Viestipalvelut ja verkkosivut poistavat ne, joten tämä yksin ei kerro mitään.',
  'provenance.credentials_broken_ingredient':
    'Alkuperätiedot (Content Credentials, allekirjoittaja: {signer}) ovat ehjät, mutta sen kuvan, josta tämä on tehty, eivät ole.',
  'provenance.source_type_ai':
    'Kuvan metatietojen mukaan sen on tehnyt generatiivinen tekoäly ({tool}).',
  'provenance.source_type_ai_composite':
    'Kuvan metatietojen mukaan osan siitä on tehnyt generatiivinen tekoäly ({tool}). Pieni retusointi ilmoitetaan samalla tavalla kuin uusi esine – katso, mitä on muutettu.',
  'provenance.generator_text':
    'Tiedostossa on kuvageneraattorin asetukset ({tool}, kentässä ”{field}”).',
  'provenance.generator_named':
    'Tiedosto nimeää tekijäkseen kuvageneraattorin ({tool}, kentässä ”{field}”).',
  'provenance.none':
    'Tiedosto ei mainitse generatiivista tekoälyä. Eivät useimmat tekoälykuvatkaan, kun ne on tallennettu uudelleen.',

  'metadata.unreadable':
    'Tiedoston rakennetta ei voitu lukea, joten sen metatietoja ei verrattu kuvaan.',
  'metadata.camera_data_missing':
    'Tiedostossa ei ole kameratietoja. Viestipalvelut ja verkkosivut poistavat ne, joten tämä yksin ei kerro mitään.',
  'metadata.camera_data_agree': 'Kameratiedot ({camera}) ovat täydelliset ja vastaavat kuvaa.',
  'metadata.camera_data_incomplete':
    'Tiedosto nimeää kameran ({camera}), mutta ei kaikkea, mitä kamerat kirjoittavat (valotus, aika, koko); se, mitä siinä on, vastaa kuvaa.',
  'metadata.editor_named':
    'Tiedoston on viimeksi tallentanut {software}. Niin on monen koskemattomankin kuvan: kääntämistä, rajaamista tai vientiä varten.',
  'metadata.size_differs':
    'Kameratietojen mukaan kuvassa on {camera_size} pikseliä, mutta siinä on {size}: sitä on rajattu tai sen kokoa muutettu ottamisen jälkeen. Viestipalvelut ja verkkosivut tekevät niin jokaiselle kuvalle.',
  'metadata.thumbnail_shape_differs':
    'Tiedoston pieni esikatselukuva ({thumbnail_size}) on eri muotoinen kuin kuva ({size}): kuvaa on rajattu ottamisen jälkeen. Kuvia rajataan monesta syystä.',
  'metadata.saved_again':
    'Tiedostossa on kameran tiedot ({camera}), mutta se on pakattu kuten yleiset ohjelmat pakkaavat (laatu {quality}). Vienti- ja jakotoiminnot tekevät niin muuttamatta näkyvää, samoin jotkin kamerat.',
  'metadata.changed_later':
    'Tiedoston mukaan sitä on muutettu {days|päivä|päivää} kuvan ottamisen jälkeen. Kuvan kääntäminen tai uudelleen nimeäminen voi asettaa tämän päivämäärän.',
  'metadata.taken_after_damage':
    'Kuva on otettu {taken}, {days|päivä|päivää} vahingon jälkeen ({damage}). Se on tavallista vahingosta otetulle kuvalle, mutta kuva ei voi näyttää esinettä ennen vahinkoa.',
  'metadata.taken_before_purchase':
    'Kuva on otettu {taken}, {days|päivä|päivää} ennen ilmoitettua ostoa ({purchase}). Myös asettamatta jäänyt kameran kello tai arvioitu ostopäivä selittää sen.',
  'metadata.place_stored': 'Tiedostossa on tieto kuvan ottopaikasta.',
  'metadata.animated': 'Tiedosto on animaatio; vain sen ensimmäinen kuva tutkittiin.',

  'double_compression.found':
    'Todennäköisesti muokattu {place} – tarkista: kuva on tallennettu JPEG-muodossa vähintään kahdesti, tämä alue vain kerran, kuin se olisi tullut mukaan tai maalattu yli niiden välissä (voimakkuus {strength}, merkitään alkaen 20). Ohjelman lisäämä kuvateksti tai logo jättää saman jäljen.',
  'double_compression.found_lossless':
    'Todennäköisesti muokattu {place} – tarkista: kuva oli JPEG ennen kuin siitä tuli tämä tiedosto, tämä alue ei ollut (voimakkuus {strength}, merkitään alkaen 20). Ohjelman lisäämä kuvateksti tai logo jättää saman jäljen.',
  'double_compression.consistent':
    'Kuva on aiemmin tallennettu JPEG-muodossa, ja kaikissa arvioitavissa osissa näkyy sama historia (verrattu {frequencies|kuvio|kuviota}).',
  'double_compression.once':
    'Aiempaa pakkausta ei näy, joten JPEG-historia ei kerro muokkauksista mitään.',
  'double_compression.too_small':
    'Kuva on liian pieni, jotta sen JPEG-historiaa voisi verrata osa osalta.',
  'double_compression.unreadable':
    'JPEG-tietoja ei voitu lukea kokonaan, joten historiaa ei verrattu.',
  'double_compression.other_channels':
    'JPEG-tiedosto sisältää painovärejä (CMYK) tai kirkkauden pienemmällä tarkkuudella, joten historiaa ei verrattu.',
  'double_compression.composed_medium':
    'Kuvakaappaukset ja piirrokset koostuvat osista, joilla on eri historia, joten niitä ei verrattu.',

  'shifted_compression.found':
    'Todennäköisesti liitetty {place} – tarkista: alue on tallennettu aiemmin JPEG-kuvana, jonka 8 × 8 pikselin lohkot ovat {shift_x} ja {shift_y} pikseliä sivussa tämän tiedoston lohkoista, eikä muussa kuvassa näy sellaista (verrattu {frequencies|kuviota|kuviota}). Kollaasi, leima tai ohjelman lisäämä kehys jättää saman jäljen.',
  'shifted_compression.missing':
    'Todennäköisesti muokattu {place} – tarkista: kuva on rajattu vanhemmasta JPEG-kuvasta, jonka lohkot olivat {shift_x} ja {shift_y} pikseliä sivussa tämän tiedoston lohkoista, mutta alueella siitä ei näy mitään (verrattu {frequencies|kuviota|kuviota}). Ohjelman lisäämä teksti tai logo jättää saman jäljen.',
  'shifted_compression.cropped':
    'Koko kuva on rajattu vanhemmasta JPEG-kuvasta (sen lohkot olivat {shift_x} ja {shift_y} pikseliä sivussa tämän tiedoston lohkoista), ja se näkyy kaikissa arvioitavissa osissa. Omistajat rajaavat kuvia monesta syystä.',
  'shifted_compression.none':
    'Missään kuvan osassa ei näy aiempaa JPEG-pakkausta muissa kuin tämän tiedoston lohkoissa. Viimeistä hienompaa pakkausta ei nähdä.',
  'shifted_compression.too_small':
    'Kuva on liian pieni, jotta aiempaa pakkausta muissa lohkoissa voisi etsiä.',
  'shifted_compression.composed_medium':
    'Kuvakaappaukset ja piirrokset koostuvat osista, joilla on eri historia, joten aiempaa pakkausta muissa lohkoissa ei etsitty.',

  'foreign_grid.found':
    'Todennäköisesti liitetty {place} – tarkista: JPEG koostuu 8 × 8 pikselin lohkoista, eivätkä tämän alueen lohkot ole siellä, missä muun kuvan lohkot ovat (siirtymä {shift_x} ja {shift_y}; {votes} kohtaa {cells} kohdasta on samaa mieltä). Kollaasi, leima tai ohjelman lisäämä kehys jättää saman jäljen.',
  'foreign_grid.part_compressed':
    'Todennäköisesti liitetty {place} – tarkista: tämä alue on joskus pakattu JPEG-muotoon, muu kuva ei ({votes} kohtaa {cells} kohdasta on samaa mieltä). Sivulle tai kankaalle asetettu kuva näyttää samalta.',
  'foreign_grid.none':
    'Kuvan kaikki osat sopivat yhteen JPEG-lohkojen ruudukkoon. Niin sopisi myös täsmälleen ruudukkoon liitetty tai kooltaan muutettu osa.',
  'foreign_grid.no_grid': 'Missään kuvan osassa ei ole aiemman JPEG-pakkauksen lohkoruudukkoa.',
  'foreign_grid.recompressed':
    'Kuvan JPEG-pakkaus on liian voimakas (keskimääräinen askel {step}), jotta aiempia lohkoruudukoita näkyisi.',
  'foreign_grid.composed_medium':
    'Alueella {place} on oma JPEG-lohkojen ruudukkonsa. Kuvakaappauksissa ja piirroksissa se on tavallista: ne on koottu kuvista.',
  'foreign_grid.too_small': 'Kuva on liian pieni JPEG-lohkojen ruudukoiden etsimiseen.',

  'copy_move.found':
    'Todennäköisesti kopioitu kuvan sisällä – tarkista: alue {place} ja toinen {other_place} ovat samat rakeisuuttaan myöten ({same} kohtaa {judged} kohdasta; kierto {turned_deg}°, koko {scale_percent}). Tästä ei voi päätellä, kumpi on alkuperäinen, joten molemmat on merkitty. Myös panoraamatoiminnot ja tietokoneella painetut kuviot voivat toistaa alueen.',
  'copy_move.only_alike':
    'Jotkin asiat kuvassa muistuttavat toisiaan, mutta kullakin on oma rakeisuutensa, kuten todellisilla toistuvilla asioilla on.',
  'copy_move.repeats':
    'Kuvassa toistuu niin paljon, että vain selvimmät kohdat verrattiin, eivätkä ne ole samoja rakeisuuttaan myöten tai ne on piirretty. Itsestään toistuva pinta (laatat, kangas, kuvio) ei ole merkki muokkauksesta, mutta siinä oleva kopio on voinut jäädä huomaamatta.',
  'copy_move.none':
    'Mitään kuvan aluetta ei löytynyt muualta siitä. Kopiota sileässä tai hyvin pienessä alueessa ei näe.',
  'copy_move.drawn':
    'Piirretty teksti ja symbolit toistuvat luonnostaan, joten samanlaiset alueet eivät todista tässä mitään.',
  'copy_move.too_little_texture':
    'Kuva on liian pieni tai liian sileä kopioitujen alueiden etsimiseen.',

  'noise_level.found':
    'Todennäköisesti sumennettu tai maalattu yli {place} – tarkista: alueelta puuttuu hieno rakeisuus, joka sen ympärillä on yhtä kirkkaissa ja yhtä kontrastisissa kohdissa, kuten sumennuksen, täytön tai retusointisiveltimen jäljiltä. Kameran muotokuvasumennus ja kohinanpoisto voivat näyttää samalta.',
  'noise_level.none':
    'Hieno rakeisuus ja terävyys eivät muutu missään niin jyrkästi kuin sumennuksen tai ylimaalauksen jäljiltä. Pientä tai pehmeästi häivytettyä muokkausta tai muokkausta tasaisessa kohdassa ei nähdä.',
  'noise_level.too_small': 'Kuva on liian pieni, jotta sen rakeisuutta voisi verrata osa osalta.',
  'noise_level.composed_medium':
    'Kuvakaappauksissa ja piirroksissa ei ole kameran rakeisuutta, joten sitä ei verrattu.',

  'learned_fusion.found':
    'Todennäköisesti muokattu {place} – tarkista: alueen rakeisuus, terävyys ja pakkaus eivät yhdessä sovi muuhun kuvaan, kuten vertailu on oppinut monista tunnetuista muokkauksista. Kameran voimakas paikallinen käsittely – muotokuvan sumennus, HDR, retusointitoiminto – voi näyttää samalta.',
  'learned_fusion.none':
    'Kokonaisuutena rakeisuus, terävyys ja pakkaus sopivat yhteen koko kuvassa. Pientä muokkausta tai muokkausta pienennetyssä ja uudelleen tallennetussa kopiossa ei nähdä.',
  'learned_fusion.too_small':
    'Kuva on liian pieni, jotta rakeisuutta, terävyyttä ja pakkausta voisi verrata osa osalta.',
  'learned_fusion.composed_medium':
    'Kuvakaappaukset ja piirrokset on koottu erilaisista osista, joten rakeisuutta ja pakkausta ei verrattu.',

  'small_text.typed_on_document':
    'Todennäköisesti kirjoitettu päälle {place} – tarkista: {words|sanan|sanan} ympärillä paperi on siellä puhtaampaa ja kirjainten reunat terävämpiä kuin muussa painatuksessa ({compared|sana|sanaa} verrattu), kuin ohjelma olisi pyyhkinyt ja kirjoittanut. Tietokoneella täytetty lomake tai skannausohjelman leima jättää saman jäljen.',
  'small_text.typed_on_photo':
    'Todennäköisesti kirjoitettu päälle {place} – tarkista: {words|sana on|sanaa on} siellä yksivärisellä pinnalla, vaikka kamera näkee rakeisuutta joka pinnassa ({compared|sana|sanaa} verrattu). Ohjelman lisäämä kuvateksti tai etiketti jättää saman jäljen.',
  'small_text.copied':
    'Todennäköisesti kopioitu sivun sisällä – tarkista: {glyphs|kirjain tai numero|kirjainta tai numeroa} {place} ja {other_place} ovat samat paperin rakeisuutta myöten, mitä saman kirjaimen kaksi painatusta eivät ole. Tästä ei voi päätellä, kumpi on alkuperäinen, joten molemmat on merkitty. Myös ohjelman piirtämä sivu, jota ei ole koskaan painettu, voi toistaa kirjaimensa.',
  'small_text.copied_over':
    'Todennäköisesti peitetty kopiolla {place} – tarkista: {glyphs|kirjain tai numero|kirjainta tai numeroa} siellä on samoja kuin {other_place} paperin rakeisuutta myöten, mitä saman kirjaimen kaksi painatusta eivät ole, ja kohta on pakattu toisin kuin sen ympäristö. Myös ohjelman piirtämä sivu, jota ei ole koskaan painettu, voi toistaa kirjaimensa.',
  'small_text.none':
    'Mikään sana ei poikkea muista kuin se olisi kirjoitettu tai kopioitu myöhemmin. Sumennettuja ja rakeisiksi tehtyjä sanoja ei nähdä.',
  'small_text.no_text': 'Vertailtavaa tekstiä ei löytynyt.',
  'small_text.composed_medium':
    'Kuvakaappauksissa ja piirroksissa kaikki teksti on ohjelman tekemää, joten päälle kirjoitettuja sanoja ei etsitty.',

  'model.found':
    'Todennäköisesti muokattu {place} – tarkista: malli, jolla palvelu on määritetty, merkitsee alueen (todennäköisyys {probability_percent}). Tällainen malli erehtyy kuvatyypeissä, joilla sitä ei ole tehty.',
  'model.none':
    'Malli, jolla palvelu on määritetty, ei merkitse mitään aluetta muokatuksi. Se tuntee vain ne muokkaukset, joilla se on tehty.',
  'model.failed':
    'Malli, jolla palvelu on määritetty, ei vastannut ({error}); muut tarkistukset vastasivat.',

  'engine.detector_failed': 'Yhtä tarkistusta ei voitu tehdä loppuun ({error}); muut tehtiin.',
} as const satisfies Dictionary;
