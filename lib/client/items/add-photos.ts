import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '../api/call';
import { addressOf } from '../api/call';
import { newKey } from '../api/new-key';
import { sendForm } from '../api/send-form';
import { waitingKey } from '../cart/waiting-items';
import type { Sides } from '../photos/picture-sides';
import { reducedFromField, toSend } from '../photos/to-send';
import { forensicsKey } from '../verdicts/forensics';

const PATH = '/client_reference/{client_reference_id}/claimed_item/{row_id}/attachments';

interface Added {
  /** Errors of the files that were refused. */
  readonly refusals: unknown[];
  /** Photos that were made smaller before, with their former size. */
  readonly reduced: { readonly fileName: string; readonly from: Sides }[];
}

/** Adds the files to an item one by one, so that a refused file does not hold back the others. */
export function useAddPhotos(claimId: number) {
  const cache = useQueryClient();
  return async (rowId: number, files: readonly File[]): Promise<Added> => {
    const added = await send(claimId, rowId, files);
    await Promise.all(
      [waitingKey(claimId), forensicsKey(claimId)].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    );
    return added;
  };
}

async function send(claimId: number, rowId: number, files: readonly File[]): Promise<Added> {
  const added: Added = { refusals: [], reduced: [] };
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
      if (reducedFrom) added.reduced.push({ fileName: file.name, from: reducedFrom });
    } catch (error) {
      added.refusals.push(error);
    }
  return added;
}
