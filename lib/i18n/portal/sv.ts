import type { PortalMessages } from './en';

export const sv: PortalMessages = {
  page: {
    title: 'Din skada',
    insurer: 'Ditt försäkringsbolag',
    loading: 'Hämtar dina föremål …',
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
    hello: 'Hej {name}, gå igenom ditt försäkringsbolags förslag.',
    helloPlain: 'Gå igenom ditt försäkringsbolags förslag.',
    claim: 'Skada {claim}',
    damage: 'Skadedatum {date}',
    valid: 'Länken fungerar till {date}.',
    message: 'Meddelande från {insurer}',
    saving: 'Svar sparas automatiskt. Du kan göra en paus och komma tillbaka.',
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
    takeBack: 'Ångra svar',
    save: 'Spara',
    cancel: 'Avbryt',
    retry: 'Försök igen',
    remove: 'Ta bort från listan',
  },
  answer: {
    confirmed: 'Du har bekräftat detta.',
    corrected: 'Du har ändrat:',
    amountStays: 'Beloppet ändras inte förrän ditt försäkringsbolag har gått igenom ditt svar.',
    disagreed: 'Du har sagt att det inte stämmer:',
    changed: '{field}: {before} →\u00a0{after}',
    none: 'inte angivet',
  },
  form: {
    lead: 'Rätta uppgifterna',
    description: 'Vad det är',
    quantity: 'Antal',
    condition: 'Skick',
    bought: 'Köpt den',
    notes: 'Anteckningar',
    reason: 'Varför stämmer det inte?',
    reasonHint: 'Till exempel: modellen, åldern eller priset stämmer inte.',
    reasonMissing: 'Skriv en motivering.',
    nothingChanged: 'Inget har ändrats. Rätta ett fält eller avbryt.',
    descriptionMissing: 'Ange en beskrivning.',
    quantityWrong: 'Ange ett heltal från 1 till 1 000 000.',
    dateFuture: 'Datumet ligger i framtiden.',
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
    waiting: 'Inte sparat ännu. Svaret finns på den här enheten och sparas när du är online igen.',
    refusedPlain: 'Svaret kunde inte sparas. Kontrollera det och försök igen.',
    stale: 'Ditt försäkringsbolag har uppdaterat föremålet. Svara igen.',
    seen: 'Ingen anslutning. Senast hämtat {time}. Du kan fortsätta; dina svar finns på den här enheten och sparas när du är online igen.',
    offline: 'Ingen anslutning.',
    safe: {
      one: '{count} svar är inte sparat ännu. Håll sidan öppen; det sparas automatiskt.',
      other: '{count} svar är inte sparade ännu. Håll sidan öppen; de sparas automatiskt.',
    },
    allSafe: 'Allt du har svarat är sparat.',
    draft: 'Ditt utkast finns på den här enheten.',
    notSaved: 'Den här webbläsaren kan inte spara utkast. Håll sidan öppen tills allt är sparat.',
  },
  upload: {
    title: 'Uppladdningar',
    sending: '{name}: {percent} skickat',
    waiting: '{name}: väntar på anslutningen.',
    storedHere: 'Den finns på den här enheten och skickas automatiskt, även om du stänger sidan.',
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
    comment: 'Andra kommentarer? (valfritt)',
    commentHint:
      'Sparas medan du skriver och skickas med dina svar. Ditt försäkringsbolag kan läsa det innan.',
    failed: 'Dina svar kunde inte skickas. Kontrollera anslutningen och försök igen.',
    refused: 'Dina svar kunde inte skickas. Gå igenom föremålen och försök igen.',
    busy: 'Filer är fortfarande på väg. Vänta tills de är sparade.',
    formOpen: 'Du har ett osparat utkast. Spara eller avbryt det först.',
  },
  done: {
    title: 'Tack, dina svar är skickade',
    text: '{insurer} tog emot dem {time} och återkommer till dig.',
    change: 'Ändra mina svar',
    changeHint:
      'När du öppnar svaren igen kan du ändra dem tills du skickar dem på nytt. Det kan du göra tills ditt försäkringsbolag låser länken.',
    takenBack: 'Du har öppnat dina svar igen. Skicka dem på nytt när du är klar.',
    sendAgain: 'Skicka igen oförändrat',
    comment: 'Din kommentar:',
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
      'Ditt försäkringsbolag har skickat en nyare länk. Öppna det senaste meddelandet från ditt försäkringsbolag.',
    safe: 'Dina sparade svar är i säkerhet.',
    unsent: {
      one: '{count} svar var inte sparat ännu. Det finns på den här enheten och kommer tillbaka med den nya länken.',
      other:
        '{count} svar var inte sparade ännu. De finns på den här enheten och kommer tillbaka med den nya länken.',
    },
    files: {
      one: '{count} fil var inte skickad än. Den har tagits bort från den här enheten; lägg till den igen med den nya länken.',
      other:
        '{count} filer var inte skickade än. De har tagits bort från den här enheten; lägg till dem igen med den nya länken.',
    },
    requestNewLink: 'Be om en ny länk',
    newLinkRequested: 'Du bad om en ny länk {time}. Den kommer på samma sätt som den här.',
    works: 'Länken fungerar igen. Ladda om sidan.',
    revoked:
      '{insurer} har avslutat den här länken. Använd din senaste länk eller kontakta ditt försäkringsbolag.',
    unknown:
      'Vi känner inte till länken. Öppna det senaste meddelandet från ditt försäkringsbolag, eller kontakta bolaget.',
    failed: 'Din begäran kunde inte skickas. Kontrollera anslutningen och försök igen.',
  },
  locked: {
    title: 'Den här länken är låst',
    text: '{insurer} har låst den.',
    guessed: 'Fel PIN-kod angavs fem gånger.',
    todo: 'Kontakta ditt försäkringsbolag för att låsa upp den. Dina sparade svar är i säkerhet.',
  },
  failed: {
    title: 'Dina föremål kunde inte hämtas',
    offline: 'Ingen anslutning. Kontrollera den och försök igen; dina sparade svar är i säkerhet.',
    service: 'Tjänsten svarade inte. Försök igen om en stund; dina sparade svar är i säkerhet.',
  },
  noLink: {
    title: 'Öppna länken från ditt försäkringsbolag',
    text: 'Öppna meddelandet från ditt försäkringsbolag och följ länken, eller kopiera hela länken till adressfältet.',
  },
};
