import type { Transaction } from '@/lib/platform/database/tenant';
import { minor, parseAmount, type Minor } from '@/lib/shared/money';
import { withPartialDate } from '@/lib/shared/purchase';
import type { AuditLine, Change, ReportStatus } from '../input';
import { PAGE_ROWS } from './pages';
import type { People } from './people';

interface Claim {
  readonly clientId: number;
  readonly id: number;
}

type Data = Readonly<Record<string, unknown>>;

interface Happened {
  readonly at: Date;
  readonly actor: string;
  readonly type: string;
  readonly data: Data;
}

interface Trail {
  /** Oldest first, with actors as recorded. */
  readonly events: readonly Happened[];
  readonly names: ReadonlyMap<number, string>;
  /** The first appraisal of each claimed item. */
  readonly appraisalOfRow: ReadonlyMap<number, number>;
  readonly statuses: ReadonlyMap<number, ReportStatus>;
}

export const NO_TRAIL: Trail = {
  events: [],
  names: new Map(),
  appraisalOfRow: new Map(),
  statuses: new Map(),
};

/** Reads the events of a claim and the names of its appraisals and statuses. */
export async function selectTrail(tx: Transaction, { clientId, id }: Claim): Promise<Trail> {
  const appraisals = await tx.appraisal.findMany({
    where: { clientId, clientReferenceId: id },
    orderBy: { id: 'desc' },
    select: { id: true, rowId: true, cpNameCart: true },
  });
  const own = new Map(
    (await tx.clientAppraisalStatus.findMany({ where: { clientId } })).map(
      ({ appraisalStatusId, name }) => [appraisalStatusId, name],
    ),
  );
  const statuses = await tx.appraisalStatus.findMany();
  return {
    events: await selectEvents(tx, { clientId, id }),
    names: new Map(appraisals.map((row) => [row.id, row.cpNameCart])),
    appraisalOfRow: new Map(appraisals.map((row) => [row.rowId, row.id])),
    statuses: new Map(
      statuses.map((status) => [
        status.id,
        {
          id: status.id,
          name: own.get(status.id) ?? status.name,
          isOwnName: Boolean(own.get(status.id)),
        },
      ]),
    ),
  };
}

async function selectEvents(tx: Transaction, { clientId, id }: Claim): Promise<Happened[]> {
  const events: Happened[] = [];
  for (let page = PAGE_ROWS, after = 0; page === PAGE_ROWS;) {
    const rows = await tx.auditEvent.findMany({
      where: { clientId, clientReferenceId: id, sequence: { gt: after } },
      orderBy: { sequence: 'asc' },
      take: PAGE_ROWS,
    });
    for (const { type, payload, createTime } of rows) {
      const { actor, data } = JSON.parse(payload) as { actor: string; data: Data };
      events.push({ at: createTime, actor, type, data });
    }
    [page, after] = [rows.length, rows.at(-1)?.sequence ?? after];
  }
  return events;
}

export function auditLines(trail: Trail, people: People): AuditLine[] {
  return trail.events.map(({ at, actor, type, data }) => ({
    at,
    actor: people.nameOf(actor),
    type,
    about: aboutOf(data, trail),
    files: filesOf(data),
    amount: amountOf(data),
    status:
      type === 'appraisal.status_changed'
        ? { from: statusOf(data['from'], trail), to: statusOf(data['to'], trail) }
        : null,
    changes: changesOf(data),
    note:
      [data['reason'], data['note']].find(
        (text): text is string => typeof text === 'string' && text !== '',
      ) ?? null,
  }));
}

const numberIn = (data: Data, name: string): number | null =>
  typeof data[name] === 'number' ? data[name] : null;

/** The appraisal that the event names, or the first one of its item. */
function aboutOf(data: Data, { names, appraisalOfRow }: Trail): AuditLine['about'] {
  const appraisalId =
    numberIn(data, 'appraisal_id') ?? appraisalOfRow.get(numberIn(data, 'row_id') ?? 0) ?? null;
  return appraisalId === null ? null : { appraisalId, name: names.get(appraisalId) ?? null };
}

const statusOf = (id: unknown, { statuses }: Trail): ReportStatus | null =>
  typeof id === 'number' ? (statuses.get(id) ?? null) : null;

function filesOf(data: Data): string[] {
  if (typeof data['file_name'] === 'string') return [data['file_name']];
  const names = data['file_names'];
  return Array.isArray(names) ? names.map(String) : [];
}

const objectIn = (data: Data, name: string): Data | null => {
  const value = data[name];
  return typeof value === 'object' && value !== null ? (value as Data) : null;
};

/** The ACV that was set, requested, decided or deleted, or the price of a created appraisal. */
function amountOf(data: Data): Minor | null {
  const { actual_cash_value: settled, replacement_cost_value: stated } = {
    ...objectIn(data, 'deleted'),
    ...data,
  };
  const amount = typeof settled === 'number' ? settled : stated;
  return typeof amount === 'number' ? (parseAmount(amount) ?? minor(0)) : null;
}

/** The fields that an event changed, or the changes that made an ACV outdated. */
function changesOf(data: Data): Change[] {
  const { outdated } = data;
  if (Array.isArray(outdated)) return outdated as Change[];
  const [changes, previous] = [objectIn(data, 'changes'), objectIn(data, 'previous')];
  if (changes === null || previous === null) return [];
  const before = withPartialDate(previous);
  return Object.entries(withPartialDate(changes)).map(([field, is]) => ({
    field,
    was: nameIn(before[field]),
    is: nameIn(is),
  }));
}

/** The name of an assignee. */
const nameIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
