import { problemOf } from '@/lib/shared/reasons';
import { newPin, PIN_ATTEMPTS_MAX } from '@/lib/identity/portal-token';
import { now } from '@/lib/platform/clock';
import { seal } from '@/lib/platform/seal';
import { Fault } from '@/lib/shared/fault';
import { isLanguage, type Language } from '@/lib/shared/languages';

export const EXPIRES_IN_DAYS = 30;
const DAY_MS = 86_400_000;

export const expiryIn = (days: number): Date => new Date(now().getTime() + days * DAY_MS);

/** The first candidate that is a supported language, else English. */
export const languageOf = (...wished: readonly (string | null | undefined)[]): Language =>
  wished.find(
    (language): language is Language => typeof language === 'string' && isLanguage(language),
  ) ?? 'en';

/**
 * Columns to set, generate or (null) remove a PIN; none if the request mentions no PIN. A new PIN
 * has all its attempts. Throws `wrong` if the PIN is both given and generated.
 */
export function pinColumns({
  access_pin,
  generate_pin,
}: {
  access_pin?: string | null | undefined;
  generate_pin?: boolean | null | undefined;
}) {
  if (generate_pin && access_pin)
    throw new Fault('wrong', problemOf('access_pin', 'pin_given_and_generated'));
  const pin = generate_pin ? newPin() : access_pin;
  return pin === undefined
    ? {}
    : { pinSealed: pin === null ? null : seal(pin), pinTriesLeft: PIN_ATTEMPTS_MAX };
}
