import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { ApiError, request } from "#engine/web/data/api-client.ts";
import type { Poll } from "../../contract/poll.ts";
import type { readUpdate } from "../../contract/updates.ts";
import type { vote } from "../../contract/vote.ts";
import { changeShown } from "../card/card.api.ts";

/**
 * Votes or changes the vote, without the contract's checks, as marks do. It is shown at once, and put back where it was
 * refused. Throws what `call` throws.
 */
export async function sendVote(shareId: string, poll: Poll, option: string): Promise<void> {
  changeShown(shareId, { poll: votedIn(poll, option) });
  const path = `/v2/updates/${shareId}`;
  try {
    const body = { option };
    const voted = await request<AnswerOf<typeof vote>>({ method: "PUT", path: `${path}/vote`, body });
    changeShown(shareId, { poll: voted });
  } catch (error) {
    changeShown(shareId, { poll });
    // It was closed or changed since it was read: what it is now is shown.
    if (error instanceof ApiError && error.status === 409)
      await request<AnswerOf<typeof readUpdate>>({ method: "GET", path }).then(
        (read) => changeShown(shareId, { poll: read.poll }),
        () => {},
      );
    throw error;
  }
}

/** The poll as it will be, as far as this reader knows its counts. */
function votedIn(poll: Poll, option: string): Poll {
  const { options, voteCount, chosen } = poll;
  const more = (text: string): number => Number(text === option) - Number(text === chosen);
  return {
    ...poll,
    chosen: option,
    voteCount: voteCount + (chosen === null ? 1 : 0),
    options: options.map(({ text, count }) => ({ text, count: count === null ? null : count + more(text) })),
  };
}
