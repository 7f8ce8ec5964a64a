import { useEffect, useRef } from "react";
import { useSeen } from "#engine/web/browser/use-seen.ts";
import type { ListedUpdate } from "../../contract/updates.ts";
import { UpdateCard } from "../card/update-card.tsx";
import { ReasonRow } from "./reason-row.tsx";

/** An update of a list with its reason, if it has one; says once that it has come into view. */
export function ListedCard({
  update,
  onSeen,
}: {
  readonly update: ListedUpdate;
  readonly onSeen: (shareId: string) => void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(ref);
  const { shareId, isMine } = update;
  useEffect(() => {
    if (isSeen && !isMine) onSeen(shareId);
  }, [isSeen, isMine, shareId, onSeen]);
  return (
    <div ref={ref}>
      <UpdateCard update={update} head={<ReasonRow update={update} />} />
    </div>
  );
}
