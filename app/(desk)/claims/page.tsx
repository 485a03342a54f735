import type { Metadata } from 'next';
import { ClaimsList } from '@/components/claims/claims-list';
import { messagesOf } from '@/lib/i18n/messages';

export const metadata: Metadata = { title: messagesOf('en').claims.title };

export default function ClaimsPage() {
  return <ClaimsList />;
}
