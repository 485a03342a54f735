/** The state of an invitation or reset link. Its endpoint needs no session and no client. */
export type Link =
  | {
      readonly state: 'open';
      readonly kind: 'join' | 'reset';
      readonly email: string;
      readonly name: string;
      readonly client: string;
    }
  | {
      readonly state:
        | 'unknown'
        | 'used'
        | 'revoked'
        | 'expired'
        | 'short'
        | 'long'
        | 'other_password'
        | 'again'
        | 'broken';
    }
  | { readonly state: 'too_many'; readonly retry_after_seconds: number }
  | { readonly state: 'done'; readonly email: string };

/**
 * Checks a link; with a password, accepts it. `broken`: no response arrived, and perhaps nothing
 * has happened.
 */
export async function openLink(token: string, password?: string): Promise<Link> {
  try {
    const response = await fetch('/invitation/link', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password }),
    });
    return (await response.json()) as Link;
  } catch {
    return { state: 'broken' };
  }
}
