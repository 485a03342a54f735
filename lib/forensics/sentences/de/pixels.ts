const compare = 'Vergleichen Sie mit dem Original oder fordern Sie ein neues Foto an.';
const compareDocument =
  'Vergleichen Sie mit dem Originalbeleg oder bitten Sie das Geschäft um eine Kopie.';
const caption = 'Eine Beschriftung oder ein Logo aus einem Programm sieht genauso aus.';
const collage = 'Eine Collage, ein Stempel oder ein Rahmen aus einem Programm sieht genauso aus.';
const drawnPage =
  'Auch eine von einem Programm erstellte, nie gedruckte Seite kann Zeichen wiederholen.';
const tooSmallForParts = 'Das Bild ist zu klein, um nach eingesetzten Teilen zu suchen.';
const madeOfParts =
  'Nicht auf eingefügte Teile geprüft: Bildschirmfotos und Zeichnungen sind zusammengesetzt.';

export const pixels = {
  'double_compression.found': {
    headline: 'Ein Bereich {place} wurde wahrscheinlich später eingefügt.',
    advice: compare,
    innocent: caption,
    details:
      'Außerhalb doppelte JPEG-Kompression, innerhalb einfache (Stärke {strength}, Schwelle 20).',
  },
  'double_compression.found_lossless': {
    headline: 'Ein Bereich {place} wurde wahrscheinlich später eingefügt.',
    advice: compare,
    innocent: caption,
    details: 'Der Rest war ein JPEG, dieser Bereich nicht (Stärke {strength}, Schwelle 20).',
  },
  'double_compression.consistent': {
    headline: 'Alle Teile des Bildes wurden gleich oft gespeichert.',
    details: 'JPEG-Vorgeschichte: {frequencies|Muster|Muster} verglichen.',
  },
  'double_compression.once': {
    headline: 'Dem Bild ist nicht anzusehen, ob Teile später eingefügt wurden.',
    details: 'Es ist keine frühere JPEG-Kompression zu erkennen.',
  },
  'double_compression.too_small': {
    headline: 'Das Bild ist zu klein, um nach eingefügten Teilen zu suchen.',
  },
  'double_compression.unreadable': {
    headline: 'Nicht auf eingefügte Teile geprüft: Die Datei war nicht vollständig lesbar.',
    details: 'Die JPEG-Daten sind unvollständig.',
  },
  'double_compression.other_channels': {
    headline: 'Nicht auf eingefügte Teile geprüft: Diese Dateiart wird nicht unterstützt.',
    details: 'JPEG mit Druckfarben (CMYK) oder Helligkeit in geringerer Auflösung.',
  },
  'double_compression.composed_medium': { headline: madeOfParts },

  'shifted_compression.found': {
    headline: 'Ein Bereich {place} stammt wahrscheinlich aus einem anderen Bild.',
    advice: compare,
    innocent: collage,
    details:
      'Frühere JPEG-Kompression mit 8 × 8-Blöcken, versetzt um {shift_x} und {shift_y}, nur in diesem Bereich ({frequencies|Muster|Muster} verglichen).',
  },
  'shifted_compression.missing': {
    headline: 'Ein Bereich {place} wurde wahrscheinlich später eingefügt.',
    advice: compare,
    innocent: caption,
    details:
      'Der Rest zeigt eine ältere, um {shift_x} und {shift_y} versetzte JPEG-Kompression, dieser Bereich nicht ({frequencies|Muster|Muster} verglichen).',
  },
  'shifted_compression.cropped': {
    headline: 'Das ganze Bild wurde aus einem größeren zugeschnitten.',
    innocent: 'Bilder werden aus vielen Gründen zugeschnitten.',
    details:
      'Die Blöcke einer älteren JPEG-Kompression sind überall um {shift_x} und {shift_y} versetzt.',
  },
  'shifted_compression.none': {
    headline: 'Kein Teil scheint aus einem anderen Bild zu stammen.',
    details:
      'Keine ältere JPEG-Kompression auf versetzten Blöcken; eine feinere als die letzte ist nicht zu sehen.',
  },
  'shifted_compression.too_small': { headline: tooSmallForParts },
  'shifted_compression.composed_medium': { headline: madeOfParts },

  'foreign_grid.found': {
    headline: 'Ein Bereich {place} stammt wahrscheinlich aus einem anderen Bild.',
    advice: compare,
    innocent: collage,
    details:
      'Seine 8 × 8-JPEG-Blöcke sind um {shift_x} und {shift_y} versetzt ({votes} von {cells} Stellen stimmen überein).',
  },
  'foreign_grid.part_compressed': {
    headline: 'Ein Bereich {place} stammt wahrscheinlich aus einem anderen Bild.',
    advice: compare,
    innocent: 'Ein auf eine Seite gelegtes Bild sieht genauso aus.',
    details:
      'Dieser Bereich war als JPEG komprimiert, der Rest nicht ({votes} von {cells} Stellen stimmen überein).',
  },
  'foreign_grid.none': {
    headline: 'Kein Teil scheint aus einem anderen Bild zu stammen.',
    details:
      'Alle Teile passen in ein einziges Raster von JPEG-Blöcken; ein genau darauf eingesetzter oder skalierter Teil täte das auch.',
  },
  'foreign_grid.no_grid': {
    headline: 'Kein Teil scheint aus einem anderen Bild zu stammen.',
    details: 'Kein Teil zeigt das Blockraster einer früheren JPEG-Kompression.',
  },
  'foreign_grid.recompressed': {
    headline: 'Das Bild ist zu detailarm, um nach eingesetzten Teilen zu suchen.',
    details: 'Zu starke JPEG-Kompression, mittlere Stufe {step}.',
  },
  'foreign_grid.composed_medium': {
    headline: 'Ein Bereich {place} war vorher ein eigenes Bild.',
    innocent: 'Bei Bildschirmfotos und Zeichnungen ist das üblich: Sie enthalten Bilder.',
    details: 'Er hat ein eigenes Raster von JPEG-Blöcken.',
  },
  'foreign_grid.print': {
    headline: 'Nicht auf eingesetzte Teile geprüft: Das Bild zeigt einen Druck.',
    details: 'Die Druckpunkte verdecken das Blockraster einer früheren JPEG-Kompression.',
  },
  'foreign_grid.too_small': { headline: tooSmallForParts },

  'copy_move.found': {
    headline: 'Der Bereich {place} wurde wahrscheinlich innerhalb des Bildes kopiert.',
    advice: compare,
    innocent: 'Auch Panoramafunktionen und gedruckte Muster können einen Bereich wiederholen.',
    details:
      'Dasselbe Korn {other_place} an {same} von {judged} Stellen (gedreht um {turned_deg}°, Größe {scale_percent}); beide sind markiert.',
  },
  'copy_move.only_alike': {
    headline: 'Manches im Bild sieht gleich aus, ist aber keine Kopie.',
    details: 'Das Korn unterscheidet sich, wie bei wirklichen Dingen.',
  },
  'copy_move.repeats': {
    headline: 'Vieles wiederholt sich; an den deutlichsten Stellen fand sich keine Kopie.',
    innocent: 'Fliesen, Stoff und Muster wiederholen sich von selbst.',
    details:
      'Nur die deutlichsten Stellen wurden verglichen; eine Kopie an anderen kann übersehen worden sein.',
  },
  'copy_move.none': {
    headline: 'Kein Bereich des Bildes kommt zweimal vor.',
    details: 'Eine Kopie in einem glatten oder sehr kleinen Bereich ist nicht zu sehen.',
  },
  'copy_move.print': {
    headline: 'Gedruckte Wörter oder Striche gleichen sich, doch keines deutet auf eine Kopie hin.',
    details: 'Drucke desselben Wortes haben kein eigenes Korn, das sich vergleichen ließe.',
  },
  'copy_move.drawn': {
    headline: 'Nicht auf Kopien geprüft: Gezeichneter Text und Symbole wiederholen sich immer.',
  },
  'copy_move.too_little_texture': {
    headline: 'Das Bild ist zu klein oder zu glatt, um nach kopierten Bereichen zu suchen.',
  },

  'noise_level.found': {
    headline: 'Ein Bereich {place} wurde wahrscheinlich weichgezeichnet oder übermalt.',
    advice: compare,
    innocent: 'Porträtmodus und Glättung in der Kamera sehen genauso aus.',
    details: 'Das feine Korn gleich heller und detailreicher Stellen fehlt.',
  },
  'noise_level.none': {
    headline: 'Kein Bereich sieht weichgezeichnet oder übermalt aus.',
    details:
      'Korn und Schärfe wurden verglichen; eine kleine oder weich eingeblendete Bearbeitung oder eine an einer glatten Stelle ist nicht zu sehen.',
  },
  'noise_level.too_small': {
    headline: 'Das Bild ist zu klein, um nach übermalten Bereichen zu suchen.',
  },
  'noise_level.print': {
    headline: 'Nicht auf Übermalung geprüft: Das Bild zeigt einen Druck.',
    details: 'Die Druckpunkte verdecken das Korn.',
  },
  'noise_level.composed_medium': {
    headline: 'Nicht auf Übermalung geprüft: Dazu ist ein Foto aus einer Kamera nötig.',
    details: 'Bildschirmfotos und Zeichnungen haben kein Kamerakorn.',
  },

  'learned_fusion.found': {
    headline: 'Ein Bereich {place} wurde wahrscheinlich bearbeitet.',
    advice: compare,
    innocent: 'Porträtmodus, HDR und Retusche in der Kamera sehen genauso aus.',
    details:
      'Korn, Schärfe und Kompression passen zusammen nicht zum Rest, verglichen mit bekannten Bearbeitungen.',
  },
  'learned_fusion.none': {
    headline: 'Kein Bereich weicht so vom Rest ab wie ein bearbeiteter.',
    details:
      'Korn, Schärfe und Kompression wurden verglichen; eine kleine Bearbeitung oder eine in einer verkleinerten Kopie ist nicht zu sehen.',
  },
  'learned_fusion.too_small': {
    headline: 'Das Bild ist zu klein, um seine Teile zu vergleichen.',
  },
  'learned_fusion.print': {
    headline: 'Die Teile wurden nicht verglichen: Das Bild zeigt einen Druck.',
    details: 'Die Druckpunkte verdecken Korn und Kompression.',
  },
  'learned_fusion.composed_medium': {
    headline: 'Die Teile wurden nicht verglichen: Bildschirmfotos sind zusammengesetzt.',
  },

  'small_text.typed_on_document': {
    headline: 'Text {place} wurde wahrscheinlich überschrieben.',
    advice: compareDocument,
    innocent: 'Ein am Computer ausgefülltes Formular oder ein Scanner-Stempel sieht genauso aus.',
    details:
      'Saubereres Papier und schärfere Buchstaben um {words|Wort|Wörter} als im übrigen Druck ({compared|Wort|Wörter} verglichen).',
  },
  'small_text.typed_on_photo': {
    headline: 'Text {place} wurde wahrscheinlich überschrieben.',
    advice: compare,
    innocent: 'Eine Beschriftung oder ein Etikett aus einem Programm sieht genauso aus.',
    details:
      'Eine einfarbige Fläche ohne Kamerakorn um {words|Wort|Wörter} ({compared|Wort|Wörter} verglichen).',
  },
  'small_text.copied': {
    headline: 'Zeichen {place} wurden wahrscheinlich innerhalb der Seite kopiert.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'Dasselbe Papierkorn {other_place} bei {glyphs|Buchstabe oder Ziffer|Buchstaben oder Ziffern}; beide Stellen sind markiert.',
  },
  'small_text.copied_over': {
    headline: 'Zeichen {place} wurden wahrscheinlich durch Kopien ersetzt.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'Dasselbe Papierkorn {other_place} bei {glyphs|Buchstabe oder Ziffer|Buchstaben oder Ziffern}, anders komprimiert als die Umgebung.',
  },
  'small_text.none': {
    headline: 'Kein Wort sieht nachträglich geschrieben oder hineinkopiert aus.',
    details: 'Weichgezeichnete und mit Korn versehene Wörter sind nicht zu sehen.',
  },
  'small_text.no_text': { headline: 'Es wurde kein Text gefunden, der sich vergleichen lässt.' },
  'small_text.composed_medium': {
    headline: 'Nicht auf Überschriebenes geprüft: Text in Bildschirmfotos stammt aus Programmen.',
  },

  'model.found': {
    headline: 'Laut Ihrem eigenen Modell wurde ein Bereich {place} wahrscheinlich bearbeitet.',
    advice: compare,
    innocent: 'Modelle irren sich bei Bildarten, für die sie nicht trainiert sind.',
    details: 'Wahrscheinlichkeit {probability_percent}.',
  },
  'model.none': {
    headline: 'Ihr eigenes Modell markiert keinen Bereich als bearbeitet.',
    details: 'Es kennt nur Bearbeitungen, für die es trainiert ist.',
  },
  'model.failed': {
    headline: 'Ihr eigenes Modell hat nicht geantwortet, die anderen Prüfungen schon.',
    details: 'Fehler: {error}.',
  },

  'engine.detector_failed': {
    headline: 'Eine Prüfung wurde nicht fertig, die anderen schon.',
    details: 'Fehler: {error}.',
  },
} as const;
