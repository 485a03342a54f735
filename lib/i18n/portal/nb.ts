import type { PortalWords } from './en';

export const nb: PortalWords = {
  page: {
    title: 'Din skade',
    insurer: 'Forsikringsselskapet ditt',
    loading: 'Et øyeblikk, gjenstandene dine hentes.',
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
    hello: 'Hei {name}, gå gjennom det forsikringsselskapet ditt foreslår.',
    helloPlain: 'Gå gjennom det forsikringsselskapet ditt foreslår.',
    claim: 'Skade {claim}',
    damage: 'Skadedato {date}',
    valid: 'Lenken virker til {date}.',
    message: 'Melding fra {insurer}',
    saving: 'Hvert svar lagres med en gang. Du kan ta pause og komme tilbake.',
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
    takeBack: 'Ta svaret tilbake',
    save: 'Lagre',
    cancel: 'Avbryt',
    retry: 'Prøv igjen',
    remove: 'Fjern fra listen',
  },
  answer: {
    confirmed: 'Du har sagt at dette stemmer.',
    corrected: 'Du har rettet:',
    amountStays: 'Beløpet er som foreslått til forsikringsselskapet ditt har sett på det.',
    disagreed: 'Du er uenig:',
    changed: '{field}: {before} →\u00a0{after}',
    none: 'ikke oppgitt',
  },
  form: {
    lead: 'Rett det som ikke stemmer',
    description: 'Hva det er',
    quantity: 'Antall',
    condition: 'Tilstand',
    bought: 'Kjøpt den',
    notes: 'Merknader',
    reason: 'Hvorfor er du uenig?',
    reasonHint: 'For eksempel: modellen, alderen eller prisen stemmer ikke.',
    reasonMissing: 'Fortell hvorfor, slik at forsikringsselskapet ditt kan se på det.',
    nothingChanged: 'Ingenting er endret ennå. Rett det som ikke stemmer, eller avbryt.',
    descriptionMissing: 'Skriv hva det er.',
    quantityWrong: 'Skriv et helt tall fra 1 til 1 000 000.',
    dateFuture: 'Denne dagen ligger i fremtiden.',
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
    waiting:
      'Ikke lagret ennå. Svaret ligger på denne enheten og lagres så snart det er forbindelse.',
    refusedPlain:
      'Dette svaret kunne ikke lagres. Kontroller det og lagre på nytt; de andre svarene dine er trygge.',
    stale:
      'Forsikringsselskapet ditt har sendt nye tall for denne gjenstanden. Se på dem og svar på nytt.',
    seen: 'Ingen forbindelse. Slik så det ut {time}. Du kan fortsette: det du svarer, ligger på denne enheten og lagres når forbindelsen er tilbake.',
    offline: 'Ingen forbindelse.',
    safe: {
      one: '{count} svar ligger på denne enheten og er ikke lagret ennå. Hold siden åpen; det lagres av seg selv.',
      other:
        '{count} svar ligger på denne enheten og er ikke lagret ennå. Hold siden åpen; de lagres av seg selv.',
    },
    allSafe: 'Alt du har svart, er lagret.',
    draft: 'Det du har skrevet, ligger på denne enheten.',
    unkept: 'Denne nettleseren lagrer ingenting. Ikke lukk siden før alt er lagret.',
  },
  upload: {
    title: 'Filer på vei',
    sending: '{name}: {percent} sendt',
    waiting: '{name}: venter på forbindelsen.',
    keptHere:
      'Den lagres på denne enheten og sendes av seg selv, også om du lukker siden og åpner lenken igjen.',
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
    comment: 'Er det noe annet du vil si? (valgfritt)',
    commentHint:
      'Det du skriver, lagres underveis og sendes inn med svarene dine når du sender dem. Forsikringsselskapet ditt kan se det i mellomtiden.',
    failed:
      'Svarene dine er ikke sendt ennå. De ligger på denne enheten. Kontroller forbindelsen og prøv igjen.',
    refused:
      'Svarene dine er ikke sendt ennå. De er trygge. Gå gjennom gjenstandene og prøv igjen.',
    busy: 'Filer er fortsatt på vei. Vent til de er lagret.',
    formOpen: 'Du har skrevet noe som ikke er lagret. Lagre det eller avbryt det først.',
  },
  done: {
    title: 'Takk, svarene dine er sendt',
    text: '{insurer} mottok dem {time} og kommer tilbake til deg.',
    change: 'Endre svarene mine',
    changeHint:
      'Når du endrer dem, tar du dem tilbake. De er da ikke sendt inn før du sender dem på nytt; forsikringsselskapet ditt kan se dem i mellomtiden. Du kan endre dem til forsikringsselskapet ditt har låst lenken.',
    takenBack:
      'Du har tatt svarene dine tilbake. Svarene er ikke sendt inn før du sender dem på nytt. Forsikringsselskapet ditt kan se dem i mellomtiden.',
    sendAgain: 'Send dem på nytt som de er',
    comment: 'Du skrev også:',
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
      'Forsikringsselskapet ditt har erstattet denne lenken med en nyere. Åpne den nyeste meldingen fra forsikringsselskapet ditt og følg lenken der.',
    safe: 'Det du hadde lagret, er trygt hos forsikringsselskapet ditt.',
    kept: {
      one: '{count} svar var ikke lagret ennå. Det ligger på denne enheten og kommer tilbake med den nye lenken.',
      other:
        '{count} svar var ikke lagret ennå. De ligger på denne enheten og kommer tilbake med den nye lenken.',
    },
    files: {
      one: '{count} fil var ikke sendt ennå. Den er fjernet fra denne enheten; legg den til igjen med den nye lenken.',
      other:
        '{count} filer var ikke sendt ennå. De er fjernet fra denne enheten; legg dem til igjen med den nye lenken.',
    },
    ask: 'Be om en ny lenke',
    asked:
      'Forsikringsselskapet ditt ble bedt om en ny lenke {time}. Den kommer på samme måte som denne.',
    works: 'Denne lenken virker igjen. Last siden på nytt.',
    revoked:
      '{insurer} har avsluttet denne lenken. Bruk den nyeste lenken du har fått, eller kontakt forsikringsselskapet ditt.',
    unknown:
      'Denne lenken er ukjent. Åpne den nyeste meldingen fra forsikringsselskapet ditt og følg lenken der, eller kontakt forsikringsselskapet ditt.',
    failed: 'Det gikk ikke å spørre. Kontroller forbindelsen og prøv igjen.',
  },
  locked: {
    title: 'Denne lenken er låst',
    text: '{insurer} har låst den.',
    guessed: 'Feil PIN-kode ble skrevet fem ganger.',
    todo: 'Kontakt forsikringsselskapet ditt: de kan åpne den igjen. Det du hadde lagret, er trygt.',
  },
  failed: {
    title: 'Gjenstandene dine kunne ikke hentes',
    offline:
      'Det er ingen forbindelse akkurat nå. Det du hadde lagret, er trygt. Kontroller forbindelsen og prøv igjen.',
    service:
      'Tjenesten svarer ikke som den skal. Det du hadde lagret, er trygt. Prøv igjen om litt.',
  },
  noLink: {
    title: 'Åpne lenken fra forsikringsselskapet ditt',
    text: 'Denne siden hører til en lenke som forsikringsselskapet ditt sender deg. Åpne meldingen og følg lenken, eller kopier hele lenken til adressefeltet.',
  },
};
