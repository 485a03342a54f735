import type { clientSettings as English } from '../en/client-settings';

export const clientSettings: typeof English = {
  lead: 'Inställningar för hela {client}.',
  loadFailed: 'Inställningarna kunde inte hämtas',
  save: 'Spara',
  saved: 'Inställningarna är sparade',
  failed: 'Inställningarna sparades inte',
  changed: 'Ändrat av någon annan. Ladda om inställningarna och försök igen.',
  showPresent: 'Ladda om',
  unsaved: 'Osparade ändringar',
  missing: 'Fyll i detta.',
  identity: {
    title: 'Klient',
    name: 'Namn',
    nameHint: 'Visas för försäkringstagare i portalen och i rapporter.',
    language: 'Språk',
    languageHint: 'Används för nya skador utan språk.',
    currency: 'Valuta',
    currencyHint: 'Tre bokstäver, som EUR. För nya skador och för gränsen nedan.',
    currencyFixed: 'Kan inte ändras: det finns redan skador i den.',
  },
  languages: {
    en: 'Engelska',
    da: 'Danska',
    sv: 'Svenska',
    nb: 'Norska',
    de: 'Tyska',
    fi: 'Finska',
  },
  features: {
    title: 'Funktioner',
    status: 'Statusar för värderingar',
    statusHint: 'Handläggare anger en status för varje värdering. De definieras under Statusar.',
  },
  forensics: {
    title: 'Bildforensik',
    threshold: 'Flagga bilder från denna säkerhet',
    thresholdHint: '50 till 99 %. Gäller bara nya bilder.',
    percent: '{value}\u00a0%',
    wrong: 'Ange ett heltal från 50 till 99.',
    looking: 'Kontrollerar de senaste {days} dagarna',
    previewPresent: {
      one: 'Vid {percent} är {count} bild från de senaste {days} dagarna flaggad.',
      other: 'Vid {percent} är {count} bilder från de senaste {days} dagarna flaggade.',
    },
    previewEqual: {
      one: 'Vid {percent} skulle {count} bild från de senaste {days} dagarna flaggas, lika många som nu.',
      other:
        'Vid {percent} skulle {count} bilder från de senaste {days} dagarna flaggas, lika många som nu.',
    },
    preview: {
      one: 'Vid {percent} skulle {count} bild från de senaste {days} dagarna flaggas; vid {present} är det {now}.',
      other:
        'Vid {percent} skulle {count} bilder från de senaste {days} dagarna flaggas; vid {present} är det {now}.',
    },
    partial: 'Baserat på de nyaste 10 000 bilderna med fynd.',
    previewFailed: 'Förhandsgranskningen kunde inte hämtas.',
  },
  approval: {
    title: 'Godkännande av belopp',
    limit: 'Kräv godkännande över ({currency})',
    limitHint: 'Lämna tomt för att aldrig kräva godkännande.',
    wrong: 'Ange ett belopp som {example}.',
    decidedBy: 'Vem kan godkänna',
    anyone: 'Alla utom den som angav det',
    lead: 'En ledare eller en administratör',
    leadHint: 'API-nycklar kan fortfarande godkänna.',
  },
  noPurchaseDate: {
    title: 'Föremål utan köpdatum',
    legend: 'Så värderas de',
    request: 'Fråga efter datumet',
    requestHint: 'Raden värderas inte förrän någon anger datumet eller ett dagsvärde.',
    categoryAge: 'Anta kategorins ålder',
    categoryAgeHint:
      'Reglerna räknar med den antagna åldern i sin regel. Utan den värderas raden inte.',
    none: 'Ingen värdeminskning',
    noneHint: 'Raden räknas med hela återanskaffningsvärdet.',
    later: 'Befintliga skador uppdateras inom några minuter.',
    laterCalculated:
      'Rader som inte är värderade för att datumet saknas beräknas inom några minuter. Beräknade, godkända, stängda och utbetalda rader ändras inte.',
    laterUnchanged: 'Belopp som redan har beräknats med en antagen ålder ändras inte.',
  },
  retention: {
    title: 'Lagring av data',
    reports: 'Rapporter, i dagar',
    reportsHint:
      '1 till 3 650. Därefter slutar länken fungera och filen raderas. Gäller nya rapporter.',
    log: 'Anropslogg, i dagar',
    logHint: '1 till 365. Äldre anrop tas bort inom en timme.',
    wrong: 'Ange ett heltal från {from} till {to}.',
    rest: 'Skador, bilder, bedömningar och händelseloggen tas aldrig bort. Webhook-leveranser sparas i 30 dagar.',
    shorter: 'Anrop som är äldre än {count} dagar tas bort ur loggen. Det går inte att ångra.',
  },
};
