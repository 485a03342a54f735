import { notFound } from 'next/navigation';
import { SheetPage } from '@/components/sheet/sheet';
import { SheetMessagesProvider } from '@/components/sheet/sheet-messages';
import { sheetMessagesOf } from '@/lib/i18n/messages';
import { pageLanguage, titled } from '../../../../language';
import { requireSession } from '../../../session';

export const generateMetadata = titled((t) => t.cart.sheet);

interface PageProps {
  params: Promise<{ client_reference_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ params, searchParams }: PageProps) {
  const claimId = Number((await params).client_reference_id);
  if (!Number.isSafeInteger(claimId) || claimId <= 0) notFound();
  await requireSession(`/claims/${claimId}/sheet`, await searchParams);
  return (
    <SheetMessagesProvider messages={sheetMessagesOf(await pageLanguage())}>
      <SheetPage key={claimId} claimId={claimId} />
    </SheetMessagesProvider>
  );
}
