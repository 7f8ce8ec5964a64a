import { queryOptions, useQuery } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { call } from "#engine/web/data/api-client.ts";
import { Icon } from "#engine/web/ui/icon.tsx";
import { formatTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { holdStock } from "../../contract/checkout.ts";
import { useCheckoutTexts } from "../words.ts";

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
