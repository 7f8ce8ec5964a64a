import pg from "pg";

/** Which feature owns a table: the one whose queries file alone writes it. */
export type TableOwner = { readonly table: string; readonly owner: string | undefined };

/**
 * Reads the owner of every table of schema public from its comment `owner: feature`, in the order of the names;
 * a table without such a comment has the owner undefined.
 */
export async function readTableOwners(url: string): Promise<TableOwner[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string; comment: string | null }>(
      `select relname as table, obj_description(oid, 'pg_class') as comment from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       order by relname collate "C"`,
    );
    return rows.map(({ table, comment }) => ({
      table,
      owner: /\bowner: ([a-z-]+)/.exec(comment ?? "")?.[1],
    }));
  } finally {
    await client.end();
  }
}
