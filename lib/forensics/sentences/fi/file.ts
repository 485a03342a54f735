const compare = 'Vertaa alkuperäiseen tai pyydä uusi kuva.';
const newPhoto = 'Pyydä uusi kuva esineestä.';
const checkChange = 'Tarkista, mitä on muutettu, tai pyydä uusi kuva.';
const original = 'Pyydä alkuperäinen tiedosto.';
const shops = 'Myös kaupat ja mainokset käyttävät tällaisia kuvia.';
const retouch = 'Pieni retusointi kirjataan samalla tavalla kuin uusi esine.';

export const file = {
  'provenance.credentials_ai': {
    headline: 'Tiedosto on allekirjoitettu tekoälyn tekemäksi.',
    advice: newPhoto,
    innocent: shops,
    details: 'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}.',
  },
  'provenance.credentials_ai_composite': {
    headline: 'Tiedosto on allekirjoitettu osittain tekoälyn tekemäksi.',
    advice: checkChange,
    innocent: retouch,
    details: 'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}.',
  },
  'provenance.credentials_ai_ingredient': {
    headline: 'Tämän kuvan tekemisessä on käytetty tekoälyn tekemää kuvaa.',
    advice: compare,
    innocent: 'Tekoälyn tekemä tausta tai logo kirjataan samalla tavalla.',
    details: 'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}.',
  },
  'provenance.credentials_ai_unverified': {
    headline: 'Tiedosto mainitsee tekoälyohjelman, mutta allekirjoitusta ei voitu vahvistaa.',
    advice: original,
    innocent: 'Yksin tämä ei ratkaise mitään.',
    details: 'Content Credentials, ohjelma {tool}.',
  },
  'provenance.credentials_changed_after_signing': {
    headline: 'Tiedostoa on muutettu allekirjoittamisen jälkeen.',
    advice: compare,
    innocent: 'Syynä voi olla ohjelma, joka on vain kääntänyt tai pienentänyt kuvan.',
    details: 'Kuva ei enää vastaa Content Credentials -tietoja, allekirjoittaja {signer}.',
  },
  'provenance.credentials_broken': {
    headline: 'Tiedoston allekirjoitus on vioittunut tai sitä on muutettu.',
    advice: original,
    innocent: 'Ohjelmat, jotka eivät tue sitä, vioittavat sitä usein tallentaessaan.',
    details: 'Content Credentials, allekirjoittaja {signer}.',
  },
  'provenance.credentials_unreadable': {
    headline: 'Tiedoston allekirjoitusta ei voitu vahvistaa.',
    innocent: 'Yksin tämä ei kerro mitään.',
  },
  'provenance.credentials_valid': {
    headline: 'Tiedosto on muuttumaton allekirjoittamisesta lähtien.',
    details:
      'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}, luotettujen luettelossa.',
  },
  'provenance.credentials_untrusted': {
    headline:
      'Tiedosto on muuttumaton allekirjoituksesta lähtien; allekirjoittajaa ei tarkistettu.',
    details:
      'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}, ei luotettujen luetteloa.',
  },
  'provenance.credentials_expired': {
    headline: 'Tiedosto on muuttumaton allekirjoituksesta lähtien, mutta varmenne on vanhentunut.',
    innocent: 'Kameroiden varmenteet vanhenevat usein ennen kuvien käyttöä.',
    details: 'Content Credentials, allekirjoittaja {signer}, ohjelma {tool}, ei aikaleimaa.',
  },
  'provenance.credentials_stripped': {
    headline: 'Allekirjoitus on poistettu tiedostosta, tai sitä säilytetään muualla.',
    innocent: 'Viestipalvelut ja verkkosivut poistavat sen.',
  },
  'provenance.credentials_broken_ingredient': {
    headline: 'Yhdessä kuvista, joista tämä on tehty, on vioittunut allekirjoitus.',
    details: 'Tämän tiedoston omat Content Credentials, allekirjoittaja {signer}, ovat ehjät.',
  },
  'provenance.source_type_ai': {
    headline: 'Tiedosto ilmoittaa olevansa tekoälyn tekemä.',
    advice: newPhoto,
    innocent: shops,
    details: 'Metatiedot, ohjelma {tool}.',
  },
  'provenance.source_type_ai_composite': {
    headline: 'Tiedosto ilmoittaa, että osa siitä on tekoälyn tekemä.',
    advice: checkChange,
    innocent: retouch,
    details: 'Metatiedot, ohjelma {tool}.',
  },
  'provenance.generator_text': {
    headline: 'Tiedostossa on tekoälykuvageneraattorin asetukset.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generaattori {tool}, kentässä ”{field}”.',
  },
  'provenance.generator_named': {
    headline: 'Tiedosto nimeää lähteekseen tekoälykuvageneraattorin.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generaattori {tool}, kentässä ”{field}”.',
  },
  'provenance.visible_mark': {
    headline: 'Kuvassa on Googlen tekoälyn näkyvä merkki.',
    advice: newPhoto,
    innocent: 'Gemini lisää sen myös kuviin, joita se on vain muokannut.',
    details: 'Vaalea nelisakarainen tähti oikeassa alakulmassa (vastaavuus {likeness_percent}).',
  },
  'provenance.colour_bar': {
    headline: 'Kuvassa on OpenAI:n DALL·E:n näkyvä merkki.',
    advice: newPhoto,
    innocent: 'DALL·E lisää sen myös kuviin, joita se on vain muokannut.',
    details: 'Viiden värin palkki oikeassa alakulmassa.',
  },
  'provenance.none': {
    headline: 'Tiedosto ei mainitse tekoälyohjelmaa.',
    details: 'Eivät useimmat tekoälykuvatkaan, kun ne on tallennettu uudelleen.',
  },

  'metadata.unreadable': {
    headline: 'Tiedoston kameratietoja ei voitu lukea.',
    details: 'Metatietoja ei verrattu kuvaan.',
  },
  'metadata.camera_data_missing': {
    headline: 'Tiedostossa ei ole kameratietoja.',
    innocent: 'Viestipalvelut ja verkkosivut poistavat ne.',
  },
  'metadata.straight_from_camera': {
    headline: 'Tiedosto ja hienorakenne ovat kuin suoraan kamerasta tulleessa valokuvassa.',
    details: 'Kamera: {camera}. Se puhuu tiedoston, ei kuvan sisällön puolesta.',
  },
  'metadata.no_camera_traces': {
    headline: 'Kameratiedot vastaavat tiedostoa, mutta sen hienorakenne ei ole kameran.',
    innocent: 'Kuvan pienentäminen tai voimakas muokkaus vaikuttaa samoin, samoin jotkin kamerat.',
    details: 'Kamera: {camera}.',
  },
  'metadata.camera_data_agree': {
    headline: 'Kameratiedot ovat täydelliset ja vastaavat kuvaa.',
    details: 'Kamera: {camera}.',
  },
  'metadata.camera_data_incomplete': {
    headline: 'Kameratiedot ovat puutteelliset mutta vastaavat kuvaa.',
    details: 'Kamera: {camera}; valotus, aika tai koko puuttuu.',
  },
  'metadata.editor_named': {
    headline: 'Tiedoston on viimeksi tallentanut kuvankäsittelyohjelma.',
    innocent: 'Niin käy myös, kun koskematon kuva käännetään, rajataan tai viedään.',
    details: 'Ohjelma: {software}.',
  },
  'metadata.size_differs': {
    headline: 'Kuvaa on rajattu tai sen kokoa muutettu ottamisen jälkeen.',
    innocent: 'Viestipalvelut ja verkkosivut tekevät niin jokaiselle kuvalle.',
    details: 'Kameran mukaan {camera_size} pikseliä, tiedostossa {size}.',
  },
  'metadata.thumbnail_shape_differs': {
    headline: 'Kuvaa on rajattu ottamisen jälkeen.',
    innocent: 'Kuvia rajataan monesta syystä.',
    details: 'Tiedoston esikatselukuva {thumbnail_size}, kuva {size}.',
  },
  'metadata.saved_again': {
    headline: 'Kuva on tallennettu uudelleen ottamisen jälkeen.',
    innocent: 'Vienti ja jakaminen tekevät niin muuttamatta kuvaa, samoin jotkin kamerat.',
    details: 'Kamera: {camera}; pakattu kuten yleisissä ohjelmissa, laatu {quality}.',
  },
  'metadata.changed_later': {
    headline: 'Tiedostoa on muutettu {days|päivä|päivää} kuvan ottamisen jälkeen.',
    innocent: 'Kääntäminen tai nimen vaihtaminen voi asettaa tämän päivän.',
  },
  'metadata.taken_after_damage': {
    headline: 'Kuva on otettu {days|päivä|päivää} vahingon jälkeen.',
    innocent: 'Se on tavallista vahinkokuvalle, mutta se ei voi näyttää esinettä ennen vahinkoa.',
    details: 'Otettu {taken}, vahinko {damage}.',
  },
  'metadata.taken_in_future': {
    headline:
      'Kameran päiväys on {days|päivä|päivää} tiedoston saapumisen jälkeen, eikä voi olla oikein.',
    advice: 'Kysy, milloin kuva on otettu.',
    innocent: 'Yleensä kameran kello on väärässä.',
    details: 'Kameran päiväys {taken}, saapunut {received}.',
  },
  'metadata.taken_before_purchase': {
    headline: 'Kuva on otettu {days|päivä|päivää} ennen ilmoitettua ostoa.',
    advice: 'Tarkista ostopäivä kuitista.',
    innocent: 'Myös asettamatta jäänyt kameran kello tai arvioitu ostopäivä selittää sen.',
    details: 'Otettu {taken}, ilmoitettu osto {purchase}.',
  },
  'metadata.place_stored': {
    headline: 'Tiedostossa on tieto kuvan ottopaikasta.',
  },
  'metadata.animated': {
    headline: 'Tiedosto on animaatio; vain sen ensimmäinen kuva tarkistettiin.',
  },
} as const;
