import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { isPinCode } from "#features/location/contract";
import { checkDelivery } from "../contract/checkout.ts";
import { useCheckoutTexts } from "./words.ts";

/** Who of the cart's sellers delivers to a pin code. Belongs to the cart: asked again when that changes. */
const deliveryQuery = (postalCode: string) =>
  queryOptions({
    queryKey: ["cart", "delivery", postalCode],
    queryFn: ({ signal }) => call(checkDelivery, { query: { postalCode } }, { signal }),
    enabled: isPinCode(postalCode),
    retry: false,
  });

/** What stands beside a pin code at once: who does not deliver there, or until when everything comes. */
export function useDelivery(postalCode: string): { readonly refusal?: string; readonly promise?: string } {
  const texts = useCheckoutTexts();
  const language = useLanguage();
  const { data } = useQuery(deliveryQuery(postalCode));
  if (!data || data.sellers.length === 0 || !isPinCode(postalCode)) return {};
  const refusing = data.sellers.filter((seller) => !seller.isServed);
  if (refusing.length > 0) {
    const names = refusing.map((seller) => wordsIn(language, seller.sellerName).text).join(", ");
    return { refusal: texts.notServedBy(names) };
  }
  const last = Math.max(...data.sellers.map((seller) => seller.expectedBy ?? 0));
  return { promise: texts.deliversBy(formatDate(last, language)) };
}
