import type { PortalMessages } from './en';

export const nb: PortalMessages = {
  page: {
    title: 'Din skade',
    insurer: 'Forsikringsselskapet ditt',
    loading: 'Henter gjenstandene dine …',
    noScript:
      'Denne siden krever JavaScript. Slå det på i nettleseren, eller kontakt forsikringsselskapet ditt.',
    language: 'Språk',
    languageFailed: 'Språket kunne ikke hentes. Kontroller forbindelsen og velg det på nytt.',
  },
  intro: {
    heading: { one: 'Gå gjennom {count} gjenstand', other: 'Gå gjennom {count} gjenstander' },
    headingAnswered: {
      one: '{count} gjenstand er besvart',
      other: 'Alle {count} gjenstander er besvart',
    },
    hello: 'Hei {name}, gå gjennom forslaget fra forsikringsselskapet ditt.',
    helloPlain: 'Gå gjennom forslaget fra forsikringsselskapet ditt.',
    claim: 'Skade {claim}',
    damage: 'Skadedato {date}',
    valid: 'Lenken virker til {date}.',
    message: 'Melding fra {insurer}',
    saving: 'Svar lagres automatisk. Du kan ta pause og komme tilbake.',
    empty: 'Det er ingenting å gå gjennom akkurat nå.',
  },
  item: {
    pieces: { one: '{count} stk.', other: '{count} stk.' },
    age: 'Alder: {age}',
    amount: 'Foreslått beløp',
    why: 'Hvorfor denne verdien?',
    whyNew: 'Som ny koster den samme eller en tilsvarende {amount}.',
    whyNewSeveral:
      'Som nye koster de samme eller tilsvarende {cost} per stykk, {amount} for {count}.',
    whyLess: '{amount} ({percent}) trekkes fra for alder og slitasje.',
    whyLessFor: '{amount} ({percent}) trekkes fra for alder og slitasje ({facts}).',
    whyNothing: 'Ingenting trekkes fra for alder eller slitasje.',
    whyLeft: 'Da gjenstår {amount}.',
    photo: 'Bilde {number} av {item}',
    photoCount: { one: '{count} bilde', other: '{count} bilder' },
    noPhoto: 'Ingen bilder',
    photoMissing: 'Bildet kunne ikke hentes',
    receipt: 'Kvittering',
  },
  action: {
    confirm: 'Stemmer',
    change: 'Rett',
    disagree: 'Uenig',
    photos: 'Nye bilder',
    camera: 'Ta et bilde',
    choose: 'Velg filer',
    takeBack: 'Angre svar',
    save: 'Lagre',
    cancel: 'Avbryt',
    retry: 'Prøv igjen',
    remove: 'Fjern fra listen',
  },
  answer: {
    confirmed: 'Du har bekreftet dette.',
    corrected: 'Du har rettet:',
    amountStays: 'Beløpet endres ikke før forsikringsselskapet ditt har gått gjennom svaret.',
    disagreed: 'Du er uenig:',
    changed: '{field}: {before} →\u00a0{after}',
    none: 'ikke oppgitt',
  },
  form: {
    lead: 'Rett opplysningene',
    description: 'Hva det er',
    quantity: 'Antall',
    condition: 'Tilstand',
    bought: 'Kjøpt den',
    notes: 'Merknader',
    reason: 'Hvorfor er du uenig?',
    reasonHint: 'For eksempel: modellen, alderen eller prisen stemmer ikke.',
    reasonMissing: 'Skriv en begrunnelse.',
    nothingChanged: 'Ingenting er endret. Rett et felt, eller avbryt.',
    descriptionMissing: 'Skriv en beskrivelse.',
    quantityWrong: 'Skriv et helt tall fra 1 til 1 000 000.',
    dateFuture: 'Datoen ligger i fremtiden.',
    dateWrong: 'Skriv hele datoen, eller la feltet stå tomt.',
  },
  conditions: {
    c0: 'Ikke oppgitt',
    c1: 'Ny',
    c2: 'Over middels',
    c3: 'Middels',
    c4: 'Under middels',
    c5: 'Dårlig',
  },
  saving: {
    saved: 'Lagret',
    saving: 'Lagrer …',
    waiting: 'Ikke lagret ennå. Svaret ligger på denne enheten og lagres når du er på nett igjen.',
    refusedPlain: 'Dette svaret kunne ikke lagres. Kontroller det og prøv igjen.',
    stale: 'Forsikringsselskapet ditt har oppdatert gjenstanden. Svar på nytt.',
    seen: 'Ingen forbindelse. Sist hentet {time}. Du kan fortsette; svarene dine ligger på denne enheten og lagres når du er på nett igjen.',
    offline: 'Ingen forbindelse.',
    safe: {
      one: '{count} svar er ikke lagret ennå. Hold siden åpen; det lagres automatisk.',
      other: '{count} svar er ikke lagret ennå. Hold siden åpen; de lagres automatisk.',
    },
    allSafe: 'Alt du har svart, er lagret.',
    draft: 'Utkastet ditt ligger på denne enheten.',
    notSaved: 'Denne nettleseren kan ikke lagre utkast. Hold siden åpen til alt er lagret.',
  },
  upload: {
    title: 'Opplastinger',
    sending: '{name}: {percent} sendt',
    waiting: '{name}: venter på forbindelsen.',
    storedHere: 'Den ligger på denne enheten og sendes automatisk, også hvis du lukker siden.',
    noRoom:
      'Det er ikke plass til å lagre den på denne enheten. La siden være åpen til den er lagret.',
    empty:
      '{name} er tom og ble ikke sendt. Velg den på nytt, eller ta et annet bilde. Alt annet er trygt.',
    done: '{name}: lagret',
    tooLarge:
      '{name} er større enn 15 MB og ble ikke sendt. Ta bildet med lavere oppløsning, eller velg et annet. Alt annet er trygt.',
    tooManyPixels:
      '{name} har {megapixels} megapiksler ({width} × {height}) og ble ikke sendt: høyst 50 megapiksler og 16 384 piksler per side kan tas imot. Ta bildet med lavere oppløsning, eller velg et annet. Alt annet er trygt.',
    unsupported:
      '{name} ble ikke lagt til: bilder (JPEG, PNG, WebP, HEIC) og kvitteringer som PDF kan sendes. Alt annet er trygt.',
    undecodable:
      '{name} ble ikke lagt til: filen er skadet eller større enn 50 megapiksler. Velg en annen fil, eller ta bildet på nytt, under 50 megapiksler. Alt annet er trygt.',
    tooMany:
      '{name} ble ikke lagt til: høyst 30 filer kan legges til en gjenstand. Alt annet er trygt.',
    failed: '{name} kunne ikke sendes. Alt annet er trygt. Prøv igjen.',
  },
  submit: {
    total: 'Foreslått totalt',
    answered: '{done} av {total} besvart',
    all: 'Alt stemmer',
    rest: 'Resten stemmer, send',
    send: 'Send svarene mine',
    sending: 'Sender …',
    comment: 'Andre kommentarer? (valgfritt)',
    commentHint:
      'Lagres mens du skriver og sendes med svarene. Forsikringsselskapet ditt kan lese det før.',
    failed: 'Svarene dine kunne ikke sendes. Kontroller forbindelsen og prøv igjen.',
    refused: 'Svarene dine kunne ikke sendes. Gå gjennom gjenstandene og prøv igjen.',
    busy: 'Filer er fortsatt på vei. Vent til de er lagret.',
    formOpen: 'Du har et ulagret utkast. Lagre eller avbryt det først.',
  },
  done: {
    title: 'Takk, svarene dine er sendt',
    text: '{insurer} mottok dem {time} og kommer tilbake til deg.',
    change: 'Endre svarene mine',
    changeHint:
      'Når du åpner svarene igjen, kan du endre dem til du sender dem på nytt. Det kan du gjøre til forsikringsselskapet ditt låser lenken.',
    takenBack: 'Du har åpnet svarene dine igjen. Send dem på nytt når du er ferdig.',
    sendAgain: 'Send på nytt uendret',
    comment: 'Kommentaren din:',
  },
  pin: {
    title: 'Skriv inn PIN-koden din',
    lead: '{insurer} har beskyttet denne lenken. Har du ikke fått noen PIN-kode, så spør forsikringsselskapet ditt.',
    label: 'PIN-kode',
    submit: 'Fortsett',
    wrong: {
      one: 'PIN-koden er feil. Du har {count}\u00a0forsøk igjen.',
      other: 'PIN-koden er feil. Du har {count}\u00a0forsøk igjen.',
    },
    missing: 'Skriv 4 til 8 sifre.',
  },
  ended: {
    title: 'Denne lenken virker ikke lenger',
    text: 'Den er utløpt. {insurer} kan sende deg en ny.',
    replaced:
      'Forsikringsselskapet ditt har sendt en nyere lenke. Åpne den nyeste meldingen fra forsikringsselskapet ditt.',
    safe: 'De lagrede svarene dine er trygge.',
    unsent: {
      one: '{count} svar var ikke lagret ennå. Det ligger på denne enheten og kommer tilbake med den nye lenken.',
      other:
        '{count} svar var ikke lagret ennå. De ligger på denne enheten og kommer tilbake med den nye lenken.',
    },
    files: {
      one: '{count} fil var ikke sendt ennå. Den er fjernet fra denne enheten; legg den til igjen med den nye lenken.',
      other:
        '{count} filer var ikke sendt ennå. De er fjernet fra denne enheten; legg dem til igjen med den nye lenken.',
    },
    requestNewLink: 'Be om en ny lenke',
    newLinkRequested: 'Du ba om en ny lenke {time}. Den kommer på samme måte som denne.',
    works: 'Denne lenken virker igjen. Last siden på nytt.',
    revoked:
      '{insurer} har avsluttet denne lenken. Bruk den nyeste lenken din, eller kontakt forsikringsselskapet ditt.',
    unknown:
      'Vi kjenner ikke denne lenken. Åpne den nyeste meldingen fra forsikringsselskapet ditt, eller kontakt selskapet.',
    failed: 'Forespørselen kunne ikke sendes. Kontroller forbindelsen og prøv igjen.',
  },
  locked: {
    title: 'Denne lenken er låst',
    text: '{insurer} har låst den.',
    guessed: 'Feil PIN-kode ble skrevet fem ganger.',
    todo: 'Kontakt forsikringsselskapet ditt for å låse den opp. De lagrede svarene dine er trygge.',
  },
  failed: {
    title: 'Gjenstandene dine kunne ikke hentes',
    offline: 'Ingen forbindelse. Kontroller den og prøv igjen; de lagrede svarene dine er trygge.',
    service: 'Tjenesten svarte ikke. Prøv igjen om litt; de lagrede svarene dine er trygge.',
  },
  noLink: {
    title: 'Åpne lenken fra forsikringsselskapet ditt',
    text: 'Åpne meldingen fra forsikringsselskapet ditt og følg lenken, eller kopier hele lenken til adressefeltet.',
  },
};
