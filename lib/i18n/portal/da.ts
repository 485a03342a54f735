import type { PortalMessages } from './en';

export const da: PortalMessages = {
  page: {
    title: 'Din skade',
    insurer: 'Dit forsikringsselskab',
    loading: 'Henter dine genstande …',
    noScript:
      'Denne side kræver JavaScript. Slå det til i din browser, eller kontakt dit forsikringsselskab.',
    language: 'Sprog',
    languageFailed: 'Sproget kunne ikke hentes. Kontrollér forbindelsen, og vælg det igen.',
  },
  intro: {
    heading: { one: 'Gennemgå {count} genstand', other: 'Gennemgå {count} genstande' },
    headingAnswered: {
      one: '{count} genstand er besvaret',
      other: 'Alle {count} genstande er besvaret',
    },
    hello: 'Hej {name}, gennemgå dit forsikringsselskabs forslag.',
    helloPlain: 'Gennemgå dit forsikringsselskabs forslag.',
    claim: 'Skade {claim}',
    damage: 'Skadedato {date}',
    valid: 'Linket virker til {date}.',
    message: 'Besked fra {insurer}',
    saving: 'Svar gemmes automatisk. Du kan holde pause og komme tilbage.',
    empty: 'Der er ikke noget at gennemgå lige nu.',
  },
  item: {
    pieces: { one: '{count} stk.', other: '{count} stk.' },
    age: 'Alder: {age}',
    amount: 'Foreslået beløb',
    why: 'Hvorfor denne værdi?',
    whyNew: 'Som ny koster den samme eller en tilsvarende {amount}.',
    whyNewSeveral:
      'Som nye koster de samme eller tilsvarende {cost} pr. stk., {amount} for {count}.',
    whyLess: '{amount} ({percent}) trækkes fra for alder og slid.',
    whyLessFor: '{amount} ({percent}) trækkes fra for alder og slid ({facts}).',
    whyNothing: 'Der trækkes intet fra for alder eller slid.',
    whyLeft: 'Så er der {amount} tilbage.',
    photo: 'Billede {number} af {item}',
    photoCount: { one: '{count} billede', other: '{count} billeder' },
    noPhoto: 'Intet billede',
    photoMissing: 'Billedet kunne ikke hentes',
    receipt: 'Kvittering',
  },
  action: {
    confirm: 'Korrekt',
    change: 'Ret',
    disagree: 'Uenig',
    photos: 'Nye billeder',
    camera: 'Tag et billede',
    choose: 'Vælg filer',
    takeBack: 'Fortryd svar',
    save: 'Gem',
    cancel: 'Annuller',
    retry: 'Prøv igen',
    remove: 'Fjern fra listen',
  },
  answer: {
    confirmed: 'Du har bekræftet dette.',
    corrected: 'Du har rettet:',
    amountStays: 'Beløbet ændres ikke, før dit forsikringsselskab har gennemgået dit svar.',
    disagreed: 'Du er uenig:',
    changed: '{field}: {before} →\u00a0{after}',
    none: 'ikke oplyst',
  },
  form: {
    lead: 'Ret oplysningerne',
    description: 'Hvad det er',
    quantity: 'Antal',
    condition: 'Stand',
    bought: 'Købt den',
    notes: 'Bemærkninger',
    reason: 'Hvorfor er du uenig?',
    reasonHint: 'For eksempel: Modellen, alderen eller prisen passer ikke.',
    reasonMissing: 'Skriv en begrundelse.',
    nothingChanged: 'Intet er ændret. Ret et felt, eller annuller.',
    descriptionMissing: 'Skriv en beskrivelse.',
    quantityWrong: 'Skriv et helt tal fra 1 til 1.000.000.',
    dateFuture: 'Datoen ligger i fremtiden.',
    dateWrong: 'Skriv hele datoen, eller lad feltet være tomt.',
  },
  conditions: {
    c0: 'Ikke oplyst',
    c1: 'Ny',
    c2: 'Over middel',
    c3: 'Middel',
    c4: 'Under middel',
    c5: 'Dårlig',
  },
  saving: {
    saved: 'Gemt',
    saving: 'Gemmer …',
    waiting: 'Ikke gemt endnu. Svaret ligger på denne enhed og gemmes, når du er online igen.',
    refusedPlain: 'Dette svar kunne ikke gemmes. Kontrollér det, og prøv igen.',
    stale: 'Dit forsikringsselskab har opdateret genstanden. Svar igen.',
    seen: 'Ingen forbindelse. Sidst hentet {time}. Du kan fortsætte; dine svar ligger på denne enhed og gemmes, når du er online igen.',
    offline: 'Ingen forbindelse.',
    safe: {
      one: '{count} svar er ikke gemt endnu. Hold siden åben; det gemmes automatisk.',
      other: '{count} svar er ikke gemt endnu. Hold siden åben; de gemmes automatisk.',
    },
    allSafe: 'Alt, hvad du har svaret, er gemt.',
    draft: 'Din kladde ligger på denne enhed.',
    notSaved: 'Denne browser kan ikke gemme kladder. Hold siden åben, til alt er gemt.',
  },
  upload: {
    title: 'Uploads',
    sending: '{name}: {percent} sendt',
    waiting: '{name}: venter på forbindelsen.',
    storedHere: 'Den ligger på denne enhed og sendes automatisk, også hvis du lukker siden.',
    noRoom:
      'Der er ikke plads til at gemme den på denne enhed. Lad siden være åben, til den er gemt.',
    empty:
      '{name} er tom og blev ikke sendt. Vælg den igen, eller tag et andet billede. Alt andet er sikkert.',
    done: '{name}: gemt',
    tooLarge:
      '{name} er større end 15 MB og blev ikke sendt. Tag billedet med en lavere opløsning, eller vælg et andet. Alt andet er i sikkerhed.',
    tooManyPixels:
      '{name} har {megapixels} megapixel ({width} × {height}) og blev ikke sendt: Der kan højst modtages 50 megapixel og 16.384 pixel pr. side. Tag billedet med en lavere opløsning, eller vælg et andet. Alt andet er i sikkerhed.',
    unsupported:
      '{name} blev ikke tilføjet: Der kan sendes billeder (JPEG, PNG, WebP, HEIC) og kvitteringer som PDF. Alt andet er i sikkerhed.',
    undecodable:
      '{name} blev ikke tilføjet: Filen er beskadiget eller større end 50 megapixel. Vælg en anden fil, eller tag billedet igen, under 50 megapixel. Alt andet er i sikkerhed.',
    tooMany:
      '{name} blev ikke tilføjet: Der kan højst tilføjes 30 filer til en genstand. Alt andet er i sikkerhed.',
    failed: '{name} kunne ikke sendes. Alt andet er i sikkerhed. Prøv igen.',
  },
  submit: {
    total: 'Foreslået i alt',
    answered: '{done} af {total} besvaret',
    all: 'Alt er korrekt',
    rest: 'Resten er korrekt, send',
    send: 'Send mine svar',
    sending: 'Sender …',
    comment: 'Andre kommentarer? (valgfrit)',
    commentHint:
      'Gemmes, mens du skriver, og sendes med dine svar. Dit forsikringsselskab kan læse det før.',
    failed: 'Dine svar kunne ikke sendes. Kontrollér forbindelsen, og prøv igen.',
    refused: 'Dine svar kunne ikke sendes. Gennemgå genstandene, og prøv igen.',
    busy: 'Filer er stadig på vej. Vent, til de er gemt.',
    formOpen: 'Du har en kladde, der ikke er gemt. Gem eller annuller den først.',
  },
  done: {
    title: 'Tak, dine svar er sendt',
    text: '{insurer} modtog dem {time} og vender tilbage til dig.',
    change: 'Ret mine svar',
    changeHint:
      'Når du åbner svarene igen, kan du rette dem, til du sender dem på ny. Det kan du gøre, til dit forsikringsselskab låser linket.',
    takenBack: 'Du har åbnet dine svar igen. Send dem på ny, når du er færdig.',
    sendAgain: 'Send igen uændret',
    comment: 'Din kommentar:',
  },
  pin: {
    title: 'Indtast din pinkode',
    lead: '{insurer} har beskyttet dette link. Har du ikke fået en pinkode, så spørg dit forsikringsselskab.',
    label: 'Pinkode',
    submit: 'Fortsæt',
    wrong: {
      one: 'Pinkoden er forkert. Du har {count}\u00a0forsøg tilbage.',
      other: 'Pinkoden er forkert. Du har {count}\u00a0forsøg tilbage.',
    },
    missing: 'Indtast 4 til 8 cifre.',
  },
  ended: {
    title: 'Dette link virker ikke længere',
    text: 'Det er udløbet. {insurer} kan sende dig et nyt.',
    replaced:
      'Dit forsikringsselskab har sendt et nyere link. Åbn den nyeste besked fra dit forsikringsselskab.',
    safe: 'Dine gemte svar er i sikkerhed.',
    unsent: {
      one: '{count} svar var ikke gemt endnu. Det ligger på denne enhed og kommer tilbage med det nye link.',
      other:
        '{count} svar var ikke gemt endnu. De ligger på denne enhed og kommer tilbage med det nye link.',
    },
    files: {
      one: '{count} fil var ikke sendt endnu. Den er fjernet fra denne enhed; tilføj den igen med det nye link.',
      other:
        '{count} filer var ikke sendt endnu. De er fjernet fra denne enhed; tilføj dem igen med det nye link.',
    },
    requestNewLink: 'Bed om et nyt link',
    newLinkRequested: 'Du bad om et nyt link {time}. Det kommer på samme måde som dette.',
    works: 'Dette link virker igen. Genindlæs siden.',
    revoked:
      '{insurer} har afsluttet dette link. Brug dit nyeste link, eller kontakt dit forsikringsselskab.',
    unknown:
      'Vi kender ikke dette link. Åbn den nyeste besked fra dit forsikringsselskab, eller kontakt selskabet.',
    failed: 'Din anmodning kunne ikke sendes. Kontrollér forbindelsen, og prøv igen.',
  },
  locked: {
    title: 'Dette link er låst',
    text: '{insurer} har låst det.',
    guessed: 'Der blev indtastet en forkert pinkode fem gange.',
    todo: 'Kontakt dit forsikringsselskab for at få det låst op. Dine gemte svar er i sikkerhed.',
  },
  failed: {
    title: 'Dine genstande kunne ikke hentes',
    offline: 'Ingen forbindelse. Kontrollér den, og prøv igen; dine gemte svar er i sikkerhed.',
    service: 'Tjenesten svarede ikke. Prøv igen om lidt; dine gemte svar er i sikkerhed.',
  },
  noLink: {
    title: 'Åbn linket fra dit forsikringsselskab',
    text: 'Åbn beskeden fra dit forsikringsselskab, og følg linket, eller kopiér hele linket til adresselinjen.',
  },
};
