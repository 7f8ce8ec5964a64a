import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { FoundList } from "#engine/web/ui/page/found-list.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useAdminTexts } from "../words.ts";
import { JobRows } from "./job-rows.tsx";
import { type JobState, jobsQuery } from "./jobs.api.ts";
import { useJobsTexts } from "./jobs.texts.ts";

const route = getRouteApi("/app/admin/jobs");
const states: readonly JobState[] = ["retrying", "given-up"];

/** For the platform admin: jobs whose last try failed, to be tried again or discarded. */
export function JobsPage() {
  const texts = useAdminTexts();
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={texts.forAdmins}>
        <Jobs />
      </ForRole>
    </PageBody>
  );
}

function Jobs() {
  const texts = useJobsTexts();
  const { q: find = "", state: asked } = route.useSearch();
  const state = states.find((one) => one === asked) ?? null;
  const navigate = useNavigate();
  return (
    <FoundList
      list={useInfiniteQuery(jobsQuery({ find, state }))}
      filter={{ find, choice: state }}
      choices={{
        label: texts.state,
        all: texts.everyState,
        options: [
          { value: "retrying", text: texts.retrying },
          { value: "given-up", text: texts.givenUp },
        ],
      }}
      texts={texts}
      drawing={<LanternDrawing />}
      isEmpty={(first) => first.jobs.length === 0}
      onChoose={(filter) =>
        void navigate({
          to: "/app/admin/jobs",
          search: {
            ...(filter.find !== "" && { q: filter.find }),
            ...(filter.choice && { state: filter.choice }),
          },
        })
      }
    >
      {(pages) => <JobRows jobs={pages.flatMap((page) => page.jobs)} />}
    </FoundList>
  );
}
