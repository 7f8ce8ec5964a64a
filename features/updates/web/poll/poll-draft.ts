import { useKeptText } from "#engine/web/browser/kept-text.ts";
import { areDifferent, leastOptions, type PollDraft, usualPollDays } from "../../contract/poll.ts";
import type { Update } from "../../contract/update.ts";

/** A poll while it is written. */
export interface TypedPoll {
  readonly options: readonly string[];
  readonly days: PollDraft["days"];
}

/** A poll of which nothing is written yet. */
export const emptyPoll: TypedPoll = { options: [], days: usualPollDays };

function typedOf(initial: Update | undefined): TypedPoll | null {
  const poll = initial?.poll;
  if (!poll) return null;
  return { options: poll.options.map(({ text }) => text), days: poll.days as PollDraft["days"] };
}

/** Whether the poll of this update, or that it has one, can still be changed. */
function isOpenToChange(initial: Update | undefined): boolean {
  if (!initial || initial.isWaiting) return true;
  return initial.poll !== null && initial.poll.voteCount === 0 && !initial.poll.isClosed;
}

/** The poll of an update in its form; kept like the words until it is sent. `name`: that of the form. */
export function usePollDraft(name: string, initial: Update | undefined) {
  const [kept, keep] = useKeptText(`${name}.poll`);
  const mayChange = isOpenToChange(initial);
  const typed = kept === "" ? typedOf(initial) : (JSON.parse(kept) as TypedPoll | null);
  const options = (typed?.options ?? []).map((option) => option.trim()).filter(Boolean);
  return {
    mayChange,
    typed,
    put: (next: TypedPoll | null): void => keep(JSON.stringify(next)),
    forget: (): void => keep(""),
    /** What is wrong with it, by the word for it. */
    fault: !mayChange || typed === null ? null : faultOf(options),
    /** What the call takes: nothing where it stays as it is. */
    sent: (): { poll?: PollDraft | null } =>
      mayChange ? { poll: typed && { options, days: typed.days } } : {},
  };
}

function faultOf(options: readonly string[]): "pollShort" | "pollSame" | null {
  if (options.length < leastOptions) return "pollShort";
  return areDifferent(options) ? null : "pollSame";
}
