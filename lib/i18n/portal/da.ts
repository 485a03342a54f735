import type { PortalWords } from './en';

export const da: PortalWords = {
  page: {
    title: 'Din skade',
    insurer: 'Dit forsikringsselskab',
    loading: 'Et øjeblik, dine genstande bliver hentet.',
    noScript:
      'Denne side kræver JavaScript. Slå det til i din browser, eller kontakt dit forsikringsselskab.',
    language: 'Sprog',
    languageFailed: 'Sproget kunne ikke hentes. Kontroller forbindelsen, og vælg det igen.',
  },
  intro: {
    heading: { one: 'Gennemgå {count} genstand', other: 'Gennemgå {count} genstande' },
    headingAnswered: {
      one: '{count} genstand er besvaret',
      other: 'Alle {count} genstande er besvaret',
    },
    hello: 'Hej {name}, gennemgå venligst det, dit forsikringsselskab foreslår.',
    helloPlain: 'Gennemgå venligst det, dit forsikringsselskab foreslår.',
    claim: 'Skade {claim}',
    damage: 'Skadedato {date}',
    valid: 'Linket virker til {date}.',
    message: 'Besked fra {insurer}',
    saving: 'Hvert svar gemmes med det samme. Du kan holde pause og komme tilbage.',
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
    takeBack: 'Tag svaret tilbage',
    save: 'Gem',
    cancel: 'Annuller',
    retry: 'Prøv igen',
    remove: 'Fjern fra listen',
  },
  answer: {
    confirmed: 'Du har sagt, at det er korrekt.',
    corrected: 'Du har rettet:',
    amountStays: 'Beløbet er som foreslået, til dit forsikringsselskab har set på det.',
    disagreed: 'Du er uenig:',
    changed: '{field}: {before} →\u00a0{after}',
    none: 'ikke oplyst',
  },
  form: {
    lead: 'Ret det, der ikke passer',
    description: 'Hvad det er',
    quantity: 'Antal',
    condition: 'Stand',
    bought: 'Købt den',
    notes: 'Bemærkninger',
    reason: 'Hvorfor er du uenig?',
    reasonHint: 'For eksempel: Modellen, alderen eller prisen passer ikke.',
    reasonMissing: 'Skriv hvorfor, så dit forsikringsselskab kan se på det.',
    nothingChanged: 'Intet er ændret endnu. Ret det, der ikke passer, eller annuller.',
    descriptionMissing: 'Skriv, hvad det er.',
    quantityWrong: 'Skriv et helt tal fra 1 til 1.000.000.',
    dateFuture: 'Denne dag ligger i fremtiden.',
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
    waiting:
      'Ikke gemt endnu. Svaret ligger på denne enhed og gemmes, så snart der er forbindelse.',
    refusedPlain:
      'Dette svar kunne ikke gemmes. Kontroller det, og gem igen; dine andre svar er i sikkerhed.',
    stale: 'Dit forsikringsselskab har sendt nye tal for denne genstand. Se på dem, og svar igen.',
    seen: 'Ingen forbindelse. Det her så du den {time}. Du kan fortsætte: det, du svarer, ligger på denne enhed og gemmes, når forbindelsen er tilbage.',
    offline: 'Ingen forbindelse.',
    safe: {
      one: '{count} svar ligger på denne enhed og er ikke gemt endnu. Hold siden åben; det gemmes af sig selv.',
      other:
        '{count} svar ligger på denne enhed og er ikke gemt endnu. Hold siden åben; de gemmes af sig selv.',
    },
    allSafe: 'Alt, hvad du har svaret, er gemt.',
    draft: 'Det, du har skrevet, ligger på denne enhed.',
    unkept: 'Denne browser gemmer intet. Luk ikke siden, før alt er gemt.',
  },
  upload: {
    title: 'Filer på vej',
    sending: '{name}: {percent} sendt',
    waiting: '{name}: venter på forbindelsen.',
    keptHere:
      'Den gemmes på denne enhed og sendes af sig selv, også hvis du lukker siden og åbner linket igen.',
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
    comment: 'Er der andet, du vil sige? (valgfrit)',
    commentHint:
      'Det, du skriver, gemmes undervejs og indsendes med dine svar, når du sender dem. Dit forsikringsselskab kan se det imens.',
    failed:
      'Dine svar er ikke sendt endnu. De ligger på denne enhed. Kontroller forbindelsen, og prøv igen.',
    refused:
      'Dine svar er ikke sendt endnu. De er i sikkerhed. Gennemgå genstandene, og prøv igen.',
    busy: 'Filer er stadig på vej. Vent, til de er gemt.',
    formOpen: 'Du har skrevet noget, som ikke er gemt. Gem det, eller annuller det først.',
  },
  done: {
    title: 'Tak, dine svar er sendt',
    text: '{insurer} modtog dem {time} og vender tilbage til dig.',
    change: 'Ret mine svar',
    changeHint:
      'Når du retter dem, tager du dem tilbage. De er så ikke indsendt, før du sender dem igen; dit forsikringsselskab kan se dem imens. Du kan rette dem, indtil dit forsikringsselskab har låst linket.',
    takenBack:
      'Du har taget dine svar tilbage. Svarene er ikke indsendt, før du sender dem igen. Dit forsikringsselskab kan se dem imens.',
    sendAgain: 'Send dem igen, som de er',
    comment: 'Du skrev også:',
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
      'Dit forsikringsselskab har erstattet dette link med et nyere. Åbn den nyeste besked fra dit forsikringsselskab, og følg linket dér.',
    safe: 'Det, du havde gemt, er i sikkerhed hos dit forsikringsselskab.',
    kept: {
      one: '{count} svar var ikke gemt endnu. Det ligger på denne enhed og kommer tilbage med det nye link.',
      other:
        '{count} svar var ikke gemt endnu. De ligger på denne enhed og kommer tilbage med det nye link.',
    },
    files: {
      one: '{count} fil var ikke sendt endnu. Den er fjernet fra denne enhed; tilføj den igen med det nye link.',
      other:
        '{count} filer var ikke sendt endnu. De er fjernet fra denne enhed; tilføj dem igen med det nye link.',
    },
    ask: 'Bed om et nyt link',
    asked:
      'Dit forsikringsselskab blev bedt om et nyt link {time}. Det kommer på samme måde som dette.',
    works: 'Dette link virker igen. Indlæs siden på ny.',
    revoked:
      '{insurer} har afsluttet dette link. Brug det nyeste link, du har fået, eller kontakt dit forsikringsselskab.',
    unknown:
      'Dette link er ukendt. Åbn den nyeste besked fra dit forsikringsselskab, og følg linket dér, eller kontakt dit forsikringsselskab.',
    failed: 'Det lykkedes ikke at spørge. Kontroller forbindelsen, og prøv igen.',
  },
  locked: {
    title: 'Dette link er låst',
    text: '{insurer} har låst det.',
    guessed: 'Der blev indtastet en forkert pinkode fem gange.',
    todo: 'Kontakt dit forsikringsselskab: De kan åbne det igen. Det, du havde gemt, er i sikkerhed.',
  },
  failed: {
    title: 'Dine genstande kunne ikke hentes',
    offline:
      'Der er ingen forbindelse lige nu. Det, du havde gemt, er i sikkerhed. Kontroller forbindelsen, og prøv igen.',
    service:
      'Tjenesten svarer ikke, som den skal. Det, du havde gemt, er i sikkerhed. Prøv igen om lidt.',
  },
  noLink: {
    title: 'Åbn linket fra dit forsikringsselskab',
    text: 'Denne side hører til et link, som dit forsikringsselskab sender dig. Åbn beskeden, og følg linket, eller kopiér hele linket til adresselinjen.',
  },
};
