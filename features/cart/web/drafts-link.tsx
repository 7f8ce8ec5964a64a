import { Link } from "@tanstack/react-router";
import { ChevronRight, NotebookPen } from "lucide-react";
import { useOrderDrafts } from "#engine/web/data/order-drafts.ts";
import { useIsAgent, useSession } from "#engine/web/data/session.ts";
import { Icon } from "#engine/web/ui/icon.tsx";
import { useCartTexts } from "./words.ts";

/** Leads an agent to the orders that are prepared on this phone; says how many are not placed yet. */
export function DraftsLink() {
  const texts = useCartTexts();
  const isAgent = useIsAgent();
  const drafts = useOrderDrafts(useSession()?.profileKey ?? "");
  const waiting = drafts.filter(({ masterId }) => masterId === null).length;
  if (!isAgent) return null;
  return (
    <Link to="/app/store/checkout/drafts" className="card pad between min-h-11">
      <span className="beside">
        <Icon shape={NotebookPen} size="row" />
        <span>
          <span className="t-note b block">{texts.drafts}</span>
          <span className="t-small c2 block">
            {waiting > 0 ? texts.draftsWaiting(waiting) : texts.draftsHint}
          </span>
        </span>
      </span>
      <Icon shape={ChevronRight} size="row" />
    </Link>
  );
}
