import type { Metadata } from 'next';
import { ClaimsList } from '@/components/claims/claims-list';
import { messagesOf } from '@/lib/i18n/messages';
import { requireSession } from '../session';

export const metadata: Metadata = { title: messagesOf('en').claims.title };

interface ClaimsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ClaimsPage({ searchParams }: ClaimsPageProps) {
  await requireSession('/claims', await searchParams);
  return <ClaimsList />;
}
