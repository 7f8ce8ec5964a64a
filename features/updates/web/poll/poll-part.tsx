import { ListChecks } from "lucide-react";
import { Button } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import type { Update } from "../../contract/update.ts";
import { useUpdatesTexts } from "../words.ts";
import { emptyPoll, type usePollDraft } from "./poll-draft.ts";
import { PollView } from "./poll-view.tsx";

/** Fetched when somebody writes a poll. */
const PollFields = lazyPart(async () => (await import("./poll-fields.tsx")).PollFields, {
  waiting: null,
});

/** The poll in the form of an update: added, written, taken out; shown as it is once it can no longer be changed. */
export function PollPart({
  draft: { mayChange, typed, put },
  initial,
  error,
}: {
  readonly draft: ReturnType<typeof usePollDraft>;
  readonly initial: Update | undefined;
  readonly error: string | undefined;
}) {
  const texts = useUpdatesTexts();
  if (!mayChange)
    return (
      initial?.poll && (
        <div>
          <PollView poll={initial.poll} />
          <p className="hint">{texts.pollFixed}</p>
        </div>
      )
    );
  if (typed) return <PollFields {...{ typed, error }} isOut={initial?.isWaiting === false} onChange={put} />;
  return (
    <div>
      <Button look="second" small onClick={() => put(emptyPoll)}>
        <Icon shape={ListChecks} size="text" />
        {texts.addPoll}
      </Button>
    </div>
  );
}
