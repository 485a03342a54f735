import { currentEffect, inOneEffect } from './effect';
import { withClients } from './tenant';

/** All that `run` does is one transaction. A request with an Idempotency-Key has one already. */
export const inOneTransaction = <T>(clientId: number, run: () => Promise<T>): Promise<T> =>
  currentEffect()
    ? run()
    : inOneEffect(
        {
          begin: (work) => withClients([clientId], work),
          open: async () => {},
          close: async () => {},
        },
        run,
      );
