import type { ReportWords } from '@/lib/i18n/report/en';
import type { Person } from './input';
import { isolated } from './paper/direction';

export function personName(person: Person, words: ReportWords): string {
  if (person.startsWith('key:')) return words.apiKey(person.slice('key:'.length));
  if (person.startsWith('policyholder:')) return words.facts.policyholder;
  return person === 'engine' || person === 'mail' ? words.system : isolated(person);
}
