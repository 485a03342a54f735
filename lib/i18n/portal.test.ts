import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { portalMessagesOf } from './portal';

/** Flattens messages to a map such as `action.save` → text. */
function flat(messages: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...flat(value as object, `${path}${key}.`)],
    ),
  );
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
/** Keys whose text is the same in two languages. */
const SHARED =
  /^(pin\.label|item\.pieces\.\w+|answer\.changed|submit\.sending|form\.notes|action\.\w+|saving\.\w+|conditions\.c1|page\.language|upload\.(?:done|title)|item\.age)$/;

describe.each(LANGUAGES)('the messages of the portal in %s', (language) => {
  it('have every English message, none empty, with the same placeholders', async () => {
    const [english, messages] = [
      flat(await portalMessagesOf('en')),
      flat(await portalMessagesOf(language)),
    ];
    expect([...messages.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of messages) {
      expect(text.trim(), key).not.toBe('');
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''));
      if (language !== 'en' && !SHARED.test(key)) expect(text, key).not.toBe(english.get(key));
    }
  });

  it('do not mention the examination of pictures', async () => {
    for (const [key, text] of flat(await portalMessagesOf(language))) {
      expect(text, key).not.toMatch(
        /forensi|verdict|flag|manipul|fraud|betrug|svindel|bedräg|bedrag|petos|väärenn|forfalsk|förfalsk|fälsch|verdächt|mistanke|misstanke|epäil|suspic|analys/i,
      );
    }
  });
});
