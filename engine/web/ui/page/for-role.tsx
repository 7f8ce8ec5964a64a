import type { ReactNode } from "react";
import { type Session, useSession } from "../../data/session.ts";
import { startPageOf } from "../../routes/start-page.ts";
import { LanternDrawing } from "../art/lantern.tsx";
import { ButtonLink } from "../button.tsx";
import { useWords } from "../words.texts.ts";
import { EmptyState } from "./page-states.tsx";

/** Shows its page to people of a role; everybody else is told whose it is. The server refuses them by itself. */
export function ForRole({
  who,
  part,
  title,
  children,
}: {
  readonly who: Session["roles"][number];
  /** Of a seller's page: members of a team who may do this part see it too. */
  readonly part?: Session["sellerParts"][number];
  readonly title: string;
  readonly children: ReactNode;
}) {
  const words = useWords();
  const session = useSession();
  if (!session || session.roles.includes(who)) return children;
  if (part && session.sellerParts.includes(part)) return children;
  const start = startPageOf(session);
  return (
    <EmptyState
      drawing={<LanternDrawing />}
      title={title}
      action={<ButtonLink to={start}>{start === "/app/home" ? words.toHome : words.toStart}</ButtonLink>}
    />
  );
}
