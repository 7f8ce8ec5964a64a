import type { ReactNode } from "react";
import { type Session, useSession } from "../../data/session.ts";
import { ButtonLink } from "../button.tsx";
import { useWords } from "../words.texts.ts";
import { EmptyState } from "./page-states.tsx";

/** Shows its page to people of a role; everybody else is told whose it is. The server refuses them by itself. */
export function ForRole({
  who,
  title,
  drawing,
  children,
}: {
  readonly who: Session["roles"][number];
  readonly title: string;
  readonly drawing: ReactNode;
  readonly children: ReactNode;
}) {
  const words = useWords();
  const session = useSession();
  if (!session || session.roles.includes(who)) return children;
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      action={<ButtonLink to="/app/home">{words.toHome}</ButtonLink>}
    />
  );
}
