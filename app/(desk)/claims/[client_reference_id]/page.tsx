import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Cart } from '@/components/cart/cart';
import { messagesOf } from '@/lib/i18n/messages';

export const metadata: Metadata = { title: messagesOf('en').cart.title };

interface ClaimPageProps {
  params: Promise<{ client_reference_id: string }>;
}

export default async function ClaimPage({ params }: ClaimPageProps) {
  const claimId = Number((await params).client_reference_id);
  if (!Number.isSafeInteger(claimId) || claimId <= 0) notFound();
  return <Cart key={claimId} claimId={claimId} />;
}
