export type SignInOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  | { readonly kind: 'broken' };

/** Loads next-auth when somebody signs in or out, so that it does not slow down the page. */
const nextAuth = () => import('next-auth/react');

export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  try {
    const { signIn } = await nextAuth();
    const answer = await signIn('credentials', { email, password, redirect: false });
    return outcomeOf(answer?.error ?? null, answer?.ok ?? false);
  } catch {
    return { kind: 'broken' };
  }
}

/** `TooManyAttempts:<seconds>` is the server's error for a sign-in that is locked for a while. */
export function outcomeOf(error: string | null, isOk: boolean): SignInOutcome {
  if (error === null) return isOk ? { kind: 'done' } : { kind: 'broken' };
  const [, seconds] = /^TooManyAttempts:(\d+)$/.exec(error) ?? [];
  if (seconds !== undefined) return { kind: 'locked', retryAfterSeconds: Number(seconds) };
  return error === 'CredentialsSignin' ? { kind: 'refused' } : { kind: 'broken' };
}

export async function leave(): Promise<void> {
  const { signOut } = await nextAuth();
  await signOut({ callbackUrl: '/login' });
}
