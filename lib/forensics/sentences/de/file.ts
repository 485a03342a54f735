const compare = 'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an.';
const newPhoto = 'Fordern Sie ein neues Foto des Gegenstands an.';
const checkChange = 'Prüfen Sie, was geändert wurde, oder fordern Sie ein neues Foto an.';
const original = 'Fordern Sie die Originaldatei an.';
const shops = 'Auch Geschäfte und Werbung verwenden solche Bilder.';
const retouch = 'Eine kleine Retusche wird ebenso vermerkt wie ein neuer Gegenstand.';

export const file = {
  'provenance.credentials_ai': {
    headline: 'Die Datei ist als KI-erzeugt signiert.',
    advice: newPhoto,
    innocent: shops,
    details: 'Content Credentials von {signer}, Programm {tool}.',
  },
  'provenance.credentials_ai_composite': {
    headline: 'Die Datei ist als teilweise KI-erzeugt signiert.',
    advice: checkChange,
    innocent: retouch,
    details: 'Content Credentials von {signer}, Programm {tool}.',
  },
  'provenance.credentials_ai_ingredient': {
    headline: 'In dieses Bild ist ein KI-erzeugtes Bild eingegangen.',
    advice: compare,
    innocent: 'Ein KI-erzeugter Hintergrund oder ein Logo wird ebenso vermerkt.',
    details: 'Content Credentials von {signer}, Programm {tool}.',
  },
  'provenance.credentials_ai_unverified': {
    headline: 'Die Datei nennt ein KI-Programm, ihre Signatur ließ sich nicht bestätigen.',
    advice: original,
    innocent: 'Allein entscheidet das nichts.',
    details: 'Content Credentials, Programm {tool}.',
  },
  'provenance.credentials_changed_after_signing': {
    headline: 'Die Datei wurde nach dem Signieren verändert.',
    advice: compare,
    innocent: 'Auch ein Programm, das das Bild nur dreht oder verkleinert, kann das verursachen.',
    details: 'Das Bild passt nicht mehr zu den Content Credentials von {signer}.',
  },
  'provenance.credentials_broken': {
    headline: 'Die Signatur der Datei ist beschädigt oder wurde verändert.',
    advice: original,
    innocent: 'Programme, die sie nicht unterstützen, beschädigen sie oft beim Speichern.',
    details: 'Content Credentials von {signer}.',
  },
  'provenance.credentials_unreadable': {
    headline: 'Die Signatur der Datei ließ sich nicht bestätigen.',
    innocent: 'Allein sagt das nichts.',
  },
  'provenance.credentials_valid': {
    headline: 'Die Datei ist seit dem Signieren unverändert.',
    details:
      'Content Credentials von {signer}, Programm {tool}, Unterzeichner auf der Vertrauensliste.',
  },
  'provenance.credentials_untrusted': {
    headline: 'Die Datei ist seit dem Signieren unverändert, der Unterzeichner ist ungeprüft.',
    details: 'Content Credentials von {signer}, Programm {tool}, keine Vertrauensliste.',
  },
  'provenance.credentials_expired': {
    headline: 'Die Datei ist seit dem Signieren unverändert, das Zertifikat ist abgelaufen.',
    innocent: 'Zertifikate von Kameras laufen oft ab, bevor die Bilder verwendet werden.',
    details: 'Content Credentials von {signer}, Programm {tool}, ohne Zeitstempel.',
  },
  'provenance.credentials_stripped': {
    headline: 'Die Signatur wurde aus der Datei entfernt oder liegt anderswo.',
    innocent: 'Messenger und Websites entfernen sie.',
  },
  'provenance.credentials_broken_ingredient': {
    headline: 'Ein Bild, aus dem dieses entstand, hat eine beschädigte Signatur.',
    details: 'Die Content Credentials dieser Datei, von {signer}, sind unversehrt.',
  },
  'provenance.source_type_ai': {
    headline: 'Die Datei gibt an, von KI erzeugt zu sein.',
    advice: newPhoto,
    innocent: shops,
    details: 'Metadaten, Programm {tool}.',
  },
  'provenance.source_type_ai_composite': {
    headline: 'Die Datei gibt an, dass Teile von KI erzeugt sind.',
    advice: checkChange,
    innocent: retouch,
    details: 'Metadaten, Programm {tool}.',
  },
  'provenance.generator_text': {
    headline: 'Die Datei enthält Einstellungen eines KI-Bildgenerators.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generator {tool}, in „{field}“.',
  },
  'provenance.generator_named': {
    headline: 'Die Datei nennt einen KI-Bildgenerator als Quelle.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generator {tool}, in „{field}“.',
  },
  'provenance.visible_mark': {
    headline: 'Das Bild trägt das sichtbare Zeichen der KI von Google.',
    advice: newPhoto,
    innocent: 'Gemini setzt es auch auf Fotos, die nur geändert wurden.',
    details: 'Ein blasser vierzackiger Stern unten rechts ({likeness_percent} Übereinstimmung).',
  },
  'provenance.colour_bar': {
    headline: 'Das Bild trägt das sichtbare Zeichen von OpenAIs DALL·E.',
    advice: newPhoto,
    innocent: 'DALL·E setzt es auch auf Fotos, die nur geändert wurden.',
    details: 'Ein Balken in fünf Farben unten rechts.',
  },
  'provenance.none': {
    headline: 'Die Datei nennt kein KI-Programm.',
    details: 'Die meisten KI-Bilder nennen keines mehr, wenn sie neu gespeichert wurden.',
  },

  'metadata.unreadable': {
    headline: 'Die Kameradaten der Datei waren nicht lesbar.',
    details: 'Die Metadaten wurden nicht mit dem Bild verglichen.',
  },
  'metadata.camera_data_missing': {
    headline: 'Die Datei enthält keine Kameradaten.',
    innocent: 'Messenger und Websites entfernen sie.',
  },
  'metadata.straight_from_camera': {
    headline: 'Datei und Feinstruktur sind die eines Fotos direkt aus einer Kamera.',
    details: 'Kamera: {camera}. Das spricht für die Datei, nicht für das, was das Foto zeigt.',
  },
  'metadata.no_camera_traces': {
    headline: 'Die Kameradaten passen zur Datei, ihre Feinstruktur aber nicht zu einer Kamera.',
    innocent:
      'Verkleinern oder starkes Bearbeiten hat dieselbe Wirkung; manche Kameras haben sie auch.',
    details: 'Kamera: {camera}.',
  },
  'metadata.camera_data_agree': {
    headline: 'Die Kameradaten sind vollständig und passen zum Bild.',
    details: 'Kamera: {camera}.',
  },
  'metadata.camera_data_incomplete': {
    headline: 'Die Kameradaten sind unvollständig, passen aber zum Bild.',
    details: 'Kamera: {camera}; Belichtung, Zeit oder Größe fehlt.',
  },
  'metadata.editor_named': {
    headline: 'Die Datei wurde zuletzt von einem Bildprogramm gespeichert.',
    innocent: 'Das geschieht auch beim Drehen, Zuschneiden oder Exportieren.',
    details: 'Programm: {software}.',
  },
  'metadata.size_differs': {
    headline: 'Das Bild wurde nach der Aufnahme zugeschnitten oder in der Größe geändert.',
    innocent: 'Messenger und Websites tun das mit jedem Bild.',
    details: 'Die Kamera nennt {camera_size} Pixel, die Datei hat {size}.',
  },
  'metadata.thumbnail_shape_differs': {
    headline: 'Das Bild wurde nach der Aufnahme zugeschnitten.',
    innocent: 'Bilder werden aus vielen Gründen zugeschnitten.',
    details: 'Das Vorschaubild in der Datei hat {thumbnail_size}, das Bild {size}.',
  },
  'metadata.saved_again': {
    headline: 'Das Bild wurde nach der Aufnahme neu gespeichert.',
    innocent: 'Export und Teilen tun das, ohne es zu verändern, einige wenige Kameras auch.',
    details: 'Kamera: {camera}; Kompression eines allgemeinen Programms, Qualität {quality}.',
  },
  'metadata.changed_later': {
    headline: 'Die Datei wurde {days|Tag|Tage} nach der Aufnahme geändert.',
    innocent: 'Auch Drehen oder Umbenennen kann dieses Datum setzen.',
  },
  'metadata.taken_after_damage': {
    headline: 'Das Bild wurde {days|Tag|Tage} nach dem Schaden aufgenommen.',
    innocent: 'Bei einem Bild des Schadens ist das üblich; den Gegenstand davor zeigt es nicht.',
    details: 'Aufgenommen am {taken}, Schaden am {damage}.',
  },
  'metadata.taken_in_future': {
    headline:
      'Das Kameradatum liegt {days|Tag|Tage} nach dem Eingang der Datei und kann nicht stimmen.',
    advice: 'Fragen Sie, wann das Foto aufgenommen wurde.',
    innocent: 'Meist ist die Uhr der Kamera falsch gestellt.',
    details: 'Kameradatum {taken}, eingegangen am {received}.',
  },
  'metadata.taken_before_purchase': {
    headline: 'Das Bild wurde {days|Tag|Tage} vor dem angegebenen Kauf aufgenommen.',
    advice: 'Prüfen Sie das Kaufdatum anhand des Belegs.',
    innocent: 'Eine nie gestellte Kamerauhr oder ein geschätztes Kaufdatum erklärt das auch.',
    details: 'Aufgenommen am {taken}, angegebener Kauf am {purchase}.',
  },
  'metadata.place_stored': {
    headline: 'Die Datei enthält den Ort der Aufnahme.',
  },
  'metadata.animated': {
    headline: 'Die Datei ist animiert; nur ihr erstes Bild wurde geprüft.',
  },
} as const;
