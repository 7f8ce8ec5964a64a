import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import type { Poll } from "../../contract/poll.ts";
import type { Update } from "../../contract/update.ts";
import { sendVote } from "./poll.api.ts";
import { usePollTexts } from "./poll.texts.ts";
import { PollView } from "./poll-view.tsx";

/** The poll of an update: one press votes, Change lets the reader vote anew until it is closed. */
export function UpdatePoll({
  update: { shareId, isWaiting },
  poll,
}: {
  readonly update: Update;
  readonly poll: Poll;
}) {
  const texts = usePollTexts();
  const [isChanging, setChanging] = useState(false);
  const sending = useMutation({ mutationFn: (option: string) => sendVote(shareId, poll, option) });
  useErrorMessage(sending.error);
  if (poll.isClosed || isWaiting) return <PollView poll={poll} />;
  const { chosen } = poll;
  const onVote = (option: string): void => {
    setChanging(false);
    if (option !== chosen && !sending.isPending) sending.mutate(option);
  };
  return (
    <PollView poll={poll} voting={{ onVote, isIdle: chosen !== null && !isChanging }}>
      {chosen !== null && (
        <button type="button" className="link" onClick={() => setChanging(!isChanging)}>
          {isChanging ? texts.cancel : texts.change}
        </button>
      )}
    </PollView>
  );
}
