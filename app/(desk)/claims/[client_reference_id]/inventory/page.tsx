import { notFound } from 'next/navigation';
import { DraftMessagesProvider } from '@/components/inventory/draft-messages';
import { InventoryPage } from '@/components/inventory/inventory-page';
import { inventoryMessagesOf } from '@/lib/i18n/messages';
import { pageLanguage, titled } from '../../../../language';
import { requireSession } from '../../../session';

export const generateMetadata = titled((t) => t.inventory.title);

interface InventoryPageProps {
  params: Promise<{ client_reference_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ params, searchParams }: InventoryPageProps) {
  const claimId = Number((await params).client_reference_id);
  if (!Number.isSafeInteger(claimId) || claimId <= 0) notFound();
  await requireSession(`/claims/${claimId}/inventory`, await searchParams);
  return (
    <DraftMessagesProvider messages={inventoryMessagesOf(await pageLanguage())}>
      <InventoryPage key={claimId} claimId={claimId} />
    </DraftMessagesProvider>
  );
}
