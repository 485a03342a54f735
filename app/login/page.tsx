import type { Metadata } from 'next';
import { SignIn } from '@/components/login/sign-in';
import { returnPathOf } from '@/lib/client/return-path';
import { messagesOf } from '@/lib/i18n/messages';

export const metadata: Metadata = { title: messagesOf('en').signIn.title };

interface LoginPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { callbackUrl, expired } = await searchParams;
  return <SignIn returnPath={returnPathOf(single(callbackUrl))} isExpired={expired !== undefined} />;
}
