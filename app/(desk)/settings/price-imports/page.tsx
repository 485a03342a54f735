import type { Metadata } from 'next';
import { PriceImports } from '@/components/price-imports/price-imports';
import { settingsMessagesOf } from '@/lib/i18n/settings-messages';
import { requireSession } from '../../session';

export const metadata: Metadata = { title: settingsMessagesOf('en').settings.imports };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PriceImportsPage({ searchParams }: PageProps) {
  await requireSession('/settings/price-imports', await searchParams);
  return <PriceImports />;
}
