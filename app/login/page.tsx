import { SignIn } from '@/components/login/sign-in';
import { returnPathOf } from '@/lib/client/session/return-path';
import { titled } from '../language';

export const generateMetadata = titled((t) => t.signIn.title);

interface LoginPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { callbackUrl, expired } = await searchParams;
  return (
    <SignIn returnPath={returnPathOf(single(callbackUrl))} isExpired={expired !== undefined} />
  );
}
