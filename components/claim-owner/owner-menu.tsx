'use client';
import { ChevronDown, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useAccess } from '@/lib/client/session/access';
import { readOwner, useClaimHandlers, useSetOwner } from '@/lib/client/claims/claim-owner';
import { isEditConflict } from '@/lib/client/cart/revisions';
import { toast } from '@/lib/client/shell/toasts';
import type { ClientReference } from '@/lib/contract/claims';
import { fill } from '@/lib/shared/fill';
import { Menu } from '../ui/menu';
import type { MenuEntry } from '../ui/menu-entry';
import { useTranslation } from '../translation';

type Claim = Pick<
  ClientReference,
  'client_reference_id' | 'client_reference' | 'owner' | 'owner_id'
>;

interface OwnerMenuProps {
  claim: Claim;
  /**
   * In the header the button has a visible label and is listed in the command menu. In a table
   * column the column head is its label.
   */
  place: 'header' | 'column';
}

/** Shows the assignee of a claim; the menu assigns the claim to the user or to somebody else. */
export function OwnerMenu({ claim, place }: OwnerMenuProps) {
  const { t } = useTranslation();
  const { claimOwner: messages } = t;
  const name = claim.owner ?? messages.nobody;
  const isHeader = place === 'header';
  return (
    <Menu
      trigger={
        <button
          type="button"
          {...(isHeader
            ? { 'data-command': messages.command }
            : { 'aria-label': fill(messages.menu, { claim: claim.client_reference, name }) })}
          className={`inline-flex max-w-full min-w-0 items-center gap-1 rounded-sm hover:bg-sunken hover:text-ink ${isHeader ? 'text-ink-2' : 'relative min-h-6 text-left -outline-offset-2'}`}
        >
          <span className="truncate">{isHeader ? fill(messages.label, { name }) : name}</span>
          <ChevronDown aria-hidden size={12} className="shrink-0" />
        </button>
      }
      entries={useEntries(claim)}
    />
  );
}

function useEntries(claim: Claim): readonly MenuEntry[] {
  const { t } = useTranslation();
  const { claimOwner: messages } = t;
  const give = useGive(claim);
  const role = useAccess()?.client?.role;
  const { data: handlers = [] } = useClaimHandlers();
  const isMine = handlers.some(({ user_id: id, is_me: isMe }) => isMe && id === claim.owner_id);
  const mayGive = role === 'lead' || role === 'admin';
  const takeOver: MenuEntry = {
    kind: 'item',
    text: messages.takeOver,
    icon: <UserRoundCheck aria-hidden size={16} />,
    onSelect: () => give('me'),
  };
  const leave: MenuEntry = {
    kind: 'item',
    text: messages.leave,
    icon: <UserRoundX aria-hidden size={16} />,
    onSelect: () => give(null),
  };
  const options = handlers.map(({ user_id: id, name }) => ({ value: String(id), label: name }));
  const choice: MenuEntry = {
    kind: 'choice',
    value: claim.owner_id === null ? null : String(claim.owner_id),
    options,
    onChoose: (value) => give(Number(value)),
  };
  return [
    ...(isMine ? [] : [takeOver]),
    ...(claim.owner_id !== null && (isMine || mayGive) ? [leave] : []),
    ...(mayGive && options.length > 0
      ? [{ kind: 'line' } as const, { kind: 'label', text: messages.giveTo } as const, choice]
      : []),
  ];
}

/**
 * Assigns the claim and reports the result. If somebody else assigned it meanwhile, their change
 * stays and the message says so.
 */
function useGive(claim: Claim): (userId: number | 'me' | null) => void {
  const { t } = useTranslation();
  const { claimOwner: messages } = t;
  const { mutate } = useSetOwner(claim);
  const about = { claim: claim.client_reference };
  const nameOf = (owner: string | null) => owner ?? messages.nobody;
  async function showRefusal(error: Error): Promise<void> {
    if (!isEditConflict(error))
      return toast.error(fill(messages.failed, about), { description: error.message });
    const owner = await readOwner(claim.client_reference_id);
    toast.error(fill(messages.late, { ...about, name: nameOf(owner) }));
  }
  return (userId) =>
    mutate(userId, {
      onSuccess: ({ owner }) =>
        toast.success(
          userId === 'me'
            ? fill(messages.taken, about)
            : fill(owner === null ? messages.left : messages.given, {
                ...about,
                name: nameOf(owner),
              }),
        ),
      onError: (error) => void showRefusal(error),
    });
}
