import type { ReportMessages } from '@/lib/i18n/report/en';
import type { ReportStatus } from './input';

export function statusName(
  { id, name, isOwnName }: ReportStatus,
  messages: ReportMessages,
): string {
  const names: Readonly<Record<number, string>> = messages.statuses;
  return isOwnName ? name : (names[id] ?? name);
}
