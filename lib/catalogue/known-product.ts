/** SQL expressions. */
interface Expressions {
  readonly clientId: string;
  readonly claimId: string;
  readonly pid: string;
}

/**
 * A query for the `name`, `number` and `category_id` of a product of the catalogue or of one that
 * is private to an item of the claim; no row for one of another claim or client.
 */
export const knownProduct = ({ clientId, claimId, pid }: Expressions): string => `
  SELECT p.name, p.number, f.category_id FROM product p
    JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid
  WHERE p.pid = ${pid}
  UNION ALL
  SELECT own.name, own.number, own.category_id FROM own_product own
    JOIN claimed_item item ON item.client_id = own.client_id AND item.id = own.row_id
  WHERE own.client_id = ${clientId} AND own.pid = ${pid}
    AND item.client_reference_id = ${claimId}`;
