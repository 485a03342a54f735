import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '../api/call';
import { addressOf } from '../api/call';
import { newKey } from '../api/new-key';
import { sendForm } from '../api/send-form';
import { waitingKey } from '../cart/waiting-items';
import { reducedFromField, toSend } from '../photos/to-send';
import { forensicsKey } from '../verdicts/forensics';

const PATH = '/client_reference/{client_reference_id}/claimed_item/{row_id}/attachments';

/**
 * Adds the files to an item one by one, so that a refused file does not hold back the others.
 * Returns what was refused.
 */
export function useAddPhotos(claimId: number) {
  const cache = useQueryClient();
  return async (rowId: number, files: readonly File[]): Promise<readonly unknown[]> => {
    const refusals = await send(claimId, rowId, files);
    await Promise.all(
      [waitingKey(claimId), forensicsKey(claimId)].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
    return refusals;
  };
}

async function send(claimId: number, rowId: number, files: readonly File[]): Promise<unknown[]> {
  const refusals: unknown[] = [];
  for (const chosen of files)
    try {
      // What cannot be made smaller is sent as it is, so that the service says why it is refused.
      const prepared = await toSend(chosen);
      const { file, reducedFrom } =
        'kind' in prepared ? { file: chosen, reducedFrom: null } : prepared;
      await sendForm<Reply<`POST ${typeof PATH}`>>(
        addressOf(PATH, { client_reference_id: claimId, row_id: rowId }),
        {
          field: 'files',
          file,
          values: reducedFromField({ reducedFrom }),
          idempotencyKey: newKey(),
          onProgress: () => {},
        },
      );
    } catch (error) {
      refusals.push(error);
    }
  return refusals;
}
