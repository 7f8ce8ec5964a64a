import { offlineMutation } from "#engine/web/outbox/offline-mutation.ts";
import { addComment } from "../../contract/comments.ts";
import { readTalkAgain } from "../api.ts";
import { useUpdatesTexts } from "../words.ts";

/** A reply to an update, or to another reply. */
export interface SentReply {
  readonly shareId: string;
  readonly replyTo: number | null;
  readonly text: string;
}

/** What the outbox calls the replies to an update. */
export const repliesSubject = (shareId: string): string => `updates/replies/${shareId}`;

/** A reply; those to an update go out one after another, each once. */
export const sendingReply = offlineMutation({
  kind: "updates/reply",
  endpoint: addComment,
  request: ({ shareId, replyTo, text }: SentReply) => ({ params: { shareId }, body: { text, replyTo } }),
  subject: ({ shareId }) => repliesSubject(shareId),
  title: ({ text }) => useUpdatesTexts.now().waitingReply(text.slice(0, 40)),
  page: ({ shareId }) => `/app/social/updates/${shareId}`,
  refreshes: [
    ["updates", "comments"],
    ["updates", "one"],
  ],
  isEachSent: true,
  onSent: (_, { shareId }) => void readTalkAgain(shareId),
});
