import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';

const COUNTED_MAX = 10_000;

/** Throws Fault `wrong` if an own category is in use. Counts at most COUNTED_MAX items. */
export async function requireUnused(
  tx: Transaction,
  clientId: number,
  id: number,
  name: string,
): Promise<void> {
  const items = await tx.$queryRaw<unknown[]>`
    SELECT i.id FROM claimed_item i WHERE i.client_id = ${clientId}
      AND i.client_category_id = ${id} AND i.client_category_id >= 100000
    UNION SELECT a.row_id FROM appraisal a WHERE a.client_id = ${clientId}
      AND a.selected_client_category_id = ${id} AND a.selected_client_category_id >= 100000
    UNION SELECT a.row_id FROM appraisal a WHERE a.client_id = ${clientId}
      AND a.homepage_client_category_id = ${id} AND a.homepage_client_category_id >= 100000
    LIMIT ${COUNTED_MAX}`;
  if (items.length > 0)
    throw wrongValue('categories', 'category_in_use', { name, count: items.length });
  const [rules] = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM rule_set WHERE client_id = ${clientId} AND rules @>
      jsonb_build_object('rules', jsonb_build_array(
        jsonb_build_object('client_category_ids', jsonb_build_array(${id}::int))))
    ORDER BY id DESC LIMIT 1`;
  if (rules) throw wrongValue('categories', 'category_in_rules', { name, rules: rules.name });
}
