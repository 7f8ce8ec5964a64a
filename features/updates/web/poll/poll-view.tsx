import "./poll.css";
import type { ReactNode } from "react";
import { classes } from "#engine/web/ui/classes.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import type { Poll } from "../../contract/poll.ts";
import { percentsOf } from "../../contract/poll-share.ts";
import { usePollTexts } from "./poll.texts.ts";

/** What a press on an option does; `isIdle`: nothing, until the reader wants to change the vote. */
interface Voting {
  readonly onVote: (option: string) => void;
  readonly isIdle: boolean;
}

/** A poll, to be read only without `voting`: its options with their shares once they are told, its votes and its end. */
export function PollView({
  poll,
  voting,
  children,
}: {
  readonly poll: Poll;
  readonly voting?: Voting | undefined;
  /** Stands beside the votes. */
  readonly children?: ReactNode;
}) {
  const texts = usePollTexts();
  const language = useLanguage();
  const { options, voteCount, chosen, closesAt, isClosed } = poll;
  const shares = percentsOf(options);
  const votes = voteCount === 0 ? texts.noVotes : texts.votes(voteCount);
  const end = isClosed ? texts.closed : texts.closes(formatDate(closesAt, language));
  return (
    <fieldset className="poll">
      <legend className="sr">{texts.poll}</legend>
      {options.map(({ text }, at) => (
        <Option
          key={text}
          text={text}
          share={shares?.[at] ?? null}
          isChosen={text === chosen}
          voting={voting}
        />
      ))}
      <div className="poll-f">
        <span className="num">{`${votes} · ${end}`}</span>
        {children}
      </div>
    </fieldset>
  );
}

function Option({
  text,
  share,
  isChosen,
  voting,
}: {
  readonly text: string;
  readonly share: number | null;
  readonly isChosen: boolean;
  readonly voting: Voting | undefined;
}) {
  const texts = usePollTexts();
  const className = classes("po", isChosen && "on");
  const content = (
    <>
      {share !== null && <span className="po-fill" style={{ width: `${share}%` }} />}
      <span className="sunna-ring" />
      <span lang={languageWritten(text)}>{text}</span>
      {share !== null && <b className="num">{share}%</b>}
    </>
  );
  if (!voting)
    return (
      <div className={className}>
        {content}
        {isChosen && <span className="sr">{texts.yours}</span>}
      </div>
    );
  const { isIdle, onVote } = voting;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isChosen}
      aria-disabled={isIdle}
      onClick={() => {
        if (!isIdle) onVote(text);
      }}
    >
      {content}
    </button>
  );
}
