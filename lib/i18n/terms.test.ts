/**
 * RCV, ACV and depreciation have one name in each language, in the desk, the report and the steps
 * of a valuation.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { da } from '@/lib/valuation/sentences/da';
import { de } from '@/lib/valuation/sentences/de';
import { en } from '@/lib/valuation/sentences/en';
import { fi } from '@/lib/valuation/sentences/fi';
import { nb } from '@/lib/valuation/sentences/nb';
import { sv } from '@/lib/valuation/sentences/sv';
import { loadReasons } from './load-reasons';
import { messagesOf, settingsMessagesOf } from './messages';
import { portalMessagesOf } from './portal';
import { reportMessages } from './report';

const SENTENCES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  da,
  sv,
  nb,
  de,
  fi,
};

interface Terms {
  readonly rcv: string;
  readonly acv: string;
  readonly depreciation: string;
  /** Terms of others for the same thing, which we do not use. */
  readonly never: RegExp;
}

const TERMS: Readonly<Record<Language, Terms>> = {
  en: {
    rcv: 'Replacement cost',
    acv: 'Actual cash value',
    depreciation: 'Depreciation',
    never: /replacement value|market price|write-?off|wear reduction/i,
  },
  da: {
    rcv: 'Genanskaffelsespris',
    acv: 'Dagsværdi',
    depreciation: 'Værdiforringelse',
    never: /afskrivning|nyværdi|genanskaffelsesværdi|aldersfradrag/i,
  },
  sv: {
    rcv: 'Återanskaffningsvärde',
    acv: 'Dagsvärde',
    depreciation: 'Värdeminskning',
    never: /åldersavdrag|avskrivning|återanskaffningskostnad|nyvärde/i,
  },
  nb: {
    rcv: 'Gjenanskaffelsespris',
    acv: 'Dagsverdi',
    depreciation: 'Verdireduksjon',
    never: /aldersfradrag|avskrivning|gjenanskaffelsesverdi|nyverdi/i,
  },
  de: {
    rcv: 'Wiederbeschaffungswert',
    acv: 'Zeitwert',
    depreciation: 'Wertminderung',
    never: /abschreibung|neuwert|wertverlust|wiederbeschaffungspreis/i,
  },
  fi: {
    rcv: 'Jälleenhankinta-arvo',
    acv: 'Päivänarvo',
    depreciation: 'Arvonalennus',
    never: /ikävähenn|ikäpoisto|jälleenhankintahin/i,
  },
};

/** Words that the table of terms replaces, because nobody at an insurer uses them. */
const BANNED: Readonly<Record<Language, RegExp>> = {
  en: /\b(all the same|meanwhile|in charge|awaits?|is told|told (?:of|that|nothing)|called so|anew|waits for|goes on|set aside|handed in)\b/i,
  da: /\btjek|\bKontroller\b|\b(imens|i mellemtiden|afventer godkendelse|hedder sådan|venter på et produkt|intet af dit|står for ACV)\b/,
  sv: /\b(under tiden|väntar på godkännande|heter så|väntar på en produkt|inget av ditt|pinkod|för hand)\b/i,
  nb: /\b(sjekk|i mellomtiden|venter på godkjenning|heter det|venter på et produkt|ingenting av ditt|for hånd)\b/i,
  de: /\b(inzwischen|wartet auf Freigabe|heißt so|wartet auf ein Produkt|Anfragenprotokoll|Selbstbeteiligung|Warenkorb)\b/i,
  fi: /\b(sillä välin|odottaa (?:toisen henkilön )?hyväksyntää|sen niminen|odottaa tuotetta|alkuperätodiste)\b/i,
};

/** Keys whose texts are on buttons. */
const BUTTON =
  /^(save|retry|cancel|undo|close|submit|submitNext|create|edit|delete|remove|copy|add|send|sendAgain|publish|approve|refuse|keepFlag|markClean|restore|addNote|dropNote|setAnyway|deleteAnyway|takeTheirs|applyMine|rotate|revoke|invite|issue|reset|renew|lock|unlock|reopen|take|keep|test|redeliver|takeOver|leave|signOut|showPresent|loadTheirs|newDraft)$/;

/** The texts of buttons at any depth of the messages. */
const buttonsIn = (messages: object): string[] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return BUTTON.test(key) ? [value] : [];
    return typeof value === 'object' && value !== null ? buttonsIn(value) : [];
  });

const textsIn = (messages: unknown): string[] =>
  typeof messages === 'string'
    ? [messages]
    : typeof messages === 'object' && messages !== null
      ? Object.values(messages).flatMap(textsIn)
      : [];

describe.each(LANGUAGES)('the terms in %s', (language) => {
  const { rcv, acv, depreciation, never } = TERMS[language];
  const { sums } = reportMessages(language);

  it('are the same in the desk, the report and the steps', () => {
    const { cart } = messagesOf(language);
    for (const text of [cart.totalRcv, sums.rcv, SENTENCES[language]['base.line'] ?? ''])
      expect(text.toLowerCase()).toContain(rcv.toLowerCase());
    for (const text of [cart.totalAcv, sums.acv])
      expect(text.toLowerCase()).toContain(acv.toLowerCase());
    for (const text of [
      cart.totalDepreciation,
      sums.depreciation,
      SENTENCES[language]['depreciation'] ?? '',
    ])
      expect(text.startsWith(depreciation)).toBe(true);
    expect(depreciation.toLowerCase()).toContain(cart.columns.depreciation.toLowerCase());
  });

  it('for statuses are the same in the report', () => {
    expect(Object.values(messagesOf(language).cart.standardStatuses)).toEqual(
      Object.values(reportMessages(language).statuses),
    );
  });

  it('have no synonyms anywhere', async () => {
    const all = textsIn([
      messagesOf(language),
      settingsMessagesOf(language),
      await portalMessagesOf(language),
      reportMessages(language),
      SENTENCES[language],
    ]);
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((text) => never.test(text))).toEqual([]);
  });

  it('contain no word that the table replaces', async () => {
    const all = textsIn([
      messagesOf(language),
      settingsMessagesOf(language),
      await portalMessagesOf(language),
      reportMessages(language),
      SENTENCES[language],
      await loadReasons(language),
    ]);
    expect(all.filter((text) => BANNED[language].test(text))).toEqual([]);
  });
});

it('a button names its action in at most three words', () => {
  const buttons = buttonsIn({ ...messagesOf('en'), ...settingsMessagesOf('en') });
  expect(buttons.length).toBeGreaterThan(60);
  expect(
    buttons.filter(
      (text) =>
        text
          .replaceAll(/\{\w+\}/g, '')
          .trim()
          .split(/\s+/).length > 3,
    ),
  ).toEqual([]);
});
