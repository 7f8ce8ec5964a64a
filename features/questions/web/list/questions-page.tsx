import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { ArrowDownUp } from "lucide-react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { filterOf, type QuestionFilter, questionFilters } from "../../contract/shapes.ts";
import { questionsQuery } from "../api.ts";
import { useQuestionsTexts } from "../words.ts";
import { MyCrops } from "./my-crops.tsx";
import { QuestionRow } from "./question-row.tsx";

/** The questions of all people, narrowed by the filter in the address. */
export function QuestionsPage() {
  const texts = useQuestionsTexts();
  const filter = filterOf(useParams({ strict: false }).filter);
  const { sort } = useSearch({ strict: false });
  const isActiveFirst = sort === "active";
  const navigate = useNavigate();
  const list = useInfiniteQuery(questionsQuery(filter, isActiveFirst ? "active" : "newest"));
  const myCrops = list.data?.pages[0]?.myCrops;
  const hasNoCrops = filter === "my-crops" && myCrops?.length === 0;
  return (
    <PageBody className="stack">
      <div className="between flex-wrap">
        <ButtonLink to="/app/social/qa/ask">{texts.ask}</ButtonLink>
        <Chip
          shape={ArrowDownUp}
          chosen={isActiveFirst}
          onClick={() =>
            void navigate({
              to: ".",
              search: isActiveFirst ? {} : { sort: "active" },
              replace: true,
              resetScroll: false,
            })
          }
        >
          {texts.activeFirst}
        </Chip>
      </div>
      <Filters chosen={filter} sort={isActiveFirst ? "active" : undefined} />
      {filter === "my-crops" && myCrops && <MyCrops chosen={myCrops} />}
      <Answer
        to={list}
        isEmpty={({ pages }) => pages[0]?.questions.length === 0}
        empty={
          hasNoCrops ? (
            <EmptyState drawing={<LanternDrawing />} title={texts.noneOfCrops} />
          ) : (
            <EmptyState
              drawing={<LanternDrawing />}
              title={texts.none}
              action={
                <ButtonLink to="/app/social/qa/ask" look="second">
                  {texts.ask}
                </ButtonLink>
              }
            >
              {texts.noneHint}
            </EmptyState>
          )
        }
      >
        {({ pages }) => (
          <>
            <ul className="stack md:grid-cols-2">
              {pages.flatMap(({ questions }) =>
                questions.map((question) => (
                  <li key={question.questionId} className="grid">
                    <QuestionRow question={question} />
                  </li>
                )),
              )}
            </ul>
            <LoadMore list={list} end={texts.end} />
          </>
        )}
      </Answer>
    </PageBody>
  );
}

function Filters({ chosen, sort }: { readonly chosen: QuestionFilter; readonly sort: "active" | undefined }) {
  const texts = useQuestionsTexts();
  const named = {
    ...{ all: texts.all, mine: texts.mine, answered: texts.answered, unanswered: texts.unanswered },
    ...{ solved: texts.solvedOnes, "my-crops": texts.myCrops },
  };
  return (
    <nav className="flex flex-wrap gap-2" aria-label={texts.filters}>
      {questionFilters.map((filter) => (
        <Link
          key={filter}
          to="/app/home/qa/filter/$filter"
          params={{ filter }}
          search={sort ? { sort } : {}}
          className={classes("chip", filter === chosen && "on")}
          aria-current={filter === chosen ? "true" : undefined}
          activeProps={quiet}
          resetScroll={false}
          replace
        >
          {named[filter]}
        </Link>
      ))}
    </nav>
  );
}

/** The chips themselves say which filter is chosen. */
const quiet = { className: "", "aria-current": undefined, "data-status": undefined } as const;
