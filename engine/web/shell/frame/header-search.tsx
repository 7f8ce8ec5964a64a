import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import type { Session } from "../../data/session.ts";
import { Icon } from "../../ui/icon.tsx";
import { useMenu } from "../routes/registered.ts";

/** The search field of the wide header, drawn when a registered route takes the search. */
export function HeaderSearch({
  session,
  isHidden,
}: {
  readonly session: Session | null;
  readonly isHidden: boolean;
}) {
  const navigate = useNavigate();
  const [entry] = useMenu("search", session);
  if (!entry || isHidden) return <span className="only-d flex-1" />;
  const open = (form: FormData): void => {
    const q = String(form.get("q") ?? "").trim();
    if (q !== "") void navigate({ to: entry.to, search: { q } as never });
  };
  return (
    <search className="hdr-search">
      <Icon shape={Search} size="row" />
      <form action={open} className="flex-1">
        <input
          className="hdr-search-in"
          type="search"
          name="q"
          maxLength={100}
          aria-label={entry.text()}
          placeholder={entry.text()}
        />
      </form>
    </search>
  );
}
