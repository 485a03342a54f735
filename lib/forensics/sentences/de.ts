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
  'place.whole': 'auf dem größten Teil des Bildes',
  'words.no_signer': 'einer nicht genannten Stelle',
  'words.no_tool': 'kein Programm genannt',

  'analysis.nothing_found':
    'Es wurde kein klares Anzeichen einer Bearbeitung oder einer Entstehung durch KI gefunden. Das beweist nicht, dass es keine gab.',
  'analysis.no_edit_found':
    'Es wurde kein klares Anzeichen einer Bearbeitung gefunden. Das beweist nicht, dass es keine gab. Ob das Bild durch KI entstanden ist, wurde nicht geprüft.',
  'analysis.few_checks':
    'Nicht beurteilt: {looked} von {checks} Prüfungen auf Bearbeitung sahen sich das Bild an; aus ihrem Schweigen folgt nichts.',
  'analysis.small': 'Nicht zu entscheiden: Das Bild ist klein ({size}), zu wenig für ein Urteil.',
  'analysis.strongly_compressed':
    'Nicht zu entscheiden: Das Bild ist stark komprimiert (Qualität {quality}), und das verwischt Spuren.',
  'analysis.not_from_camera':
    'Nicht zu entscheiden: Das Bild kommt nicht unmittelbar aus einer Kamera, und Kopien verlieren Spuren.',

  'provenance.credentials_ai':
    'Der signierte Herkunftsnachweis (Content Credentials, Unterschrift von {signer}) sagt, dass das Bild von einer generativen KI stammt ({tool}).',
  'provenance.credentials_ai_composite':
    'Der signierte Herkunftsnachweis (Content Credentials, Unterschrift von {signer}) sagt, dass Teile des Bildes von einer generativen KI stammen ({tool}). Eine kleine Retusche wird ebenso vermerkt wie ein neuer Gegenstand – sehen Sie nach, was verändert wurde.',
  'provenance.credentials_ai_ingredient':
    'Der signierte Herkunftsnachweis (Content Credentials, Unterschrift von {signer}) nennt ein Bild einer generativen KI ({tool}) unter dem, woraus dieses entstanden ist.',
  'provenance.credentials_ai_unverified':
    'Der Herkunftsnachweis (Content Credentials) nennt eine generative KI ({tool}), konnte für diese Datei aber nicht geprüft werden; allein entscheidet das nichts.',
  'provenance.credentials_changed_after_signing':
    'Wahrscheinlich bearbeitet – bitte prüfen: Die Datei ist nicht mehr die mit der Unterschrift von {signer}, sie wurde danach verändert. Auch ein Programm, das sie nur gedreht, verkleinert oder umbenannt hat, kann das gewesen sein.',
  'provenance.credentials_broken':
    'Der Herkunftsnachweis (Content Credentials, Unterschrift von {signer}) hält der Prüfung nicht stand: Er selbst wurde verändert oder beschädigt. Programme, die Content Credentials nicht kennen, beschädigen sie beim Speichern.',
  'provenance.credentials_unreadable':
    'Die Datei enthält einen Herkunftsnachweis (Content Credentials), der nicht geprüft werden konnte; daraus folgt nichts.',
  'provenance.credentials_valid':
    'Der Herkunftsnachweis (Content Credentials) ist seit der Unterschrift von {signer} unverändert ({tool}); die unterzeichnende Stelle steht auf der Vertrauensliste.',
  'provenance.credentials_untrusted':
    'Der Herkunftsnachweis (Content Credentials) ist seit der Unterschrift im Namen von {signer} unverändert ({tool}). Dieser Name wurde nicht gegen eine Vertrauensliste geprüft.',
  'provenance.credentials_expired':
    'Der Herkunftsnachweis (Content Credentials) ist seit der Unterschrift im Namen von {signer} unverändert ({tool}), das Zertifikat ist aber abgelaufen, und kein Zeitstempel zeigt, dass es beim Unterzeichnen galt. Zertifikate von Kameras und Programmen laufen ab, während ihre Bilder bleiben.',
  'provenance.credentials_stripped':
    'Die Datei sagt, dass sie einen Herkunftsnachweis (Content Credentials) hat, er liegt aber nicht in ihr: Sie hatte einmal einen, oder er wird anderswo aufbewahrt. Messenger und Websites entfernen ihn; allein sagt das nichts.',
  'provenance.credentials_broken_ingredient':
    'Der Herkunftsnachweis (Content Credentials, Unterschrift von {signer}) ist unversehrt, der eines Bildes, aus dem dieses entstanden ist, aber nicht.',
  'provenance.source_type_ai':
    'Die Metadaten des Bildes geben an, dass es von einer generativen KI stammt ({tool}).',
  'provenance.source_type_ai_composite':
    'Die Metadaten des Bildes geben an, dass Teile davon von einer generativen KI stammen ({tool}). Eine kleine Retusche wird ebenso angegeben wie ein neuer Gegenstand – sehen Sie nach, was verändert wurde.',
  'provenance.generator_text':
    'Die Datei enthält die Einstellungen eines Bildgenerators ({tool}, in „{field}“).',
  'provenance.generator_named':
    'Die Datei nennt einen Bildgenerator als Urheber ({tool}, in „{field}“).',
  'provenance.none':
    'Die Datei nennt keine generative KI. Das tun die meisten KI-Bilder auch nicht mehr, wenn sie neu gespeichert wurden.',

  'metadata.unreadable':
    'Der Aufbau der Datei war nicht lesbar, daher wurden ihre Metadaten nicht mit dem Bild verglichen.',
  'metadata.camera_data_missing':
    'Die Datei enthält keine Kameradaten. Messenger und Websites entfernen sie; allein sagt das nichts.',
  'metadata.camera_data_agree': 'Die Kameradaten ({camera}) sind vollständig und passen zum Bild.',
  'metadata.camera_data_incomplete':
    'Die Datei nennt eine Kamera ({camera}), aber nicht alles, was Kameras schreiben (Belichtung, Zeit, Größe); was sie enthält, passt zum Bild.',
  'metadata.editor_named':
    'Die Datei wurde zuletzt von {software} gespeichert. Das gilt auch für viele unveränderte Bilder: nach Drehen, Zuschneiden oder Exportieren.',
  'metadata.size_differs':
    'Die Kameradaten nennen {camera_size} Pixel, das Bild hat {size}: Es wurde nach der Aufnahme zugeschnitten oder skaliert. Messenger und Websites tun das mit jedem Bild.',
  'metadata.thumbnail_shape_differs':
    'Das kleine Vorschaubild in der Datei ({thumbnail_size}) hat ein anderes Seitenverhältnis als das Bild ({size}): Es wurde nach der Aufnahme zugeschnitten. Bilder werden aus vielen Gründen zugeschnitten.',
  'metadata.saved_again':
    'Die Datei enthält Daten einer Kamera ({camera}), ist aber komprimiert, wie es allgemeine Programme tun (Qualität {quality}). Export- und Teilen-Funktionen tun das, ohne das Sichtbare zu verändern, einige wenige Kameras auch.',
  'metadata.changed_later':
    'Laut der Datei wurde sie {days|Tag|Tage} nach der Aufnahme geändert. Auch Drehen oder Umbenennen kann dieses Datum setzen.',
  'metadata.taken_after_damage':
    'Das Bild wurde am {taken} aufgenommen, {days|Tag|Tage} nach dem Schaden ({damage}). Bei einem Bild des Schadens ist das üblich, den Gegenstand davor kann es aber nicht zeigen.',
  'metadata.taken_before_purchase':
    'Das Bild wurde am {taken} aufgenommen, {days|Tag|Tage} vor dem angegebenen Kauf ({purchase}). Eine nie gestellte Kamerauhr oder ein geschätztes Kaufdatum erklären das auch.',
  'metadata.place_stored': 'Die Datei enthält den Ort der Aufnahme.',
  'metadata.animated': 'Die Datei ist animiert; nur ihr erstes Bild wurde untersucht.',

  'double_compression.found':
    'Wahrscheinlich bearbeitet {place} – bitte prüfen: Das Bild wurde mindestens zweimal als JPEG gespeichert, dieser Bereich nur einmal, als wäre er dazwischen hinzugekommen oder übermalt worden (Stärke {strength}, markiert ab 20). Eine Beschriftung oder ein Logo, das ein Programm eingesetzt hat, hinterlässt dieselbe Spur.',
  'double_compression.found_lossless':
    'Wahrscheinlich bearbeitet {place} – bitte prüfen: Das Bild war ein JPEG, bevor es zu dieser Datei wurde, dieser Bereich war keines (Stärke {strength}, markiert ab 20). Eine Beschriftung oder ein Logo, das ein Programm eingesetzt hat, hinterlässt dieselbe Spur.',
  'double_compression.consistent':
    'Das Bild wurde schon früher als JPEG gespeichert, und alle beurteilbaren Teile zeigen dieselbe Vorgeschichte ({frequencies|Muster|Muster} verglichen).',
  'double_compression.once':
    'Es ist keine frühere Kompression zu erkennen, die JPEG-Vorgeschichte sagt daher nichts über Bearbeitungen.',
  'double_compression.too_small':
    'Das Bild ist zu klein, um seine JPEG-Vorgeschichte Teil für Teil zu vergleichen.',
  'double_compression.unreadable':
    'Die JPEG-Daten waren nicht vollständig lesbar, daher wurde die Vorgeschichte nicht verglichen.',
  'double_compression.other_channels':
    'Die JPEG-Datei speichert Druckfarben (CMYK) oder die Helligkeit in geringerer Auflösung, daher wurde die Vorgeschichte nicht verglichen.',
  'double_compression.composed_medium':
    'Bildschirmfotos und Zeichnungen bestehen aus Teilen mit verschiedener Vorgeschichte, daher wurde diese nicht verglichen.',

  'shifted_compression.found':
    'Wahrscheinlich eingesetzt {place} – bitte prüfen: Dieser Bereich wurde schon früher als JPEG gespeichert, mit Blöcken von 8 × 8 Pixeln, die um {shift_x} und {shift_y} neben denen dieser Datei liegen; das übrige Bild zeigt nichts davon ({frequencies|Muster|Muster} verglichen). Eine Collage, ein Stempel oder ein Rahmen aus einem Programm hinterlässt dieselbe Spur.',
  'shifted_compression.missing':
    'Wahrscheinlich bearbeitet {place} – bitte prüfen: Das Bild wurde aus einem älteren JPEG zugeschnitten, dessen Blöcke um {shift_x} und {shift_y} neben denen dieser Datei lagen, dieser Bereich zeigt davon aber nichts ({frequencies|Muster|Muster} verglichen). Eine Beschriftung oder ein Logo, das ein Programm eingesetzt hat, hinterlässt dieselbe Spur.',
  'shifted_compression.cropped':
    'Das ganze Bild wurde aus einem älteren JPEG zugeschnitten (dessen Blöcke lagen um {shift_x} und {shift_y} neben denen dieser Datei), und alle beurteilbaren Teile zeigen das. Besitzer schneiden Bilder aus vielen Gründen zu.',
  'shifted_compression.none':
    'Kein Teil des Bildes zeigt eine frühere JPEG-Kompression auf anderen Blöcken als denen dieser Datei. Eine feinere als die letzte wird nicht gesehen.',
  'shifted_compression.too_small':
    'Das Bild ist zu klein, um nach einer früheren Kompression auf anderen Blöcken zu suchen.',
  'shifted_compression.composed_medium':
    'Bildschirmfotos und Zeichnungen bestehen aus Teilen mit verschiedener Vorgeschichte, daher wurde nach keiner früheren Kompression auf anderen Blöcken gesucht.',

  'foreign_grid.found':
    'Wahrscheinlich eingesetzt {place} – bitte prüfen: Ein JPEG besteht aus Blöcken von 8 × 8 Pixeln, und die dieses Bereichs liegen nicht dort, wo der Rest des Bildes die seinen hat (versetzt um {shift_x} und {shift_y}; {votes} von {cells} Stellen stimmen überein). Eine Collage, ein Stempel oder ein Rahmen aus einem Programm hinterlässt dieselbe Spur.',
  'foreign_grid.part_compressed':
    'Wahrscheinlich eingesetzt {place} – bitte prüfen: Dieser Bereich wurde einmal als JPEG komprimiert, der Rest nicht ({votes} von {cells} Stellen stimmen überein). Ein Bild, das auf eine Seite oder Fläche gelegt wurde, sieht genauso aus.',
  'foreign_grid.none':
    'Alle Teile des Bildes passen in ein einziges Raster von JPEG-Blöcken. Ein genau auf dem Raster eingesetzter oder skalierter Teil täte das auch.',
  'foreign_grid.no_grid':
    'Kein Teil des Bildes trägt das Blockraster einer früheren JPEG-Kompression.',
  'foreign_grid.recompressed':
    'Die JPEG-Kompression des Bildes ist zu stark (mittlere Stufe {step}), um frühere Blockraster zu erkennen.',
  'foreign_grid.composed_medium':
    'Ein Bereich {place} hat ein eigenes Raster von JPEG-Blöcken. Bei Bildschirmfotos und Zeichnungen ist das üblich: Sie sind aus Bildern zusammengesetzt.',
  'foreign_grid.too_small': 'Das Bild ist zu klein, um nach Rastern von JPEG-Blöcken zu suchen.',

  'copy_move.found':
    'Wahrscheinlich innerhalb des Bildes kopiert – bitte prüfen: Der Bereich {place} und einer {other_place} gleichen sich bis ins Korn ({same} von {judged} Stellen; gedreht um {turned_deg}°, Größe {scale_percent}). Welcher das Original ist, lässt sich daraus nicht erkennen, daher sind beide markiert. Auch Panoramafunktionen und gedruckte Computermuster können einen Bereich wiederholen.',
  'copy_move.only_alike':
    'Manches im Bild sieht gleich aus, hat aber jeweils ein eigenes Korn, wie es wirkliche Dinge haben, die sich wiederholen.',
  'copy_move.repeats':
    'So vieles im Bild wiederholt sich, dass nur die deutlichsten Stellen verglichen wurden, und sie gleichen sich nicht bis ins Korn oder sind gezeichnet. Eine Fläche, die sich von selbst wiederholt (Fliesen, Stoff, ein Muster), ist kein Zeichen einer Bearbeitung, doch kann eine Kopie darin übersehen worden sein.',
  'copy_move.none':
    'Kein Bereich des Bildes fand sich an anderer Stelle wieder. Eine Kopie in einem glatten oder sehr kleinen Bereich ist nicht zu sehen.',
  'copy_move.drawn':
    'Gezeichneter Text und Symbole wiederholen sich von Natur aus, gleiche Bereiche beweisen hier nichts.',
  'copy_move.too_little_texture':
    'Das Bild ist zu klein oder zu glatt, um nach kopierten Bereichen zu suchen.',

  'noise_level.found':
    'Wahrscheinlich weichgezeichnet oder übermalt {place} – bitte prüfen: Diesem Bereich fehlt das feine Korn, das ebenso helle und ebenso kontrastreiche Stellen um ihn herum haben, wie nach einem Weichzeichner, einer Füllung oder einem Retuschepinsel. Porträtunschärfe und Rauschminderung in der Kamera können genauso aussehen.',
  'noise_level.none':
    'Feines Korn und Schärfe ändern sich nirgends so plötzlich wie nach einem Weichzeichnen oder Übermalen. Eine kleine oder weich eingeblendete Bearbeitung oder eine an einer glatten Stelle wird nicht gesehen.',
  'noise_level.too_small': 'Das Bild ist zu klein, um sein Korn Teil für Teil zu vergleichen.',
  'noise_level.composed_medium':
    'Bildschirmfotos und Zeichnungen haben kein Korn einer Kamera, deshalb wurde es nicht verglichen.',

  'learned_fusion.found':
    'Wahrscheinlich bearbeitet {place} – bitte prüfen: Korn, Schärfe und Kompression passen dort zusammen nicht zum übrigen Bild, wie der Vergleich es an vielen bekannten Bearbeitungen gelernt hat. Starke örtliche Verarbeitung in der Kamera – Porträtunschärfe, HDR, eine Retuschefunktion – kann genauso aussehen.',
  'learned_fusion.none':
    'Zusammengenommen passen Korn, Schärfe und Kompression im ganzen Bild. Eine kleine Bearbeitung oder eine in einer verkleinerten und erneut gespeicherten Kopie wird nicht gesehen.',
  'learned_fusion.too_small':
    'Das Bild ist zu klein, um Korn, Schärfe und Kompression Teil für Teil zu vergleichen.',
  'learned_fusion.composed_medium':
    'Bildschirmfotos und Zeichnungen sind aus Teilen verschiedener Art zusammengesetzt, deshalb wurden Korn und Kompression nicht verglichen.',

  'small_text.typed_on_document':
    'Wahrscheinlich überschrieben {place} – bitte prüfen: Um {words|Wort|Wörter} ist das Papier dort sauberer und die Buchstaben haben schärfere Kanten als beim übrigen Druck ({compared|Wort|Wörter} verglichen), als hätte ein Programm gelöscht und neu geschrieben. Ein am Computer ausgefülltes Formular oder ein Stempel des Scanprogramms hinterlässt dieselbe Spur.',
  'small_text.typed_on_photo':
    'Wahrscheinlich überschrieben {place} – bitte prüfen: {words|Wort steht|Wörter stehen} dort auf einer Fläche von einer einzigen Farbe, wo eine Kamera auf jeder Oberfläche Korn sieht ({compared|Wort|Wörter} verglichen). Eine Bildunterschrift oder ein Etikett aus einem Programm hinterlässt dieselbe Spur.',
  'small_text.copied':
    'Wahrscheinlich innerhalb der Seite kopiert – bitte prüfen: {glyphs|Buchstabe oder Ziffer|Buchstaben oder Ziffern} {place} und {other_place} gleichen sich bis ins Korn des Papiers, was zwei Drucke desselben Buchstabens nicht tun. Welche davon das Original sind, lässt sich daraus nicht erkennen, daher sind beide markiert. Auch eine Seite, die ein Programm gezeichnet hat und die nie gedruckt wurde, kann ihre Buchstaben wiederholen.',
  'small_text.copied_over':
    'Wahrscheinlich überdeckt {place} – bitte prüfen: {glyphs|Buchstabe oder Ziffer|Buchstaben oder Ziffern} dort gleichen denen {other_place} bis ins Korn des Papiers, was zwei Drucke desselben Buchstabens nicht tun, und diese Stelle wurde anders komprimiert als ihre Umgebung. Auch eine Seite, die ein Programm gezeichnet hat und die nie gedruckt wurde, kann ihre Buchstaben wiederholen.',
  'small_text.none':
    'Kein Wort weicht so von den anderen ab, als wäre es später geschrieben oder hineinkopiert worden. Wörter, die weichgezeichnet und mit Korn versehen wurden, sind nicht zu sehen.',
  'small_text.no_text': 'Es wurde kein Text gefunden, der sich vergleichen lässt.',
  'small_text.composed_medium':
    'Auf Bildschirmfotos und Zeichnungen stammt jeder Text aus einem Programm, deshalb wurde nicht nach überschriebenen Wörtern gesucht.',

  'model.found':
    'Wahrscheinlich bearbeitet {place} – bitte prüfen: Das Modell, mit dem dieser Dienst eingerichtet ist, markiert den Bereich (Wahrscheinlichkeit {probability_percent}). Ein solches Modell irrt sich bei Bildarten, mit denen es nicht erstellt wurde.',
  'model.none':
    'Das Modell, mit dem dieser Dienst eingerichtet ist, markiert keinen Bereich als bearbeitet. Es kennt nur die Arten von Bearbeitungen, mit denen es erstellt wurde.',
  'model.failed':
    'Das Modell, mit dem dieser Dienst eingerichtet ist, hat nicht geantwortet ({error}); die anderen Prüfungen schon.',

  'engine.detector_failed':
    'Eine Prüfung konnte nicht abgeschlossen werden ({error}); die anderen wurden es.',
} as const satisfies Dictionary;
