import "../apply.css";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Handshake, Store } from "lucide-react";
import { useEffect, useState } from "react";
import { reloadSession, useSession } from "#engine/web/data/session.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import type { OwnApplication, OwnApplications } from "../../contract/applications.ts";
import type { ApplicationKind } from "../../contract/kinds.ts";
import { ownQuery } from "../api.ts";
import { useApplyTexts } from "./apply.texts.ts";
import { ApplyForm } from "./apply-form.tsx";
import { Ended, Waiting } from "./sent-view.tsx";
import { StatusCard } from "./status-card.tsx";

const route = getRouteApi("/app/apply");

/** Two ways to work with Santha: each is a form until it is sent, then what became of it. */
export function ApplyPage() {
  const texts = useApplyTexts();
  const own = useQuery(ownQuery);
  const { kind } = route.useSearch();
  return (
    <PageBody hasDock className="stack">
      <Ways />
      {kind ? (
        <Answer to={own}>{(known) => <Way key={kind} kind={kind} known={known} />}</Answer>
      ) : (
        <p className="c2">{texts.nothingChosen}</p>
      )}
    </PageBody>
  );
}

function Ways() {
  const texts = useApplyTexts();
  const way = (kind: ApplicationKind, shape: typeof Handshake, hint: string) => (
    <Link to="/app/apply" search={{ kind }} replace>
      <Icon shape={shape} />
      <b>{texts.becomeOf(kind)}</b>
      <span>{hint}</span>
    </Link>
  );
  return (
    <nav className="apply-choice" aria-label={texts.ways}>
      {way("agent", Handshake, texts.agentHint)}
      {way("seller", Store, texts.sellerHint)}
    </nav>
  );
}

function Way({ kind, known }: { readonly kind: ApplicationKind; readonly known: OwnApplications }) {
  const [isAgain, setAgain] = useState(false);
  const application = known[kind];
  const hasRole = useSession()?.roles.includes(kind) ?? false;
  const isApproved = application?.state === "approved";
  // The role was given on the server meanwhile: menus and prices follow.
  useEffect(() => {
    if (isApproved && !hasRole) void reloadSession();
  }, [isApproved, hasRole]);
  if (hasRole || isApproved) return <Arrived kind={kind} application={application} />;
  if (application?.state === "applied") return <Waiting application={application} known={known} />;
  const isEnded = application?.state === "refused" && !isAgain;
  if (isEnded) return <Ended application={application} known={known} onAgain={() => setAgain(true)} />;
  return <ApplyForm kind={kind} application={application} known={known} />;
}

function Arrived({
  kind,
  application,
}: {
  readonly kind: ApplicationKind;
  readonly application: OwnApplication | null;
}) {
  const texts = useApplyTexts();
  const isApproved = application?.state === "approved";
  return (
    <div className="cols two">
      <div className="stack">
        <Note job="done">{isApproved ? texts.approvedAs(kind) : texts.isAlready(kind)}</Note>
        <div>
          <ButtonLink to={kind === "seller" ? "/app/sell/orders" : "/app/store"}>
            {texts.toWorkAs(kind)}
          </ButtonLink>
        </div>
      </div>
      {isApproved && <StatusCard kind={kind} application={application} />}
    </div>
  );
}
