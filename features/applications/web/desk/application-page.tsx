import "../apply.css";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Timeline } from "#engine/web/ui/goods/stepper.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { FirstName, Written } from "#engine/web/ui/wording.tsx";
import type { CheckedApplication } from "../../contract/applications.ts";
import { checkedQuery } from "../api.ts";
import { FactsList } from "../facts-list.tsx";
import { StateTag } from "../state-tag.tsx";
import { useApplicationsTexts } from "../words.ts";
import { DecideDock } from "./decide-dock.tsx";
import { useApplicationDeskTexts } from "./desk.texts.ts";

const route = getRouteApi("/app/admin/applications/$applicationId");

/** One application with all that an admin decides by. */
export function ApplicationPage() {
  const { applicationId } = route.useParams();
  return (
    <PageBody hasDock className="stack">
      <ForRole who="platform-admin" title={useApplicationDeskTexts().forAdmins}>
        <Checked applicationId={Number(applicationId)} />
      </ForRole>
    </PageBody>
  );
}

function Checked({ applicationId }: { readonly applicationId: number }) {
  const application = useQuery(checkedQuery(applicationId));
  return <Answer to={application}>{(data) => <Facts application={data} />}</Answer>;
}

function Facts({ application }: { readonly application: CheckedApplication }) {
  const texts = useApplicationDeskTexts();
  const { kind, facts, account, state } = application;
  return (
    <div className="cols two">
      <div className="stack">
        <FactsList kind={kind} facts={facts} account={account} title={texts.facts} />
      </div>
      <div className="stack order-first lg:order-none">
        <Person application={application} />
        <History application={application} />
      </div>
      {state === "applied" && <DecideDock application={application} />}
    </div>
  );
}

function Person({ application: { kind, state, person } }: { readonly application: CheckedApplication }) {
  const texts = useApplicationDeskTexts();
  const words = useApplicationsTexts();
  return (
    <Card pad className="stack-s" aria-label={texts.applicant}>
      <div className="between">
        <h2 className="h2">{words.kindOf(kind)}</h2>
        <StateTag state={state} />
      </div>
      <dl>
        <FactRow label={texts.applicant}>
          <FirstName of={person} />
        </FactRow>
        <FactRow label={texts.mobile}>
          <a className="link num" href={`tel:+91${person.mobileNo}`}>
            {mobileText(person.mobileNo)}
          </a>
        </FactRow>
      </dl>
    </Card>
  );
}

function History({ application: { moves, state: standing } }: { readonly application: CheckedApplication }) {
  const texts = useApplicationDeskTexts();
  const words = useApplicationsTexts();
  const isOpen = standing === "applied" || standing === "more-needed";
  const events = moves.map(({ state, reason, movedAt }) => ({
    text: words.moveOf(state),
    detail: (
      <>
        <DateText at={movedAt} as="time" />
        {reason !== null && (
          <span className="block break-words">
            <Written>{reason}</Written>
          </span>
        )}
      </>
    ),
  }));
  return (
    <Card pad className="stack-s" aria-label={texts.history}>
      <h2 className="h2">{texts.history}</h2>
      <Timeline events={events} current={isOpen ? events.length - 1 : events.length} />
    </Card>
  );
}
