import type { Reader } from "#engine/server/data/client.ts";

/** GST on a service by its heading on a day `yyyy-mm-dd`, in basis points; 0 before there was any. */
export async function findServiceRate(reader: Reader, sac: string, day: string): Promise<number> {
  const row = await reader
    .selectFrom("service_rates")
    .select("rate_in_basis_points")
    .where("sac", "=", sac)
    .where("valid_from", "<=", day)
    .orderBy("valid_from", "desc")
    .executeTakeFirst();
  return row?.rate_in_basis_points ?? 0;
}
