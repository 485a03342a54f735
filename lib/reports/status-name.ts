import type { ReportWords } from '@/lib/i18n/report/en';
import type { ReportStatus } from './input';

export function statusName({ id, name, isOwnName }: ReportStatus, words: ReportWords): string {
  const names: Readonly<Record<number, string>> = words.statuses;
  return isOwnName ? name : (names[id] ?? name);
}
