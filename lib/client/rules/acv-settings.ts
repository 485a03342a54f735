import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';

/** Reads the amount above which an ACV entered by hand needs a second person. */
export const useAcvSettings = () =>
  useQuery({
    queryKey: ['acv-settings'],
    queryFn: ({ signal }) => call('GET /acv_settings', { signal }),
  });
