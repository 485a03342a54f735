import type { PortalWords } from './en';

export const sv: PortalWords = {
  page: {
    title: 'Din skada',
    insurer: 'Ditt försäkringsbolag',
    loading: 'Ett ögonblick, dina föremål hämtas.',
    noScript:
      'Den här sidan kräver JavaScript. Slå på det i webbläsaren eller kontakta ditt försäkringsbolag.',
    language: 'Språk',
    languageFailed: 'Språket kunde inte hämtas. Kontrollera anslutningen och välj det igen.',
  },
  intro: {
    heading: { one: 'Kontrollera {count} föremål', other: 'Kontrollera {count} föremål' },
    headingAnswered: {
      one: '{count} föremål är besvarat',
      other: 'Alla {count} föremål är besvarade',
    },
    hello: 'Hej {name}, kontrollera det som ditt försäkringsbolag föreslår.',
    helloPlain: 'Kontrollera det som ditt försäkringsbolag föreslår.',
    claim: 'Skada {claim}',
    damage: 'Skadedatum {date}',
    valid: 'Länken fungerar till {date}.',
    message: 'Meddelande från {insurer}',
    saving: 'Varje svar sparas direkt. Du kan göra en paus och komma tillbaka.',
    empty: 'Det finns inget att kontrollera just nu.',
  },
  item: {
    pieces: { one: '{count} st.', other: '{count} st.' },
    age: 'Ålder: {age}',
    amount: 'Föreslaget belopp',
    why: 'Varför detta värde?',
    whyNew: 'Ny kostar en likadan eller likvärdig {amount}.',
    whyNewSeveral: 'Nya kostar likadana eller likvärdiga {cost} per styck, {amount} för {count}.',
    whyLess: '{amount} ({percent}) dras av för ålder och slitage.',
    whyLessFor: '{amount} ({percent}) dras av för ålder och slitage ({facts}).',
    whyNothing: 'Inget dras av för ålder eller slitage.',
    whyLeft: 'Då återstår {amount}.',
    photo: 'Bild {number} av {item}',
    photoCount: { one: '{count} bild', other: '{count} bilder' },
    noPhoto: 'Ingen bild',
    photoMissing: 'Bilden kunde inte hämtas',
    receipt: 'Kvitto',
  },
  action: {
    confirm: 'Stämmer',
    change: 'Ändra',
    disagree: 'Stämmer inte',
    photos: 'Nya bilder',
    camera: 'Ta en bild',
    choose: 'Välj filer',
    takeBack: 'Ta tillbaka svaret',
    save: 'Spara',
    cancel: 'Avbryt',
    retry: 'Försök igen',
    remove: 'Ta bort från listan',
  },
  answer: {
    confirmed: 'Du har sagt att detta stämmer.',
    corrected: 'Du har ändrat:',
    amountStays: 'Beloppet är som föreslaget tills ditt försäkringsbolag har tittat på det.',
    disagreed: 'Du har sagt att det inte stämmer:',
    changed: '{field}: {before} →\u00a0{after}',
    none: 'inte angivet',
  },
  form: {
    lead: 'Ändra det som inte stämmer',
    description: 'Vad det är',
    quantity: 'Antal',
    condition: 'Skick',
    bought: 'Köpt den',
    notes: 'Anteckningar',
    reason: 'Varför stämmer det inte?',
    reasonHint: 'Till exempel: modellen, åldern eller priset stämmer inte.',
    reasonMissing: 'Berätta varför, så att ditt försäkringsbolag kan titta på det.',
    nothingChanged: 'Inget är ändrat ännu. Ändra det som inte stämmer eller avbryt.',
    descriptionMissing: 'Ange vad det är.',
    quantityWrong: 'Ange ett heltal från 1 till 1 000 000.',
    dateFuture: 'Den dagen ligger i framtiden.',
    dateWrong: 'Ange hela datumet eller lämna fältet tomt.',
  },
  conditions: {
    c0: 'Inte angivet',
    c1: 'Ny',
    c2: 'Över genomsnittet',
    c3: 'Genomsnittligt',
    c4: 'Under genomsnittet',
    c5: 'Dåligt',
  },
  saving: {
    saved: 'Sparat',
    saving: 'Sparar …',
    waiting:
      'Inte sparat ännu. Svaret finns på den här enheten och sparas så snart det finns en anslutning.',
    refusedPlain:
      'Svaret kunde inte sparas. Kontrollera det och spara igen; dina andra svar är i säkerhet.',
    stale:
      'Ditt försäkringsbolag har skickat nya siffror för det här föremålet. Titta på dem och svara igen.',
    seen: 'Ingen anslutning. Så här såg det ut {time}. Du kan fortsätta: det du svarar finns på den här enheten och sparas när anslutningen är tillbaka.',
    offline: 'Ingen anslutning.',
    safe: {
      one: '{count} svar finns på den här enheten och är inte sparat ännu. Håll sidan öppen; det sparas av sig självt.',
      other:
        '{count} svar finns på den här enheten och är inte sparade ännu. Håll sidan öppen; de sparas av sig själva.',
    },
    allSafe: 'Allt du har svarat är sparat.',
    draft: 'Det du har skrivit finns på den här enheten.',
    unkept: 'Den här webbläsaren sparar ingenting. Stäng inte sidan innan allt är sparat.',
  },
  upload: {
    title: 'Filer på väg',
    sending: '{name}: {percent} skickat',
    waiting: '{name}: väntar på anslutningen.',
    keptHere:
      'Den sparas på den här enheten och skickas av sig själv, även om du stänger sidan och öppnar länken igen.',
    noRoom:
      'Det finns inte plats att spara den på den här enheten. Låt sidan vara öppen tills den är sparad.',
    empty:
      '{name} är tom och skickades inte. Välj den igen eller ta en annan bild. Allt annat är säkert.',
    done: '{name}: sparad',
    tooLarge:
      '{name} är större än 15 MB och skickades inte. Ta bilden med lägre upplösning eller välj en annan. Allt annat är i säkerhet.',
    tooManyPixels:
      '{name} har {megapixels} megapixel ({width} × {height}) och skickades inte: högst 50 megapixel och 16 384 pixlar per sida kan tas emot. Ta bilden med lägre upplösning eller välj en annan. Allt annat är i säkerhet.',
    unsupported:
      '{name} lades inte till: bilder (JPEG, PNG, WebP, HEIC) och kvitton som PDF kan skickas. Allt annat är i säkerhet.',
    undecodable:
      '{name} lades inte till: filen är skadad eller större än 50 megapixel. Välj en annan fil eller ta bilden igen, under 50 megapixel. Allt annat är i säkerhet.',
    tooMany:
      '{name} lades inte till: högst 30 filer kan läggas till ett föremål. Allt annat är i säkerhet.',
    failed: '{name} kunde inte skickas. Allt annat är i säkerhet. Försök igen.',
  },
  submit: {
    total: 'Föreslaget totalt',
    answered: '{done} av {total} besvarade',
    all: 'Allt stämmer',
    rest: 'Resten stämmer, skicka',
    send: 'Skicka mina svar',
    sending: 'Skickar …',
    comment: 'Något mer du vill säga? (valfritt)',
    commentHint:
      'Det du skriver sparas medan du skriver och lämnas in med dina svar när du skickar dem. Ditt försäkringsbolag kan se det under tiden.',
    failed:
      'Dina svar är inte skickade ännu. De finns på den här enheten. Kontrollera anslutningen och försök igen.',
    refused:
      'Dina svar är inte skickade ännu. De är i säkerhet. Gå igenom föremålen och försök igen.',
    busy: 'Filer är fortfarande på väg. Vänta tills de är sparade.',
    formOpen: 'Du har skrivit något som inte är sparat. Spara eller avbryt det först.',
  },
  done: {
    title: 'Tack, dina svar är skickade',
    text: '{insurer} tog emot dem {time} och återkommer till dig.',
    change: 'Ändra mina svar',
    changeHint:
      'När du ändrar dem tar du tillbaka dem. De är då inte inlämnade förrän du skickar dem igen; ditt försäkringsbolag kan se dem under tiden. Du kan ändra dem tills ditt försäkringsbolag har låst länken.',
    takenBack:
      'Du har tagit tillbaka dina svar. Svaren är inte inlämnade förrän du skickar dem igen. Ditt försäkringsbolag kan se dem under tiden.',
    sendAgain: 'Skicka dem igen som de är',
    comment: 'Du skrev också:',
  },
  pin: {
    title: 'Ange din PIN-kod',
    lead: '{insurer} har skyddat den här länken. Har du inte fått någon PIN-kod, fråga ditt försäkringsbolag.',
    label: 'PIN-kod',
    submit: 'Fortsätt',
    wrong: {
      one: 'PIN-koden är fel. Du har {count}\u00a0försök kvar.',
      other: 'PIN-koden är fel. Du har {count}\u00a0försök kvar.',
    },
    missing: 'Ange 4 till 8 siffror.',
  },
  ended: {
    title: 'Den här länken fungerar inte längre',
    text: 'Den har gått ut. {insurer} kan skicka dig en ny.',
    replaced:
      'Ditt försäkringsbolag har ersatt den här länken med en nyare. Öppna det senaste meddelandet från ditt försäkringsbolag och följ länken där.',
    safe: 'Det du hade sparat är i säkerhet hos ditt försäkringsbolag.',
    kept: {
      one: '{count} svar var inte sparat ännu. Det finns på den här enheten och kommer tillbaka med den nya länken.',
      other:
        '{count} svar var inte sparade ännu. De finns på den här enheten och kommer tillbaka med den nya länken.',
    },
    files: {
      one: '{count} fil var inte skickad än. Den har tagits bort från den här enheten; lägg till den igen med den nya länken.',
      other:
        '{count} filer var inte skickade än. De har tagits bort från den här enheten; lägg till dem igen med den nya länken.',
    },
    ask: 'Be om en ny länk',
    asked:
      'Ditt försäkringsbolag ombads om en ny länk {time}. Den kommer på samma sätt som den här.',
    works: 'Länken fungerar igen. Ladda om sidan.',
    revoked:
      '{insurer} har avslutat den här länken. Använd den senaste länken du har fått eller kontakta ditt försäkringsbolag.',
    unknown:
      'Länken är okänd. Öppna det senaste meddelandet från ditt försäkringsbolag och följ länken där, eller kontakta ditt försäkringsbolag.',
    failed: 'Det gick inte att fråga. Kontrollera anslutningen och försök igen.',
  },
  locked: {
    title: 'Den här länken är låst',
    text: '{insurer} har låst den.',
    guessed: 'Fel PIN-kod angavs fem gånger.',
    todo: 'Kontakta ditt försäkringsbolag: de kan öppna den igen. Det du hade sparat är i säkerhet.',
  },
  failed: {
    title: 'Dina föremål kunde inte hämtas',
    offline:
      'Det finns ingen anslutning just nu. Det du hade sparat är i säkerhet. Kontrollera anslutningen och försök igen.',
    service:
      'Tjänsten svarar inte som den ska. Det du hade sparat är i säkerhet. Försök igen om en stund.',
  },
  noLink: {
    title: 'Öppna länken från ditt försäkringsbolag',
    text: 'Den här sidan hör till en länk som ditt försäkringsbolag skickar till dig. Öppna meddelandet och följ länken, eller kopiera hela länken till adressfältet.',
  },
};
