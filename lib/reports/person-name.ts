import type { ReportMessages } from '@/lib/i18n/report/en';
import type { Person } from './input';
import { isolated } from './paper/direction';

const SYSTEM: ReadonlySet<string> = new Set(['engine', 'engine upgrade', 'mail']);

export function personName(person: Person, messages: ReportMessages): string {
  if (person.startsWith('key:')) return messages.apiKey(person.slice('key:'.length));
  if (person.startsWith('policyholder:')) return messages.facts.policyholder;
  return SYSTEM.has(person) ? messages.system : isolated(person);
}
