import { notFound } from 'next/navigation';
import { Cart } from '@/components/cart/cart';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.cart.title);

interface ClaimPageProps {
  params: Promise<{ client_reference_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ClaimPage({ params, searchParams }: ClaimPageProps) {
  const claimId = Number((await params).client_reference_id);
  if (!Number.isSafeInteger(claimId) || claimId <= 0) notFound();
  await requireSession(`/claims/${claimId}`, await searchParams);
  return <Cart key={claimId} claimId={claimId} />;
}
