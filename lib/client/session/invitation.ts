/** The link's own door: no session and no client belong to it. */
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

/** Without a password it is looked at, with one it is taken. `broken`: no answer came, and nothing may have happened. */
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
