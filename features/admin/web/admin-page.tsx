import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useRouter } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useSession } from "#engine/web/data/session.ts";
import { entriesOf, type PlacedEntry } from "#engine/web/routes/menu-entries.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { adminQuery } from "./api.ts";
import { StartBoard } from "./start/start-board.tsx";
import { useAdminTexts } from "./words.ts";

/** The desks and areas of the operator's people that this person may open; anybody else is led to home. */
export function AdminPage() {
  const answer = useQuery(adminQuery);
  return (
    <PageBody>
      <Answer to={answer}>
        {({ status }) => (status ? <Desks /> : <Navigate to="/app/home" replace />)}
      </Answer>
    </PageBody>
  );
}

function Desks() {
  const texts = useAdminTexts();
  const session = useSession();
  const routes = Object.values(useRouter().routesById);
  const desks = entriesOf(routes, "desk", session);
  const areas = entriesOf(routes, "area", session);
  if (desks.length + areas.length === 0)
    return (
      <EmptyState
        drawing={<LanternDrawing />}
        title={texts.noDesk}
        action={<ButtonLink to="/app/home">{texts.toHome}</ButtonLink>}
      />
    );
  return (
    <div className="stack">
      {session?.roles.includes("platform-admin") && <StartBoard />}
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {desks.length > 0 && <Entries title={texts.desks} entries={desks} />}
        {areas.length > 0 && <Entries title={texts.areas} entries={areas} />}
      </div>
    </div>
  );
}

function Entries({ title, entries }: { readonly title: string; readonly entries: readonly PlacedEntry[] }) {
  return (
    <section className="stack-s">
      <h2 className="h2">{title}</h2>
      <nav className="card" aria-label={title}>
        {entries.map((entry) => (
          <Link key={entry.to} to={entry.to} className="row">
            <Icon shape={entry.icon} />
            <span>{entry.text()}</span>
            <Icon shape={ChevronRight} size="row" className="end" />
          </Link>
        ))}
      </nav>
    </section>
  );
}
