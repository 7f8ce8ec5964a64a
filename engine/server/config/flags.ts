import type { Database } from "../data/client.ts";

/** Switches that an operator may turn while Santha runs; the value here holds until somebody does. */
export const flagDefaults = {
  /** New orders; off answers 503 on placing, everything else goes on. */
  "orders-open": true,
} as const satisfies Record<string, boolean>;
export type FlagName = keyof typeof flagDefaults;

export interface Flags {
  isOn(name: FlagName): boolean;
  /** Reads the table again; called at start and when another process tells that a flag was turned. */
  reload(): Promise<void>;
}

export function databaseFlags(database: Database): Flags {
  let turned = new Map<string, boolean>();
  return {
    isOn: (name) => turned.get(name) ?? flagDefaults[name],
    async reload() {
      const rows = await database.selectFrom("feature_flags").select(["name", "is_on"]).execute();
      turned = new Map(rows.map((row) => [row.name, row.is_on]));
    },
  };
}

/** Turns a flag for good; listeners on the channel `flags` reload. */
export async function turnFlag(
  database: Database,
  turn: { name: FlagName; isOn: boolean; at: Date; by: number | null },
): Promise<void> {
  await database
    .insertInto("feature_flags")
    .values({ name: turn.name, is_on: turn.isOn, changed_at: turn.at, changed_by: turn.by })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ is_on: turn.isOn, changed_at: turn.at, changed_by: turn.by }),
    )
    .execute();
}
