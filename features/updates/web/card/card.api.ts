import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { request } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import type { MarkKind, Update } from "../../contract/update.ts";
import type { markUpdate } from "../../contract/updates.ts";

/** Sets or takes a mark, without the contract's checks since it comes with the home stream; shown at once, and put back where it was refused. Throws what `call` throws. */
export async function setMark(update: Update, kind: MarkKind, isSet: boolean): Promise<void> {
  const { shareId, isUseful, isSaved, usefulCount } = update;
  if (kind === "useful")
    changeShown(shareId, { isUseful: isSet, usefulCount: usefulCount + (isSet ? 1 : -1) });
  if (kind === "saved") changeShown(shareId, { isSaved: isSet });
  try {
    const path = `/v2/updates/${shareId}/marks/${kind}`;
    const answer = await request<AnswerOf<typeof markUpdate>>({ method: "PUT", path, body: { isSet } });
    if (kind === "hidden") changeShown(shareId, null);
    else changeShown(shareId, { usefulCount: answer.usefulCount });
    if (kind === "saved")
      await queryClient.invalidateQueries({ queryKey: ["updates", "list", "saved"], refetchType: "none" });
  } catch (error) {
    changeShown(shareId, kind === "useful" ? { isUseful, usefulCount } : { isSaved });
    throw error;
  }
}

/** Changes an update wherever it is shown, in the home stream too; null takes it out. */
export function changeShown(shareId: string, change: Partial<Update> | null): void {
  for (const key of ["updates", "feed"])
    queryClient.setQueriesData({ queryKey: [key] }, (data: unknown) => changedIn(data, shareId, change));
}

interface Found {
  readonly shareId?: unknown;
  readonly update?: { readonly shareId?: unknown } | null;
}

function changedIn(data: unknown, shareId: string, change: Partial<Update> | null): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) {
    const rest =
      change === null
        ? data.filter((each: Found | null) => each?.shareId !== shareId && each?.update?.shareId !== shareId)
        : data;
    return rest.map((each) => changedIn(each, shareId, change));
  }
  if ((data as Found).shareId === shareId) return { ...data, ...change };
  return Object.fromEntries(
    Object.entries(data).map(([name, part]) => [name, changedIn(part, shareId, change)]),
  );
}
