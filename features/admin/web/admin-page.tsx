import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useRouter } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useSession } from "#engine/web/data/session.ts";
import { entriesOf } from "#engine/web/routes/menu-entries.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { adminQuery } from "./api.ts";
import { useAdminTexts } from "./words.ts";

/** The desks of the operator's people that this person may open; anybody else is led to home. */
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
  const { routesById } = useRouter();
  const desks = entriesOf(Object.values(routesById), "desk", session);
  if (desks.length === 0)
    return (
      <EmptyState
        drawing={<BasketDrawing />}
        title={texts.noDesk}
        action={<ButtonLink to="/app/home">{texts.toHome}</ButtonLink>}
      />
    );
  return (
    <nav className="card max-w-[720px]" aria-label={texts.desks}>
      {desks.map((desk) => (
        <Link key={desk.to} to={desk.to} className="row">
          <Icon shape={desk.icon} />
          <span>{desk.text()}</span>
          <Icon shape={ChevronRight} size="row" className="end" />
        </Link>
      ))}
    </nav>
  );
}
