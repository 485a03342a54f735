import type { Transaction } from '@/lib/platform/database/tenant';
import { byId, type CategorySetting, isOwn } from './category-setting';

/** A category as a client has it. */
export interface ClientCategory {
  readonly id: number;
  readonly parentId: number | null;
  /** The name in the catalogue, or that of an own category. */
  readonly stored: string;
  readonly setting: CategorySetting | undefined;
}

/** The built-in categories and the client's own, by id. */
export async function readCategories(tx: Transaction, clientId: number): Promise<ClientCategory[]> {
  const standard = await tx.category.findMany({ orderBy: { id: 'asc' } });
  const settings = byId(
    await tx.$queryRaw<
      CategorySetting[]
    >`SELECT id, parent_id, name, names, is_hidden, valued_as_id FROM client_category WHERE client_id = ${clientId} ORDER BY id`,
  );
  const own = [...settings.values()].filter(({ id }) => isOwn(id));
  return [
    ...standard.map(({ id, parentId, name }) => ({
      id,
      parentId,
      stored: name,
      setting: settings.get(id),
    })),
    ...own.map((setting) => ({
      id: setting.id,
      parentId: setting.parent_id,
      stored: setting.name ?? '',
      setting,
    })),
  ];
}
