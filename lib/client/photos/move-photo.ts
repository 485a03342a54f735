import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call';
import { refreshPhotos } from './refresh-photos';

interface Move {
  readonly row_id: number;
  readonly file_name: string;
  readonly to_row_id: number;
}

/** Answers the place and the name that the file has now. */
export function useMovePhoto(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ to_row_id, ...photo }: Move) =>
      call(
        'POST /client_reference/{client_reference_id}/claimed_item/{row_id}/attachments/{file_name}/move',
        { params: { client_reference_id: claimId, ...photo }, body: { to_row_id } },
      ),
    // Awaited, so that the new place has the file when it is shown.
    onSettled: () => refreshPhotos(cache, claimId),
  });
}
