import { ClaimsList } from '@/components/claims/claims-list';
import { titled } from '../../language';
import { requireSession } from '../session';

export const generateMetadata = titled((t) => t.claims.title);

interface ClaimsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ClaimsPage({ searchParams }: ClaimsPageProps) {
  await requireSession('/claims', await searchParams);
  return <ClaimsList />;
}
