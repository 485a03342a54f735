import type { clientSettings as English } from '../en/client-settings';

export const clientSettings: typeof English = {
  lead: 'Vad som gäller för {client} som helhet.',
  loadFailed: 'Inställningarna kunde inte hämtas',
  save: 'Spara',
  saved: 'Inställningarna är sparade',
  failed: 'Inställningarna sparades inte',
  changed: 'Någon har ändrat inställningarna under tiden. Inget av ditt sparades.',
  showPresent: 'Visa hur de är nu',
  unsaved: 'Inte sparat än',
  missing: 'Fyll i detta.',
  identity: {
    title: 'Klient',
    name: 'Namn',
    nameHint: 'Skadelidande läser det i portalen och i rapporter.',
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
    statusHint: 'Handläggare anger var en värdering står. De ställs in under Statusar.',
  },
  forensics: {
    title: 'Bildforensik',
    threshold: 'En bild flaggas från denna säkerhet',
    thresholdHint:
      '50 till 99 %. Det gäller bilder som undersöks från och med nu: ingen bedömning skrivs om.',
    percent: '{value}\u00a0%',
    wrong: 'Ett heltal från 50 till 99.',
    looking: 'Ser på de senaste {days} dagarna',
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
    partial: 'Av de nyaste 10 000 bilderna där något hittades.',
    previewFailed: 'Vad den skulle flagga kunde inte slås upp.',
  },
  approval: {
    title: 'Belopp som skrivs in',
    limit: 'Över detta belopp i {currency} avgör en andra person',
    limitHint: 'Tomt: aldrig.',
    wrong: 'Ett belopp som {example}.',
    decidedBy: 'Den andra personen är',
    anyone: 'Vem som helst utom den som skrev in det',
    lead: 'En ledare eller en administratör',
    leadHint: 'API-nycklar avgör som förut.',
  },
  retention: {
    title: 'Hur länge något sparas',
    reports: 'Rapporter, i dagar',
    reportsHint:
      '1 till 3 650. Därefter slutar länken fungera och filen raderas. Gäller nya rapporter.',
    log: 'Anropslogg, i dagar',
    logHint: '1 till 365. Gäller hela loggen: det äldre tas bort inom en timme.',
    wrong: 'Ett heltal från {from} till {to}.',
    rest: 'Skador, bilder, bedömningar och händelseloggen behålls: inget av dem tas bort av sig självt. Webhook-leveranser sparas i 30 dagar.',
    shorter:
      'Det som är äldre än {count} dagar tas bort ur anropsloggen och kan inte hämtas tillbaka.',
  },
};
