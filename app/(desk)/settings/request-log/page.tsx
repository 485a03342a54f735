import { RequestLogPage } from '@/components/request-log/request-log-page';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.settings.requestLog);

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: PageProps) {
  await requireSession('/settings/request-log', await searchParams);
  return <RequestLogPage />;
}
