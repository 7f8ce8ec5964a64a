import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { FindField } from "#engine/web/ui/form/find-field.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { type Choosable, choosableQuery } from "./groups.api.ts";
import { useGroupTexts } from "./groups.texts.ts";

/** Chooses people for a group, among those whom the person knows or by name; the chosen ones stay in sight. */
export function PeopleChoice({
  chosen,
  without = [],
  error,
  onChange,
}: {
  readonly chosen: readonly Choosable[];
  /** Keys of those who are in the group already. */
  readonly without?: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (chosen: readonly Choosable[]) => void;
}) {
  const texts = useGroupTexts();
  const [asked, setAsked] = useState("");
  const found = useQuery(choosableQuery(asked));
  const isChosen = ({ profileKey }: Choosable): boolean =>
    chosen.some((one) => one.profileKey === profileKey);
  const turn = (person: Choosable): void =>
    onChange(
      isChosen(person) ? chosen.filter((one) => one.profileKey !== person.profileKey) : [...chosen, person],
    );
  return (
    <section className="stack-s" aria-label={texts.people}>
      <h2 className="h2">{texts.people}</h2>
      <p className="t-small c2">{texts.peopleHint}</p>
      <FindField
        label={texts.find}
        hint={texts.findHint}
        action={texts.findAction}
        asked={asked}
        onFind={setAsked}
      />
      <p className="t-note" aria-live="polite">
        {error ? <span className="err">{error}</span> : texts.chosen(chosen.length)}
      </p>
      {asked !== "" && chosen.length > 0 && <People {...{ people: chosen, isChosen, turn }} />}
      <Answer to={found}>
        {(people) => {
          const shown = people.filter(
            (one) => !without.includes(one.profileKey) && (asked === "" || !isChosen(one)),
          );
          if (shown.length === 0)
            return <p className="t-note c2">{asked === "" ? texts.nobodyKnown : texts.nobodyFound}</p>;
          return <People {...{ people: shown, isChosen, turn }} />;
        }}
      </Answer>
    </section>
  );
}

function People({
  people,
  isChosen,
  turn,
}: {
  readonly people: readonly Choosable[];
  readonly isChosen: (person: Choosable) => boolean;
  readonly turn: (person: Choosable) => void;
}) {
  const language = useLanguage();
  return (
    <ul className="card">
      {people.map((person) => (
        <li key={person.profileKey} className="border-line border-b last:border-b-0">
          <div className="px-3.5 py-1.5">
            <TickBox checked={isChosen(person)} onChange={() => turn(person)}>
              <span className="flex items-center gap-3">
                <Avatar name={wordsIn(language, person.name).text} picture={person.pictureUrl} />
                <span className="min-w-0">
                  <b className="t-note block wrap-anywhere">
                    <Words of={person.name} />
                  </b>
                  <span className="t-small c2 block">
                    <Written>{person.place}</Written>
                  </span>
                </span>
              </span>
            </TickBox>
          </div>
        </li>
      ))}
    </ul>
  );
}
