import type { PortalMessages } from './en';

export const de: PortalMessages = {
  page: {
    title: 'Ihr Schaden',
    insurer: 'Ihre Versicherung',
    loading: 'Ihre Gegenstände werden geladen …',
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
    hello: 'Guten Tag {name}, bitte prüfen Sie den Vorschlag Ihrer Versicherung.',
    helloPlain: 'Bitte prüfen Sie den Vorschlag Ihrer Versicherung.',
    claim: 'Schaden {claim}',
    damage: 'Schadentag {date}',
    valid: 'Der Link gilt bis {date}.',
    message: 'Nachricht von {insurer}',
    saving:
      'Antworten werden automatisch gespeichert. Sie können unterbrechen und später weitermachen.',
    empty: 'Im Moment gibt es nichts zu prüfen.',
  },
  item: {
    pieces: { one: '{count} Stück', other: '{count} Stück' },
    age: 'Alter am Schadentag: {age}',
    dateRequested: 'Wann haben Sie es gekauft?',
    dateWhy:
      'Ihre Versicherung braucht das Kaufdatum oder das ungefähre Alter, um den Gegenstand zu bewerten.',
    notValued: 'Noch nicht bewertet: Bitte sagen Sie uns, wann Sie den Gegenstand gekauft haben.',
    amount: 'Vorgeschlagener Betrag',
    why: 'Warum dieser Wert?',
    whyNew: 'Neu kostet das gleiche oder ein gleichwertiges Stück {amount}.',
    whyNewSeveral:
      'Neu kosten gleiche oder gleichwertige Stücke je {cost}, für {count} zusammen {amount}.',
    whyBasis: 'Wir setzen {amount} an. Grundlage: {basis}.',
    bases: {
      receipt: 'Ihr Beleg',
      quote: 'ein Angebot',
      expert: 'ein Gutachten',
      repair: 'ein Kostenvoranschlag für die Reparatur',
      claimed: 'Ihre Angaben',
      handler: 'unsere Schätzung',
    },
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
    stateDate: 'Zeitpunkt angeben',
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
    confirmed: 'Sie haben das bestätigt.',
    corrected: 'Sie haben geändert:',
    amountStays: 'Der Betrag bleibt, bis Ihre Versicherung Ihre Antwort geprüft hat.',
    disagreed: 'Sie lehnen ab:',
    changed: '{field}: {before} →\u00a0{after}',
    none: 'nicht angegeben',
  },
  form: {
    lead: 'Angaben berichtigen',
    description: 'Was es ist',
    quantity: 'Stückzahl',
    condition: 'Zustand',
    bought: 'Gekauft am',
    ageYears: 'Oder wie alt war es etwa, in Jahren?',
    ageWrong: 'Geben Sie die Jahre als Zahl ein, zum Beispiel 3 oder 2,5.',
    age: 'Alter',
    notes: 'Anmerkungen',
    reason: 'Warum lehnen Sie ab?',
    reasonHint: 'Zum Beispiel: Modell, Alter oder Preis stimmen nicht.',
    reasonMissing: 'Bitte geben Sie einen Grund an.',
    nothingChanged: 'Es ist nichts geändert. Berichtigen Sie ein Feld oder brechen Sie ab.',
    descriptionMissing: 'Geben Sie eine Beschreibung ein.',
    quantityWrong: 'Geben Sie eine ganze Zahl von 1 bis 1.000.000 ein.',
    dateFuture: 'Dieses Datum liegt in der Zukunft.',
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
      'Noch nicht gespeichert. Die Antwort liegt auf diesem Gerät und wird gespeichert, sobald Sie wieder online sind.',
    refusedPlain:
      'Diese Antwort konnte nicht gespeichert werden. Prüfen Sie sie und versuchen Sie es noch einmal.',
    stale:
      'Ihre Versicherung hat diesen Gegenstand geändert, seit Sie die Seite geöffnet haben. Sehen Sie ihn an und antworten Sie.',
    seen: 'Keine Verbindung. Zuletzt geladen am {time}. Sie können weitermachen; Ihre Antworten bleiben auf diesem Gerät und werden gespeichert, sobald Sie wieder online sind.',
    offline: 'Keine Verbindung.',
    safe: {
      one: '{count} Antwort ist noch nicht gespeichert. Lassen Sie die Seite offen; sie wird automatisch gespeichert.',
      other:
        '{count} Antworten sind noch nicht gespeichert. Lassen Sie die Seite offen; sie werden automatisch gespeichert.',
    },
    allSafe: 'Alles, was Sie geantwortet haben, ist gespeichert.',
    draft: 'Ihr Entwurf liegt auf diesem Gerät.',
    notSaved:
      'Dieser Browser kann keine Entwürfe behalten. Lassen Sie die Seite offen, bis alles gespeichert ist.',
  },
  upload: {
    title: 'Uploads',
    sending: '{name}: {percent} gesendet',
    waiting: '{name}: wartet auf die Verbindung.',
    storedHere:
      'Die Datei bleibt auf diesem Gerät und wird automatisch gesendet, auch wenn Sie die Seite schließen.',
    noRoom:
      'Auf diesem Gerät ist kein Platz, um die Datei aufzuheben. Lassen Sie die Seite offen, bis sie gespeichert ist.',
    empty:
      '{name} ist leer und wurde nicht gesendet. Wählen Sie die Datei noch einmal, oder nehmen Sie ein anderes Foto auf. Alles andere ist sicher.',
    reduced:
      'Das Foto war größer, als wir annehmen können. Es wurde verkleinert; Datum und Ort bleiben erhalten.',
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
    counted: '{count} von {total} Gegenständen sind in dieser Summe',
    notValued: '{count} noch nicht bewertet',
    notValuedClaimed: '{count} noch nicht bewertet (gefordert {amount})',
    excluded: '{count} nicht enthalten',
    notCounted: 'Gegenstände, die nicht in der Summe sind',
    whyNotCounted: {
      status: 'Nicht im Vorschlag enthalten',
      no_appraisal: 'Noch nicht bewertet',
      no_amount: 'Noch nicht bewertet',
      awaiting_approval: 'Braucht eine Freigabe',
      no_purchase_date: 'Das Kaufdatum fehlt',
    },
    claimed: 'gefordert {amount}',
    items: 'Ihre Gegenstände',
    other: 'Weitere Gegenstände und Änderungen',
    limits: 'Grenzen Ihrer Versicherung',
    deductible: 'Selbstbehalt',
    answered: '{done} von {total} beantwortet',
    all: 'Alles stimmt',
    rest: 'Der Rest stimmt, senden',
    send: 'Meine Antworten senden',
    sending: 'Wird gesendet …',
    comment: 'Weitere Anmerkungen? (freiwillig)',
    commentHint:
      'Wird beim Schreiben gespeichert und mit Ihren Antworten gesendet. Ihre Versicherung kann es vorher lesen.',
    failed:
      'Ihre Antworten konnten nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    refused:
      'Ihre Antworten konnten nicht gesendet werden. Prüfen Sie die Gegenstände und versuchen Sie es noch einmal.',
    busy: 'Es sind noch Dateien unterwegs. Warten Sie, bis sie gespeichert sind.',
    formOpen: 'Sie haben einen nicht gespeicherten Entwurf. Speichern Sie ihn oder brechen Sie ab.',
    undated:
      'Sagen Sie uns, wann Sie „{name}“ gekauft haben, oder beantworten Sie ihn. Dann werden Ihre Antworten gesendet.',
    undatedRest: {
      one: 'Sagen Sie uns, wann Sie „{name}“ gekauft haben, oder beantworten Sie ihn. Dann wird der andere Gegenstand bestätigt und alles gesendet.',
      other:
        'Sagen Sie uns, wann Sie „{name}“ gekauft haben, oder beantworten Sie ihn. Dann werden die anderen {count} Gegenstände bestätigt und alles gesendet.',
    },
    noDate: 'Das weiß ich nicht',
    changed:
      'Ihre Versicherung hat „{name}“ geändert, seit Sie die Seite geöffnet haben. Sehen Sie ihn an, antworten Sie, und senden Sie dann.',
  },
  done: {
    title: 'Vielen Dank, Ihre Antworten sind gesendet',
    text: '{insurer} hat sie am {time} erhalten und meldet sich bei Ihnen.',
    change: 'Meine Antworten ändern',
    changeHint:
      'Wenn Sie Ihre Antworten wieder öffnen, können Sie sie ändern, bis Sie sie erneut senden. Das geht, bis Ihre Versicherung den Link sperrt.',
    takenBack:
      'Sie haben Ihre Antworten wieder geöffnet. Senden Sie sie erneut, wenn Sie fertig sind.',
    sendAgain: 'Unverändert erneut senden',
    comment: 'Ihre Anmerkung:',
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
      'Ihre Versicherung hat einen neueren Link gesendet. Öffnen Sie die neueste Nachricht Ihrer Versicherung.',
    safe: 'Ihre gespeicherten Antworten sind sicher.',
    unsent: {
      one: '{count} Antwort war noch nicht gespeichert. Sie liegt auf diesem Gerät und ist mit dem neuen Link wieder da.',
      other:
        '{count} Antworten waren noch nicht gespeichert. Sie liegen auf diesem Gerät und sind mit dem neuen Link wieder da.',
    },
    files: {
      one: '{count} Datei war noch nicht gesendet. Sie wurde von diesem Gerät entfernt; fügen Sie sie mit dem neuen Link wieder hinzu.',
      other:
        '{count} Dateien waren noch nicht gesendet. Sie wurden von diesem Gerät entfernt; fügen Sie sie mit dem neuen Link wieder hinzu.',
    },
    requestNewLink: 'Neuen Link anfordern',
    newLinkRequested:
      'Sie haben am {time} einen neuen Link angefordert. Er kommt auf demselben Weg wie dieser.',
    works: 'Dieser Link gilt wieder. Laden Sie die Seite neu.',
    revoked:
      '{insurer} hat diesen Link beendet. Verwenden Sie Ihren neuesten Link oder wenden Sie sich an Ihre Versicherung.',
    unknown:
      'Wir kennen diesen Link nicht. Öffnen Sie die neueste Nachricht Ihrer Versicherung oder wenden Sie sich an sie.',
    failed:
      'Ihre Anfrage konnte nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  locked: {
    title: 'Dieser Link ist gesperrt',
    text: '{insurer} hat ihn gesperrt.',
    guessed: 'Es wurde fünfmal eine falsche PIN eingegeben.',
    todo: 'Lassen Sie ihn von Ihrer Versicherung entsperren. Ihre gespeicherten Antworten sind sicher.',
  },
  failed: {
    title: 'Ihre Gegenstände konnten nicht geladen werden',
    offline:
      'Keine Verbindung. Prüfen Sie sie und versuchen Sie es noch einmal; Ihre gespeicherten Antworten sind sicher.',
    service:
      'Der Dienst hat nicht geantwortet. Versuchen Sie es gleich noch einmal; Ihre gespeicherten Antworten sind sicher.',
  },
  noLink: {
    title: 'Öffnen Sie den Link Ihrer Versicherung',
    text: 'Öffnen Sie die Nachricht Ihrer Versicherung und folgen Sie dem Link, oder kopieren Sie ihn ganz in die Adresszeile.',
  },
};
