import type { Handed, Invitation, User } from '@/lib/client/settings/people';

/** The open dialog of the users page. */
export type Action =
  | { readonly kind: 'invite' }
  | {
      readonly kind: 'link';
      readonly isReset: boolean;
      readonly handed: Handed;
      readonly person: { readonly name: string; readonly email: string };
    }
  | { readonly kind: 'role' | 'disable' | 'reset'; readonly user: User }
  | { readonly kind: 'revoke'; readonly invitation: Invitation };
