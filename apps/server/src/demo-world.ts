import type { Database } from "@santha/database/client";

/** Restores the packed demo world into an empty database, once. */
export async function ensureDemoWorld(_database: Database, _say: (line: string) => void): Promise<void> {}
