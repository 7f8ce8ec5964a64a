import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { call } from "#engine/web/data/api-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { asCounted, type Digest, type DigestCard, longestTitle, readWeek } from "../contract.ts";
import { useDigestsTexts } from "./words.ts";

/** The best few of what was new while the person was away. */
export function WeekPage() {
  const texts = useDigestsTexts();
  const week = useQuery({
    queryKey: ["digests", "week"],
    meta: kept,
    queryFn: ({ signal }) => call(readWeek, {}, { signal }),
  });
  return (
    <PageBody className="stack">
      <Answer
        to={week}
        isEmpty={({ digest }) => digest === null}
        empty={
          <EmptyState drawing={<LanternDrawing />} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        }
      >
        {({ digest }) => digest && <Week digest={digest} />}
      </Answer>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink look="second" to="/app/social/updates">
          {texts.allUpdates}
        </ButtonLink>
        <ButtonLink look="second" to="/app/home/qa/filter/$filter" params={{ filter: "my-crops" }}>
          {texts.myCrops}
        </ButtonLink>
        <ButtonLink look="quiet" to="/app/notifications/settings">
          {texts.settings}
        </ButtonLink>
      </div>
    </PageBody>
  );
}

function Week({ digest: { since, updateCount, questionCount, cards } }: { readonly digest: Digest }) {
  const texts = useDigestsTexts();
  if (cards.length === 0)
    return (
      <EmptyState drawing={<LanternDrawing />} title={texts.gone}>
        {texts.goneHint}
      </EmptyState>
    );
  return (
    <>
      <p className="t-note c2">
        {texts.since} <DateText as="time" at={since} />
        {updateCount > 0 && ` · ${texts.updates(asCounted(updateCount))}`}
        {questionCount > 0 && ` · ${texts.questions(asCounted(questionCount))}`}
      </p>
      <ul className="stack md:grid-cols-2">
        {cards.map((card) => (
          <CardRow key={card.leadsTo} card={card} />
        ))}
      </ul>
    </>
  );
}

/** Words that are too long end with dots, behind a whole word. The database counts letters by code points. */
function shortened(title: string): string {
  const letters = [...title];
  if (letters.length <= longestTitle) return title;
  const whole = letters
    .slice(0, longestTitle + 1)
    .join("")
    .replace(/\s+\S*$/u, "");
  return `${[...whole].slice(0, longestTitle).join("")}…`;
}

function CardRow({ card: { kind, title, author, at, leadsTo } }: { readonly card: DigestCard }) {
  const texts = useDigestsTexts();
  return (
    <li className="card pad stack-s">
      <p className="between">
        <Tag job={kind === "question" ? "know" : "folk"}>{texts[kind]}</Tag>
        <span className="t-small c2">
          <DateText as="time" at={at} />
        </span>
      </p>
      <h2 className="t-note b wrap-anywhere">
        <Link to={leadsTo as never} className="link" lang={title ? languageWritten(title) : undefined}>
          {title ? shortened(title) : texts.noWords}
        </Link>
      </h2>
      <p className="t-small c2">
        <Words of={author} />
      </p>
    </li>
  );
}
