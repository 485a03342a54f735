import { PriceImports } from '@/components/price-imports/price-imports';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.settings.imports);

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PriceImportsPage({ searchParams }: PageProps) {
  await requireSession('/settings/price-imports', await searchParams);
  return <PriceImports />;
}
