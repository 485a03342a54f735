import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { fromDateString } from '@/lib/shared/dates';
import type { Run } from './run';

/** Represents the command line, which belongs to no client; no client has this id. */
export const COMMAND_LINE = 0;

interface Given {
  readonly fileName: string;
  readonly fileBytes: number;
  readonly shopName: string | null;
  readonly currency: string | null;
  readonly dryRun: boolean;
  readonly day: string;
}

/**
 * Records a run of the command line. Workers ignore it, because the command reads the feed itself.
 */
export const beginRun = ({ day, ...given }: Given): Promise<Run> =>
  withClient(COMMAND_LINE, (tx) =>
    tx.priceImport.create({
      data: {
        clientId: COMMAND_LINE,
        ...given,
        priceDate: fromDateString(day),
        status: 'running',
        requestedBy: 'command line',
        createTime: now(),
      },
    }),
  );
