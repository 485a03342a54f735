import { notFound } from 'next/navigation';
import { EndpointPage } from '@/components/webhooks/endpoint-page';
import { titled } from '../../../../language';
import { requireSession } from '../../../session';

export const generateMetadata = titled((t) => t.settings.webhooks);

interface PageProps {
  params: Promise<{ webhook_endpoint_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ params, searchParams }: PageProps) {
  const endpointId = Number((await params).webhook_endpoint_id);
  if (!Number.isSafeInteger(endpointId) || endpointId <= 0) notFound();
  await requireSession(`/settings/webhooks/${endpointId}`, await searchParams);
  return <EndpointPage key={endpointId} endpointId={endpointId} />;
}
