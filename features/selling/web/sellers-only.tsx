import type { ReactNode } from "react";
import type { SellerPart } from "#engine/contract/person.ts";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { SuspendedBand } from "./suspension/suspended-band.tsx";
import { useSellingTexts } from "./words.ts";

/** Shows its page to sellers and to team members with this part, and tells a suspended seller so. */
export function SellersOnly({
  part = "orders",
  children,
}: {
  readonly part?: SellerPart;
  readonly children: ReactNode;
}) {
  return (
    <ForRole who="seller" part={part} title={useSellingTexts().forSellers}>
      <SuspendedBand />
      {children}
    </ForRole>
  );
}
