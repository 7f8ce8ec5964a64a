import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useRouter } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { entriesOf } from "#lib/menu-entries";
import { useSession } from "#lib/session";
import { Answer } from "#ui/answer";
import { BasketDrawing } from "#ui/art/basket";
import { ButtonLink } from "#ui/button";
import { Icon } from "#ui/icon";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { adminQuery } from "./admin.api.ts";
import { useAdminTexts } from "./admin.texts.ts";

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
