import { queryClient } from "#engine/web/data/query-client.ts";
import { knownSession } from "#engine/web/data/session.ts";
import { profileQuery } from "./api.ts";

export async function readAhead(): Promise<void> {
  const session = knownSession();
  if (session) await queryClient.prefetchQuery(profileQuery(session.profileKey));
}
