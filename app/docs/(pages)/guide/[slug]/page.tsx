import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { findGuide, guideHtml } from '@/lib/docs/guide';

interface GuidePageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: GuidePageProps): Promise<Metadata> {
  return { title: findGuide((await params).slug)?.title ?? 'No such guide' };
}

export default async function GuidePage({ params }: GuidePageProps) {
  const guide = findGuide((await params).slug);
  if (!guide) notFound();
  return <div dangerouslySetInnerHTML={{ __html: await guideHtml(guide) }} />;
}
