import { Button } from "#engine/web/ui/button.tsx";
import { RadioSegments } from "#engine/web/ui/form/choices.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { leastOptions, longestOption, mostOptions, pollDays } from "../../contract/poll.ts";
import { useUpdatesTexts } from "../words.ts";
import { usePollTexts } from "./poll.texts.ts";
import type { TypedPoll } from "./poll-draft.ts";

const places = Array.from({ length: mostOptions }, (_, at) => at);

/** A poll as it is written: a further field opens with each option, up to four, and the days that it is open. */
export function PollFields({
  typed,
  isOut,
  error,
  onChange,
}: {
  readonly typed: TypedPoll;
  /** Its days are chosen already. */
  readonly isOut: boolean;
  readonly error: string | undefined;
  /** Null: there is to be none. */
  readonly onChange: (typed: TypedPoll | null) => void;
}) {
  const texts = useUpdatesTexts();
  const { poll } = usePollTexts();
  const { options, days } = typed;
  const filled = options.findLastIndex((option) => option.trim() !== "") + 1;
  const shown = Math.max(filled + 1, leastOptions);
  const put = (at: number, text: string): void =>
    onChange({ ...typed, options: places.map((place) => (place === at ? text : (options[place] ?? ""))) });
  return (
    <fieldset>
      <legend className="lab mb-1.5">{poll}</legend>
      <div className="stack-s">
        <p className="hint">{texts.pollHint}</p>
        {places.slice(0, shown).map((at) => (
          <TextField
            key={at}
            label={texts.pollOption(at + 1)}
            name={`option-${at + 1}`}
            autoComplete="off"
            maxLength={longestOption}
            value={options[at] ?? ""}
            onChange={(event) => put(at, event.target.value)}
          />
        ))}
        {error && <p className="err">{error}</p>}
        {!isOut && (
          <RadioSegments
            label={texts.pollDays}
            showsLabel
            choices={pollDays.map((each) => ({ value: String(each), text: each }))}
            value={String(days)}
            onChoose={(chosen) =>
              onChange({ ...typed, days: pollDays.find((each) => String(each) === chosen) ?? days })
            }
          />
        )}
        <Button look="quiet" small onClick={() => onChange(null)}>
          {texts.dropPoll}
        </Button>
      </div>
    </fieldset>
  );
}
