import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAttempt } from '../api/attempt';
import { call, type Reply } from '../api/call';
import { useOneAtATime } from '../api/one-at-a-time';

export type User = Reply<'GET /users'>['users'][number];
export type Invitation = Reply<'GET /invitations'>['invitations'][number];
export type Role = User['role'];
export const ROLES: readonly Role[] = ['handler', 'lead', 'admin'];

/** The link to hand to a person; it is shown only once. */
export interface Handed {
  readonly link: string;
  readonly expire_time: string;
  /** The address that the link is being e-mailed to; null if it is not. */
  readonly mail_to: string | null;
}

const PAGE_SIZE = 100;
const USERS = ['users'] as const;
const INVITATIONS = ['invitations'] as const;

/** All users of the client, by name, read page by page. */
export function useUsers() {
  const { data, error, hasNextPage, isFetching, isError, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: USERS,
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        call('GET /users', {
          query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      getNextPageParam: ({ metadata }) => metadata.next_cursor ?? undefined,
    });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const users = data?.pages
    .flatMap((page) => page.users)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return { users, error, refetch };
}

/** The open invitations, newest first. */
export function useInvitations() {
  const { data, error, hasNextPage, isFetching, isError, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: INVITATIONS,
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        call('GET /invitations', {
          query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      getNextPageParam: ({ metadata }) => metadata.next_cursor ?? undefined,
    });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { invitations: data?.pages.flatMap((page) => page.invitations), error, refetch };
}

interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

/**
 * Reloads users and invitations, also after a refusal, to show what somebody else has changed
 * meanwhile.
 */
function useReread() {
  const cache = useQueryClient();
  return () =>
    Promise.all([USERS, INVITATIONS].map((queryKey) => cache.invalidateQueries({ queryKey })));
}

export function useInvite() {
  const reread = useReread();
  return useAttempt(
    (body: NewPerson, idempotencyKey) => call('POST /invitations', { body, idempotencyKey }),
    reread,
  );
}

export function useRenewInvitation(id: number) {
  const reread = useReread();
  return useAttempt(
    (body: object, idempotencyKey) =>
      call('POST /invitations/{invitation_id}/renew', {
        params: { invitation_id: id },
        body,
        idempotencyKey,
      }),
    reread,
  );
}

export function useRevokeInvitation(id: number) {
  const reread = useReread();
  return useMutation({
    mutationFn: useOneAtATime(() =>
      call('DELETE /invitations/{invitation_id}', { params: { invitation_id: id } }),
    ),
    onSettled: reread,
  });
}

export function useResetLink(id: number) {
  return useAttempt(
    (body: object, idempotencyKey) =>
      call('POST /users/{user_id}/reset_link', { params: { user_id: id }, body, idempotencyKey }),
    () => undefined,
  );
}

/**
 * Sends the revision that is on the screen, so that of two people who change the same user the
 * second is refused.
 */
export function useUpdateUser({ user_id: id, revision }: User) {
  const reread = useReread();
  return useMutation({
    mutationFn: useOneAtATime((body: { role?: Role; enabled?: boolean }) =>
      call('PATCH /users/{user_id}', { params: { user_id: id }, body: { ...body, revision } }),
    ),
    onSettled: reread,
  });
}
