import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call';
import { refreshPhotos } from './refresh-photos';

interface PhotoOfItem {
  readonly row_id: number;
  readonly file_name: string;
}

export function useDeletePhoto(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (photo: PhotoOfItem) =>
      call(
        'DELETE /client_reference/{client_reference_id}/claimed_item/{row_id}/attachments/{file_name}',
        { params: { client_reference_id: claimId, ...photo } },
      ),
    // Not awaited, so that another file is shown before this one disappears.
    onSettled: () => void refreshPhotos(cache, claimId),
  });
}
