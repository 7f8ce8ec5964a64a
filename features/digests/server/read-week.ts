import type { Operation } from "#engine/server/http/route.ts";
import type { readWeek as endpoint } from "../contract.ts";
import { cardsOf } from "./cards.ts";
import { selectDigest, selectNamed } from "./digest.queries.ts";

/** The caller's last digest, without what was hidden since or what a block keeps away. */
export const readWeek: Operation<typeof endpoint> = async ({ actor, database }) => {
  const kept = await selectDigest(database, actor.profileId);
  if (!kept) return { digest: null };
  const { since, madeAt, updateCount, questionCount, apartIds } = kept;
  const named = await selectNamed(database, kept);
  const seen = named.filter(({ authorId }) => !apartIds.includes(authorId));
  return {
    digest: {
      ...{ since: since.getTime(), madeAt: madeAt.getTime(), updateCount, questionCount },
      cards: cardsOf(kept, seen).map(({ key: _, authorId: __, ...card }) => card),
    },
  };
};
