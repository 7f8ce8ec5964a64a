import { useInfiniteQuery } from "@tanstack/react-query";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { viewsQuery } from "../api.ts";
import { PersonRow } from "../person-row.tsx";
import { usePeopleTexts } from "../words.ts";
import { ViewerChoice } from "./viewer-choice.tsx";

/** Who viewed the person's profile and when, the newest first, and whether he is counted himself. */
export function ViewsPage() {
  const texts = usePeopleTexts();
  const views = useInfiniteQuery(viewsQuery);
  return (
    <PageBody className="stack">
      <Answer
        to={views}
        isEmpty={({ pages }) => pages[0]?.views.length === 0}
        empty={
          <EmptyState
            drawing={<LanternDrawing />}
            title={views.data?.pages[0]?.isHidden ? texts.viewsHidden : texts.noViews}
          />
        }
      >
        {({ pages }) => (
          <>
            <ul className="card">
              {pages
                .flatMap((page) => page.views)
                .map((view) => (
                  <PersonRow
                    key={view.profileKey}
                    of={view}
                    end={<DateText at={view.viewedAt} as="time" />}
                  />
                ))}
            </ul>
            <LoadMore list={views} end={texts.end} />
          </>
        )}
      </Answer>
      <ViewerChoice />
    </PageBody>
  );
}
