import type { Language } from '@/lib/shared/languages';
import type { PortalMessages } from './portal/en';

const loaders: Readonly<Record<Language, () => Promise<PortalMessages>>> = {
  en: async () => (await import('./portal/en')).en,
  da: async () => (await import('./portal/da')).da,
  sv: async () => (await import('./portal/sv')).sv,
  nb: async () => (await import('./portal/nb')).nb,
  de: async () => (await import('./portal/de')).de,
  fi: async () => (await import('./portal/fi')).fi,
};

/** Loads one language. Rejects if its file cannot be fetched. */
export const portalMessagesOf = (language: Language): Promise<PortalMessages> =>
  loaders[language]();
