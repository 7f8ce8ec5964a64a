import type { ReactNode } from "react";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import type { OwnPlace } from "../contract.ts";
import { useTeamsTexts } from "./words.ts";

/** A seller's team as somebody sees it who works there or is invited. */
export function PlaceCard({
  place,
  heading,
  children,
}: {
  readonly place: OwnPlace;
  readonly heading: string;
  readonly children: ReactNode;
}) {
  const texts = useTeamsTexts();
  return (
    <Card pad className="stack-s">
      <p className="t-note c2">{heading}</p>
      <h2 className="h2 break-words">
        <Words of={place.sellerName} />
      </h2>
      <dl>
        <FactRow label={texts.team}>
          <Written>{place.teamName}</Written>
        </FactRow>
        <FactRow label={texts.may}>{place.roles.map((role) => texts.roleName(role)).join(", ")}</FactRow>
        <FactRow label={texts.since}>
          <DateText at={place.since} />
        </FactRow>
      </dl>
      <div className="flex flex-wrap gap-2">{children}</div>
    </Card>
  );
}
