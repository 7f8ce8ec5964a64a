import { Link } from "@tanstack/react-router";
import { PenLine } from "lucide-react";
import { Icon } from "#engine/web/ui/icon.tsx";
import { useCardTexts } from "../card/card.texts.ts";

/** The row that leads to the form of a new update. */
export function WriteRow() {
  const texts = useCardTexts();
  return (
    <Link className="card input" to="/app/social/updates" search={{ write: true }}>
      <Icon shape={PenLine} size="row" />
      {texts.write}
    </Link>
  );
}
