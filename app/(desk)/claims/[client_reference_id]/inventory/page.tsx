import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { InventoryPage } from '@/components/inventory/inventory-page';
import { messagesOf } from '@/lib/i18n/messages';
import { requireSession } from '../../../session';

export const metadata: Metadata = { title: messagesOf('en').inventory.title };

interface InventoryPageProps {
  params: Promise<{ client_reference_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ params, searchParams }: InventoryPageProps) {
  const claimId = Number((await params).client_reference_id);
  if (!Number.isSafeInteger(claimId) || claimId <= 0) notFound();
  await requireSession(`/claims/${claimId}/inventory`, await searchParams);
  return <InventoryPage key={claimId} claimId={claimId} />;
}
