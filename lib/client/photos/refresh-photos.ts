import type { QueryClient } from '@tanstack/react-query';
import { CLAIMS_KEY } from '../api/query-keys';
import { cartKey } from '../cart/cart-pages';
import { waitingKey } from '../cart/waiting-items';
import { forensicsKey } from '../verdicts/forensics';

/** Reloads all that shows the files of a claim. */
export const refreshPhotos = (cache: QueryClient, claimId: number) =>
  Promise.all(
    [cartKey(claimId), waitingKey(claimId), forensicsKey(claimId), CLAIMS_KEY].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  );
