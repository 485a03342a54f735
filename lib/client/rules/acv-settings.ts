import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';

/** Above which amount an ACV entered by hand needs a second person. */
export const useAcvSettings = () =>
  useQuery({
    queryKey: ['acv-settings'],
    queryFn: ({ signal }) => call('GET /acv_settings', { signal }),
  });
