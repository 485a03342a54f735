import { recordForClients } from '@/lib/events/record-for-clients';
import { database, showClients } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { isCurrency } from '@/lib/shared/currencies';
import { isLanguage, LANGUAGES } from '@/lib/shared/languages';
import { findClient } from './find-client';

const NAME_LENGTH_MAX = 255;

interface Defaults {
  readonly currency: string;
  readonly language: string;
}

/**
 * Finds a client by its id or name, or creates one of that name with the given currency and
 * language. Throws `not_found` for an unknown id and `wrong` for invalid values.
 */
export async function findOrCreateClient(
  named: string,
  defaults: Defaults,
): Promise<{ id: number; name: string; isNew: boolean }> {
  const found = await findClient(named);
  return found ? { ...found, isNew: false } : { ...(await create(named, defaults)), isNew: true };
}

async function create(
  name: string,
  { currency, language }: Defaults,
): Promise<{ id: number; name: string }> {
  if (name.trim() === '' || name.length > NAME_LENGTH_MAX)
    throw wrongValue('client', 'client_name_length', { count: NAME_LENGTH_MAX });
  if (!isCurrency(currency))
    throw wrongValue('currency', 'client_currency_unknown', { value: currency });
  if (!isLanguage(language))
    throw wrongValue('language', 'client_language_unknown', {
      value: language,
      values: LANGUAGES.join(', '),
    });
  return database().$transaction(async (tx) => {
    const { id } = await tx.client.create({ data: { name, currency, language } });
    await showClients(tx, [id]);
    await recordForClients(tx, {
      clientIds: [id],
      type: 'client.created',
      actor: 'operator',
      data: { name, currency, language },
    });
    return { id, name };
  });
}
