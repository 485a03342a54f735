import type { Dictionary } from './dictionary';

export const de = {
  'place.upper_left': 'oben links',
  'place.top': 'oben',
  'place.upper_right': 'oben rechts',
  'place.left': 'links',
  'place.middle': 'in der Mitte',
  'place.right': 'rechts',
  'place.lower_left': 'unten links',
  'place.bottom': 'unten',
  'place.lower_right': 'unten rechts',
  'place.whole': 'fast im ganzen Bild',
  'words.no_signer': 'einer nicht genannten Stelle',
  'words.no_tool': 'nicht genannt',

  'analysis.nothing_found':
    'Es wurden keine klaren Anzeichen für Bearbeitung oder KI gefunden. ' +
    'Ausgeschlossen ist beides damit nicht.',
  'analysis.no_edit_found':
    'Es wurden keine klaren Anzeichen für Bearbeitung gefunden. ' +
    'Ausgeschlossen ist sie damit nicht. Auf KI wurde nicht geprüft.',
  'analysis.few_checks':
    'Nicht beurteilt: Nur {looked} von {checks} Prüfungen waren bei diesem Bild möglich.',
  'analysis.small':
    'Nicht zu entscheiden: Das Bild ist klein ({size}) und zeigt zu wenig. ' +
    'Fordern Sie ein größeres an.',
  'analysis.strongly_compressed':
    'Nicht zu entscheiden: Das Bild ist stark komprimiert (Qualität {quality}). ' +
    'Kompression beseitigt Spuren; fordern Sie das Original an.',
  'analysis.not_from_camera':
    'Nicht zu entscheiden: Das Bild kommt nicht direkt aus einer Kamera. ' +
    'Kopien verlieren Spuren; fordern Sie das Original an.',

  'provenance.credentials_ai':
    'Die Datei ist als KI-erzeugt signiert. Details: ' +
    'Content Credentials von {signer}, Programm {tool}.',
  'provenance.credentials_ai_composite':
    'Die Datei ist als teilweise KI-erzeugt signiert. Sehen Sie nach, was geändert wurde: ' +
    'Eine kleine Retusche wird ebenso vermerkt wie ein neuer Gegenstand. Details: ' +
    'Content Credentials von {signer}, Programm {tool}.',
  'provenance.credentials_ai_ingredient':
    'In dieses Bild ist ein KI-erzeugtes Bild eingegangen. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. Details: ' +
    'Content Credentials von {signer}, Programm {tool}.',
  'provenance.credentials_ai_unverified':
    'Der Herkunftsnachweis nennt ein KI-Programm, ließ sich aber nicht bestätigen. ' +
    'Allein entscheidet das nichts. Details: Programm {tool}.',
  'provenance.credentials_changed_after_signing':
    'Die Datei wurde nach dem Signieren verändert. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. Auch ein Programm, ' +
    'das sie nur gedreht, verkleinert oder umbenannt hat, kann das verursachen. Details: ' +
    'Sie passt nicht mehr zur Signatur von {signer}.',
  'provenance.credentials_broken':
    'Der Herkunftsnachweis ist beschädigt oder wurde verändert. ' +
    'Programme, die ihn nicht unterstützen, beschädigen ihn oft beim Speichern. Details: ' +
    'signiert von {signer}.',
  'provenance.credentials_unreadable':
    'Der Herkunftsnachweis der Datei ließ sich nicht bestätigen. Allein sagt das nichts.',
  'provenance.credentials_valid':
    'Die Datei ist seit dem Signieren unverändert. Details: ' +
    'Content Credentials von {signer}, Programm {tool}, Unterzeichner auf der Vertrauensliste.',
  'provenance.credentials_untrusted':
    'Die Datei ist seit dem Signieren unverändert, der Unterzeichner wurde nicht geprüft. ' +
    'Details: Content Credentials von {signer}, Programm {tool}, keine Vertrauensliste.',
  'provenance.credentials_expired':
    'Die Datei ist seit dem Signieren unverändert, aber das Zertifikat ist abgelaufen. ' +
    'Zertifikate von Kameras und Programmen laufen oft ab, bevor die Bilder verwendet werden. ' +
    'Details: Content Credentials von {signer}, Programm {tool}, ohne Zeitstempel.',
  'provenance.credentials_stripped':
    'Der Herkunftsnachweis wurde aus der Datei entfernt oder liegt anderswo. ' +
    'Messenger und Websites entfernen ihn; allein sagt das nichts.',
  'provenance.credentials_broken_ingredient':
    'Ein Bild, aus dem dieses entstand, hat einen beschädigten Herkunftsnachweis. Details: ' +
    'Der dieser Datei, von {signer}, ist unversehrt.',
  'provenance.source_type_ai':
    'Die Datei gibt an, von KI erzeugt zu sein. Details: Metadaten, Programm {tool}.',
  'provenance.source_type_ai_composite':
    'Die Datei gibt an, dass Teile von KI erzeugt sind. Sehen Sie nach, was geändert wurde: ' +
    'Eine kleine Retusche wird ebenso angegeben wie ein neuer Gegenstand. Details: ' +
    'Metadaten, Programm {tool}.',
  'provenance.generator_text':
    'Die Datei enthält Einstellungen eines KI-Bildgenerators. Details: {tool}, in „{field}“.',
  'provenance.generator_named':
    'Die Datei nennt einen KI-Bildgenerator als Quelle. Details: {tool}, in „{field}“.',
  'provenance.none':
    'Die Datei nennt kein KI-Programm. ' +
    'Das tun die meisten KI-Bilder auch nicht mehr, wenn sie neu gespeichert wurden.',

  'metadata.unreadable':
    'Die Metadaten waren nicht lesbar und wurden nicht mit dem Bild verglichen.',
  'metadata.camera_data_missing':
    'Die Datei enthält keine Kameradaten. Messenger und Websites entfernen sie; ' +
    'allein sagt das nichts.',
  'metadata.camera_data_agree': 'Die Kameradaten ({camera}) sind vollständig und passen zum Bild.',
  'metadata.camera_data_incomplete':
    'Die Kameradaten ({camera}) sind unvollständig, passen aber zum Bild. ' +
    'Belichtung, Zeit oder Größe fehlt.',
  'metadata.editor_named':
    'Die Datei wurde zuletzt von {software} gespeichert. ' +
    'Das geschieht auch beim Drehen, Zuschneiden oder Exportieren eines unveränderten Bildes.',
  'metadata.size_differs':
    'Das Bild wurde nach der Aufnahme zugeschnitten oder skaliert. ' +
    'Messenger und Websites tun das mit jedem Bild. Details: ' +
    'Die Kamera schrieb {camera_size} Pixel, die Datei hat {size}.',
  'metadata.thumbnail_shape_differs':
    'Das Bild wurde nach der Aufnahme zugeschnitten. ' +
    'Bilder werden aus vielen Gründen zugeschnitten. Details: ' +
    'Das Vorschaubild in der Datei hat {thumbnail_size}, das Bild {size}.',
  'metadata.saved_again':
    'Das Bild wurde nach der Aufnahme ({camera}) neu gespeichert. ' +
    'Export und Teilen tun das, ohne es zu verändern, einige wenige Kameras auch. Details: ' +
    'Kompression eines allgemeinen Programms, Qualität {quality}.',
  'metadata.changed_later':
    'Die Datei wurde {days|Tag|Tage} nach der Aufnahme geändert. ' +
    'Auch Drehen oder Umbenennen kann dieses Datum setzen.',
  'metadata.taken_after_damage':
    'Das Bild wurde am {taken} aufgenommen, {days|Tag|Tage} nach dem Schaden ({damage}). Bei ' +
    'einem Bild des Schadens ist das üblich, den Gegenstand davor kann es aber nicht zeigen.',
  'metadata.taken_before_purchase':
    'Aufgenommen am {taken}, {days|Tag|Tage} vor dem angegebenen Kauf ({purchase}). ' +
    'Eine nie gestellte Kamerauhr oder ein geschätztes Kaufdatum erklärt das auch.',
  'metadata.place_stored': 'Die Datei enthält den Ort der Aufnahme.',
  'metadata.animated': 'Die Datei ist animiert; nur ihr erstes Bild wurde untersucht.',

  'double_compression.found':
    'Ein Bereich {place} wurde wahrscheinlich später eingefügt. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Eine Beschriftung oder ein Logo aus einem Programm sieht genauso aus. Details: ' +
    'außerhalb doppelte JPEG-Kompression, innerhalb einfache (Stärke {strength}, Schwelle 20).',
  'double_compression.found_lossless':
    'Ein Bereich {place} wurde wahrscheinlich später eingefügt. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Eine Beschriftung oder ein Logo aus einem Programm sieht genauso aus. Details: ' +
    'Der Rest war ein JPEG, dieser Bereich nicht (Stärke {strength}, Schwelle 20).',
  'double_compression.consistent':
    'Alle beurteilbaren Teile wurden gleich oft als JPEG gespeichert. Details: ' +
    '{frequencies|Muster|Muster} verglichen.',
  'double_compression.once':
    'Es ist keine frühere Kompression zu erkennen. ' +
    'Die JPEG-Vorgeschichte sagt daher nichts über Bearbeitungen.',
  'double_compression.too_small':
    'Das Bild ist zu klein, um seine JPEG-Vorgeschichte Teil für Teil zu vergleichen.',
  'double_compression.unreadable':
    'Die JPEG-Daten waren nicht vollständig lesbar. Die Vorgeschichte wurde nicht verglichen.',
  'double_compression.other_channels':
    'Die JPEG-Vorgeschichte wurde nicht verglichen: Diese JPEG-Art wird nicht unterstützt. ' +
    'Details: Druckfarben (CMYK) oder Helligkeit in geringerer Auflösung.',
  'double_compression.composed_medium':
    'Nicht auf die JPEG-Vorgeschichte geprüft: Bildschirmfotos bestehen aus vielen Teilen.',

  'shifted_compression.found':
    'Ein Bereich {place} stammt wahrscheinlich aus einem anderen Bild. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Eine Collage, ein Stempel oder ein Rahmen aus einem Programm sieht genauso aus. Details: ' +
    'frühere JPEG-Kompression mit 8 × 8-Blöcken, versetzt um {shift_x} und {shift_y}, nur in ' +
    'diesem Bereich ({frequencies|Muster|Muster} verglichen).',
  'shifted_compression.missing':
    'Ein Bereich {place} wurde wahrscheinlich später eingefügt. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Eine Beschriftung oder ein Logo aus einem Programm sieht genauso aus. Details: Der Rest ' +
    'zeigt eine ältere, um {shift_x} und {shift_y} versetzte JPEG-Kompression, dieser Bereich ' +
    'nicht ({frequencies|Muster|Muster} verglichen).',
  'shifted_compression.cropped':
    'Das ganze Bild wurde aus einem älteren JPEG zugeschnitten. ' +
    'Bilder werden aus vielen Gründen zugeschnitten. Details: ' +
    'Die Blöcke sind überall um {shift_x} und {shift_y} versetzt.',
  'shifted_compression.none':
    'Kein Teil zeigt eine ältere JPEG-Kompression auf versetzten Blöcken. ' +
    'Eine feinere als die letzte ist nicht zu sehen.',
  'shifted_compression.too_small':
    'Das Bild ist zu klein, um nach einer älteren, versetzten Kompression zu suchen.',
  'shifted_compression.composed_medium':
    'Nicht auf versetzte Blöcke geprüft: Bildschirmfotos bestehen aus vielen Teilen.',

  'foreign_grid.found':
    'Ein Bereich {place} stammt wahrscheinlich aus einem anderen Bild. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Eine Collage, ein Stempel oder ein Rahmen aus einem Programm sieht genauso aus. Details: ' +
    'Seine 8 × 8-JPEG-Blöcke sind um {shift_x} und {shift_y} versetzt ({votes} von {cells} ' +
    'Stellen stimmen überein).',
  'foreign_grid.part_compressed':
    'Ein Bereich {place} stammt wahrscheinlich aus einem anderen Bild. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Ein auf eine Seite gelegtes Bild sieht genauso aus. Details: Dieser Bereich war als JPEG ' +
    'komprimiert, der Rest nicht ({votes} von {cells} Stellen stimmen überein).',
  'foreign_grid.none':
    'Alle Teile des Bildes passen in ein einziges Raster von JPEG-Blöcken. ' +
    'Ein genau auf dem Raster eingesetzter oder skalierter Teil täte das auch.',
  'foreign_grid.no_grid':
    'Kein Teil des Bildes zeigt das Blockraster einer früheren JPEG-Kompression.',
  'foreign_grid.recompressed':
    'Das Bild ist zu stark komprimiert, um die JPEG-Blöcke zu vergleichen. Details: ' +
    'mittlere Stufe {step}.',
  'foreign_grid.composed_medium':
    'Ein Bereich {place} hat ein eigenes JPEG-Blockraster. ' +
    'Bei Bildschirmfotos und Zeichnungen ist das üblich: Sie enthalten Bilder.',
  'foreign_grid.too_small': 'Das Bild ist zu klein, um nach Rastern von JPEG-Blöcken zu suchen.',

  'copy_move.found':
    'Der Bereich {place} wurde wahrscheinlich innerhalb des Bildes kopiert. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Auch Panoramafunktionen und gedruckte Muster können einen Bereich wiederholen. Details: ' +
    'dasselbe Korn {other_place} an {same} von {judged} Stellen (gedreht um {turned_deg}°, ' +
    'Größe {scale_percent}); beide sind markiert.',
  'copy_move.only_alike':
    'Manches im Bild sieht gleich aus, unterscheidet sich aber im Korn, wie wirkliche Dinge.',
  'copy_move.repeats':
    'Vieles im Bild wiederholt sich; verglichen wurden nur die deutlichsten Stellen. ' +
    'Keine davon ist eine Kopie. Fliesen, Stoff und Muster wiederholen sich von selbst, doch ' +
    'kann eine Kopie darin übersehen worden sein.',
  'copy_move.none':
    'Kein Bereich des Bildes kommt zweimal vor. ' +
    'Eine Kopie in einem glatten oder sehr kleinen Bereich ist nicht zu sehen.',
  'copy_move.drawn':
    'Nicht auf Kopien geprüft: Gezeichneter Text und Symbole wiederholen sich immer.',
  'copy_move.too_little_texture':
    'Das Bild ist zu klein oder zu glatt, um nach kopierten Bereichen zu suchen.',

  'noise_level.found':
    'Ein Bereich {place} wurde wahrscheinlich unscharf gemacht oder übermalt. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Porträtunschärfe und Rauschminderung in der Kamera sehen genauso aus. Details: ' +
    'Das feine Korn gleich heller und detailreicher Stellen fehlt.',
  'noise_level.none':
    'Korn und Schärfe ändern sich nirgends wie nach Weichzeichnen oder Übermalen. Eine kleine ' +
    'oder weich eingeblendete Bearbeitung oder eine an einer glatten Stelle ist nicht zu sehen.',
  'noise_level.too_small': 'Das Bild ist zu klein, um sein Korn Teil für Teil zu vergleichen.',
  'noise_level.composed_medium':
    'Das Korn wurde nicht verglichen: Bildschirmfotos und Zeichnungen haben keines.',

  'learned_fusion.found':
    'Ein Bereich {place} wurde wahrscheinlich bearbeitet. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Porträtunschärfe, HDR und Retusche in der Kamera sehen genauso aus. Details: Korn, Schärfe ' +
    'und Kompression passen zusammen nicht zum Rest, verglichen mit bekannten Bearbeitungen.',
  'learned_fusion.none':
    'Korn, Schärfe und Kompression passen im ganzen Bild zusammen. Eine kleine Bearbeitung oder ' +
    'eine in einer verkleinerten und neu gespeicherten Kopie ist nicht zu sehen.',
  'learned_fusion.too_small':
    'Das Bild ist zu klein, um Korn, Schärfe und Kompression Teil für Teil zu vergleichen.',
  'learned_fusion.composed_medium':
    'Korn und Kompression nicht verglichen: Bildschirmfotos bestehen aus vielen Teilen.',

  'small_text.typed_on_document':
    'Text {place} wurde wahrscheinlich überschrieben. ' +
    'Vergleichen Sie mit dem Originalbeleg oder bitten Sie das Geschäft um eine Kopie. ' +
    'Ein am Computer ausgefülltes Formular oder ein Scanner-Stempel sieht genauso aus. Details: ' +
    'saubereres Papier und schärfere Buchstaben um {words|Wort|Wörter} als im übrigen Druck ' +
    '({compared|Wort|Wörter} verglichen).',
  'small_text.typed_on_photo':
    'Text {place} wurde wahrscheinlich überschrieben. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Eine Beschriftung oder ein Etikett aus einem Programm sieht genauso aus. Details: ' +
    '{words|Wort|Wörter} auf einer einfarbigen Fläche ohne Kamerakorn ({compared|Wort|Wörter} ' +
    'verglichen).',
  'small_text.copied':
    'Zeichen {place} wurden wahrscheinlich innerhalb der Seite kopiert. ' +
    'Vergleichen Sie mit dem Originalbeleg oder bitten Sie das Geschäft um eine Kopie. ' +
    'Auch eine von einem Programm gezeichnete, nie gedruckte Seite kann Buchstaben wiederholen. ' +
    'Details: {glyphs|Buchstabe oder Ziffer|Buchstaben oder Ziffern} mit demselben Papierkorn ' +
    '{other_place}; beide Stellen sind markiert.',
  'small_text.copied_over':
    'Zeichen {place} wurden wahrscheinlich durch Kopien ersetzt. ' +
    'Vergleichen Sie mit dem Originalbeleg oder bitten Sie das Geschäft um eine Kopie. ' +
    'Auch eine von einem Programm gezeichnete, nie gedruckte Seite kann Buchstaben wiederholen. ' +
    'Details: {glyphs|Buchstabe oder Ziffer|Buchstaben oder Ziffern} mit demselben Papierkorn ' +
    '{other_place}, anders komprimiert als die Umgebung.',
  'small_text.none':
    'Kein Wort sieht nachträglich geschrieben oder hineinkopiert aus. ' +
    'Weichgezeichnete und mit Korn versehene Wörter sind nicht zu sehen.',
  'small_text.no_text': 'Es wurde kein Text gefunden, der sich vergleichen lässt.',
  'small_text.composed_medium':
    'Nicht auf Überschriebenes geprüft: Text in Bildschirmfotos stammt aus Programmen.',

  'model.found':
    'Ein Bereich {place} wurde laut Ihrem eigenen Modell wahrscheinlich bearbeitet. ' +
    'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an. ' +
    'Modelle irren sich bei Bildarten, für die sie nicht trainiert sind. Details: ' +
    'Wahrscheinlichkeit {probability_percent}.',
  'model.none':
    'Ihr eigenes Modell markiert keinen Bereich als bearbeitet. ' +
    'Es kennt nur Bearbeitungen, für die es trainiert ist.',
  'model.failed':
    'Ihr eigenes Modell hat nicht geantwortet. Die anderen Prüfungen schon. Details: {error}.',

  'engine.detector_failed': 'Eine Prüfung wurde nicht fertig, die anderen schon. Details: {error}.',
} as const satisfies Dictionary;
