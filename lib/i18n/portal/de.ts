import type { PortalWords } from './en';

export const de: PortalWords = {
  page: {
    title: 'Ihr Schaden',
    insurer: 'Ihre Versicherung',
    loading: 'Einen Moment, Ihre Gegenstände werden geladen.',
    noScript:
      'Diese Seite braucht JavaScript. Schalten Sie es im Browser ein oder wenden Sie sich an Ihre Versicherung.',
    language: 'Sprache',
    languageFailed:
      'Die Sprache konnte nicht geladen werden. Prüfen Sie die Verbindung und wählen Sie sie noch einmal.',
  },
  intro: {
    heading: {
      one: 'Bitte prüfen Sie {count} Gegenstand',
      other: 'Bitte prüfen Sie {count} Gegenstände',
    },
    headingAnswered: {
      one: '{count} Gegenstand ist beantwortet',
      other: 'Alle {count} Gegenstände sind beantwortet',
    },
    hello: 'Guten Tag {name}, bitte prüfen Sie, was Ihre Versicherung vorschlägt.',
    helloPlain: 'Bitte prüfen Sie, was Ihre Versicherung vorschlägt.',
    claim: 'Schaden {claim}',
    damage: 'Schadentag {date}',
    valid: 'Der Link gilt bis {date}.',
    message: 'Nachricht von {insurer}',
    saving:
      'Jede Antwort wird sofort gespeichert. Sie können unterbrechen und später weitermachen.',
    empty: 'Im Moment gibt es nichts zu prüfen.',
  },
  item: {
    pieces: { one: '{count} Stück', other: '{count} Stück' },
    age: 'Alter: {age}',
    amount: 'Vorgeschlagener Betrag',
    why: 'Warum dieser Wert?',
    whyNew: 'Neu kostet das gleiche oder ein gleichwertiges Stück {amount}.',
    whyNewSeveral:
      'Neu kosten gleiche oder gleichwertige Stücke je {cost}, für {count} zusammen {amount}.',
    whyLess: '{amount} ({percent}) werden für Alter und Abnutzung abgezogen.',
    whyLessFor: '{amount} ({percent}) werden für Alter und Abnutzung abgezogen ({facts}).',
    whyNothing: 'Für Alter und Abnutzung wird nichts abgezogen.',
    whyLeft: 'Es bleiben {amount}.',
    photo: 'Foto {number} von {item}',
    photoCount: { one: '{count} Foto', other: '{count} Fotos' },
    noPhoto: 'Kein Foto',
    photoMissing: 'Das Foto konnte nicht geladen werden',
    receipt: 'Beleg',
  },
  action: {
    confirm: 'Stimmt',
    change: 'Ändern',
    disagree: 'Ablehnen',
    photos: 'Fotos dazu',
    camera: 'Foto aufnehmen',
    choose: 'Dateien wählen',
    takeBack: 'Antwort zurücknehmen',
    save: 'Speichern',
    cancel: 'Abbrechen',
    retry: 'Noch einmal versuchen',
    remove: 'Aus der Liste entfernen',
  },
  answer: {
    confirmed: 'Sie haben gesagt, dass das stimmt.',
    corrected: 'Sie haben geändert:',
    amountStays: 'Der Betrag bleibt wie vorgeschlagen, bis Ihre Versicherung es geprüft hat.',
    disagreed: 'Sie lehnen ab:',
    changed: '{field}: {before} →\u00a0{after}',
    none: 'nicht angegeben',
  },
  form: {
    lead: 'Ändern Sie, was nicht stimmt',
    description: 'Was es ist',
    quantity: 'Stückzahl',
    condition: 'Zustand',
    bought: 'Gekauft am',
    notes: 'Anmerkungen',
    reason: 'Warum lehnen Sie ab?',
    reasonHint: 'Zum Beispiel: Modell, Alter oder Preis stimmen nicht.',
    reasonMissing: 'Schreiben Sie, warum, damit Ihre Versicherung es prüfen kann.',
    nothingChanged:
      'Es ist noch nichts geändert. Ändern Sie, was nicht stimmt, oder brechen Sie ab.',
    descriptionMissing: 'Geben Sie an, was es ist.',
    quantityWrong: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
    dateFuture: 'Dieser Tag liegt in der Zukunft.',
    dateWrong: 'Geben Sie das ganze Datum ein oder lassen Sie das Feld leer.',
  },
  conditions: {
    c0: 'Nicht angegeben',
    c1: 'Neu',
    c2: 'Überdurchschnittlich',
    c3: 'Durchschnittlich',
    c4: 'Unterdurchschnittlich',
    c5: 'Schlecht',
  },
  saving: {
    saved: 'Gespeichert',
    saving: 'Wird gespeichert …',
    waiting:
      'Noch nicht gespeichert. Die Antwort liegt auf diesem Gerät und wird gespeichert, sobald es eine Verbindung gibt.',
    refusedPlain:
      'Diese Antwort konnte nicht gespeichert werden. Prüfen Sie sie und speichern Sie noch einmal; Ihre anderen Antworten sind sicher.',
    stale:
      'Ihre Versicherung hat neue Zahlen für diesen Gegenstand gesendet. Bitte sehen Sie sie an und antworten Sie noch einmal.',
    seen: 'Keine Verbindung. Das haben Sie am {time} gesehen. Sie können weitermachen: Ihre Antworten bleiben auf diesem Gerät und werden gespeichert, sobald die Verbindung wieder da ist.',
    offline: 'Keine Verbindung.',
    safe: {
      one: '{count} Antwort liegt auf diesem Gerät und ist noch nicht gespeichert. Lassen Sie die Seite offen; das geschieht von selbst.',
      other:
        '{count} Antworten liegen auf diesem Gerät und sind noch nicht gespeichert. Lassen Sie die Seite offen; das geschieht von selbst.',
    },
    allSafe: 'Alles, was Sie geantwortet haben, ist gespeichert.',
    draft: 'Was Sie eingegeben haben, liegt auf diesem Gerät.',
    unkept:
      'Dieser Browser behält nichts. Schließen Sie die Seite erst, wenn alles gespeichert ist.',
  },
  upload: {
    title: 'Dateien unterwegs',
    sending: '{name}: {percent} gesendet',
    waiting: '{name}: wartet auf die Verbindung.',
    keptHere:
      'Die Datei bleibt auf diesem Gerät und wird von selbst gesendet, auch wenn Sie die Seite schließen und den Link wieder öffnen.',
    noRoom:
      'Auf diesem Gerät ist kein Platz, um die Datei aufzuheben. Lassen Sie die Seite offen, bis sie gespeichert ist.',
    empty:
      '{name} ist leer und wurde nicht gesendet. Wählen Sie die Datei noch einmal, oder nehmen Sie ein anderes Foto auf. Alles andere ist sicher.',
    done: '{name}: gespeichert',
    tooLarge:
      '{name} ist größer als 15 MB und wurde nicht gesendet. Nehmen Sie das Foto mit niedrigerer Auflösung auf oder wählen Sie ein anderes. Alles andere ist sicher.',
    tooManyPixels:
      '{name} hat {megapixels} Megapixel ({width} × {height}) und wurde nicht gesendet: Höchstens 50 Megapixel und 16.384 Pixel je Seite können angenommen werden. Nehmen Sie das Foto mit niedrigerer Auflösung auf oder wählen Sie ein anderes. Alles andere ist sicher.',
    unsupported:
      '{name} wurde nicht hinzugefügt: Möglich sind Fotos (JPEG, PNG, WebP, HEIC) und Belege als PDF. Alles andere ist sicher.',
    undecodable:
      '{name} wurde nicht hinzugefügt: Die Datei ist beschädigt oder größer als 50 Megapixel. Wählen Sie eine andere Datei oder nehmen Sie das Foto noch einmal auf, unter 50 Megapixel. Alles andere ist sicher.',
    tooMany:
      '{name} wurde nicht hinzugefügt: Zu einem Gegenstand können höchstens 30 Dateien hinzugefügt werden. Alles andere ist sicher.',
    failed:
      '{name} konnte nicht gesendet werden. Alles andere ist sicher. Versuchen Sie es noch einmal.',
  },
  submit: {
    total: 'Vorgeschlagene Summe',
    answered: '{done} von {total} beantwortet',
    all: 'Alles stimmt',
    rest: 'Der Rest stimmt, senden',
    send: 'Meine Antworten senden',
    sending: 'Wird gesendet …',
    comment: 'Möchten Sie noch etwas sagen? (freiwillig)',
    commentHint:
      'Ihr Text wird beim Schreiben gespeichert und mit Ihren Antworten abgegeben, wenn Sie sie senden. Ihre Versicherung kann ihn inzwischen sehen.',
    failed:
      'Ihre Antworten sind noch nicht gesendet. Sie liegen auf diesem Gerät. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    refused:
      'Ihre Antworten sind noch nicht gesendet. Sie sind sicher. Sehen Sie die Gegenstände durch und versuchen Sie es noch einmal.',
    busy: 'Es sind noch Dateien unterwegs. Warten Sie, bis sie gespeichert sind.',
    formOpen:
      'Sie haben etwas eingegeben, das nicht gespeichert ist. Speichern Sie es oder brechen Sie es ab.',
  },
  done: {
    title: 'Vielen Dank, Ihre Antworten sind gesendet',
    text: '{insurer} hat sie am {time} erhalten und meldet sich bei Ihnen.',
    change: 'Meine Antworten ändern',
    changeHint:
      'Zum Ändern nehmen Sie sie zurück. Sie sind dann nicht abgegeben, bis Sie sie noch einmal senden; Ihre Versicherung kann sie inzwischen sehen. Ändern können Sie sie, bis Ihre Versicherung den Link gesperrt hat.',
    takenBack:
      'Sie haben Ihre Antworten zurückgenommen. Die Antworten sind nicht abgegeben, bis Sie sie noch einmal senden. Ihre Versicherung kann sie inzwischen sehen.',
    sendAgain: 'Unverändert noch einmal senden',
    comment: 'Sie haben außerdem geschrieben:',
  },
  pin: {
    title: 'Geben Sie Ihre PIN ein',
    lead: '{insurer} hat diesen Link geschützt. Wenn Sie keine PIN bekommen haben, fragen Sie Ihre Versicherung danach.',
    label: 'PIN',
    submit: 'Weiter',
    wrong: {
      one: 'Diese PIN ist nicht richtig. Sie haben noch {count}\u00a0Versuch.',
      other: 'Diese PIN ist nicht richtig. Sie haben noch {count}\u00a0Versuche.',
    },
    missing: 'Geben Sie 4 bis 8 Ziffern ein.',
  },
  ended: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er ist abgelaufen. {insurer} kann Ihnen einen neuen senden.',
    replaced:
      'Ihre Versicherung hat diesen Link durch einen neueren ersetzt. Öffnen Sie die neueste Nachricht Ihrer Versicherung und folgen Sie dem Link darin.',
    safe: 'Was Sie gespeichert hatten, ist bei Ihrer Versicherung sicher.',
    kept: {
      one: '{count} Antwort war noch nicht gespeichert. Sie liegt auf diesem Gerät und ist mit dem neuen Link wieder da.',
      other:
        '{count} Antworten waren noch nicht gespeichert. Sie liegen auf diesem Gerät und sind mit dem neuen Link wieder da.',
    },
    files: {
      one: '{count} Datei war noch nicht gesendet. Sie wurde von diesem Gerät entfernt; fügen Sie sie mit dem neuen Link wieder hinzu.',
      other:
        '{count} Dateien waren noch nicht gesendet. Sie wurden von diesem Gerät entfernt; fügen Sie sie mit dem neuen Link wieder hinzu.',
    },
    ask: 'Neuen Link anfordern',
    asked:
      'Ihre Versicherung wurde am {time} um einen neuen Link gebeten. Er kommt auf demselben Weg wie dieser.',
    works: 'Dieser Link gilt wieder. Laden Sie die Seite neu.',
    revoked:
      '{insurer} hat diesen Link beendet. Verwenden Sie den neuesten Link, den Sie bekommen haben, oder wenden Sie sich an Ihre Versicherung.',
    unknown:
      'Dieser Link ist nicht bekannt. Öffnen Sie die neueste Nachricht Ihrer Versicherung und folgen Sie dem Link darin, oder wenden Sie sich an Ihre Versicherung.',
    failed:
      'Das Anfordern hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  locked: {
    title: 'Dieser Link ist gesperrt',
    text: '{insurer} hat ihn gesperrt.',
    guessed: 'Es wurde fünfmal eine falsche PIN eingegeben.',
    todo: 'Wenden Sie sich an Ihre Versicherung: Sie kann ihn wieder öffnen. Was Sie gespeichert hatten, ist sicher.',
  },
  failed: {
    title: 'Ihre Gegenstände konnten nicht geladen werden',
    offline:
      'Im Moment gibt es keine Verbindung. Was Sie gespeichert hatten, ist sicher. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    service:
      'Der Dienst antwortet nicht, wie er soll. Was Sie gespeichert hatten, ist sicher. Versuchen Sie es gleich noch einmal.',
  },
  noLink: {
    title: 'Öffnen Sie den Link Ihrer Versicherung',
    text: 'Diese Seite gehört zu einem Link, den Ihre Versicherung Ihnen sendet. Öffnen Sie die Nachricht und folgen Sie dem Link, oder kopieren Sie ihn ganz in die Adresszeile.',
  },
};
