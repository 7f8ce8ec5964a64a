import type { Chosen, Named } from "./digest.queries.ts";

/** What a digest names and is still there, the best first: updates and questions in turn. */
export function cardsOf(
  { updateIds, questionKeys }: Pick<Chosen, "updateIds" | "questionKeys">,
  named: readonly Named[],
): Named[] {
  const find = (kind: Named["kind"], key: string | number | undefined) =>
    named.filter((one) => one.kind === kind && one.key === String(key));
  const turns = Array.from({ length: Math.max(updateIds.length, questionKeys.length) }, (_, at) => at);
  return turns.flatMap((at) => [...find("update", updateIds[at]), ...find("question", questionKeys[at])]);
}
