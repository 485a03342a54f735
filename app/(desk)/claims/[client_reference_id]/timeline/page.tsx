import { notFound } from 'next/navigation';
import { TimelinePage } from '@/components/timeline/timeline-page';
import { titled } from '../../../../language';
import { requireSession } from '../../../session';

export const generateMetadata = titled((t) => t.timeline.title);

interface TimelinePageProps {
  params: Promise<{ client_reference_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ params, searchParams }: TimelinePageProps) {
  const claimId = Number((await params).client_reference_id);
  if (!Number.isSafeInteger(claimId) || claimId <= 0) notFound();
  await requireSession(`/claims/${claimId}/timeline`, await searchParams);
  return <TimelinePage key={claimId} claimId={claimId} />;
}
