import { BadgeCheck, TriangleAlert } from "lucide-react";
import { classes } from "#engine/web/ui/classes.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import type { Listing, ProductView } from "../../contract/store.ts";
import { useProductTexts } from "./product.texts.ts";

/** The licence of the chosen seller with its last day, for goods that nobody may sell without one. */
export function SellerLicenceLine({
  needed,
  listing,
}: {
  readonly needed: ProductView["licenceNeeded"];
  readonly listing: Listing;
}) {
  const texts = useProductTexts();
  if (needed === null) return null;
  const { licence } = listing;
  const isGood = licence?.isValid === true;
  return (
    <p className={classes("licence t-note", !isGood && "stop-words")}>
      <Icon shape={isGood ? BadgeCheck : TriangleAlert} size="text" />
      <span>
        {licence ? (
          <>
            {texts.licence(needed)} <span className="num break-words">{licence.number}</span>
            {", "}
            {isGood ? texts.validUntil : texts.expiredOn} <DateText at={licence.validUntil} />
          </>
        ) : (
          texts.noLicence(needed)
        )}
      </span>
    </p>
  );
}
