import { holdStock } from "@santha/contract/checkout";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { call } from "#lib/api-client";
import { formatTime } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { Icon } from "#ui/icon";
import { useCheckoutTexts } from "./checkout.texts.ts";

/** Asked once for each visit of the step; asking again while a hold is live changes nothing on the server. */
const holdQuery = queryOptions({
  queryKey: ["stock-hold"],
  queryFn: () => call(holdStock, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
});

/** Keeps the packs of the cart while the buyer confirms, and says until when. Where nothing is kept nothing is said. */
export function StockHold() {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  const { data } = useQuery(holdQuery);
  if (!data?.heldUntil) return null;
  return (
    <p className="beside t-note c2">
      <Icon shape={Clock} size="row" />
      <span>{texts.keptUntil(formatTime(data.heldUntil, language))}</span>
    </p>
  );
}
