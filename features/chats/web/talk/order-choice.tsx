import { useQuery } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { listOrders } from "#features/orders/contract/orders.ts";
import { useChatsTexts } from "../words.ts";

const mostShown = 10;

/** Which of the newest own orders a message shows. */
export function OrderChoice({
  order,
  onChange,
}: {
  readonly order: string | null;
  readonly onChange: (orderId: string | null) => void;
}) {
  const texts = useChatsTexts();
  const language = useLanguage();
  const orders = useQuery({
    queryKey: ["orders", "newest", mostShown],
    queryFn: ({ signal }) => call(listOrders, { query: { limit: mostShown } }, { signal }),
  });
  const known = orders.data?.orders ?? [];
  const options = known.map(({ orderId, heading }) => ({
    value: orderId,
    text: `#${orderId} ${heading[language]}`,
  }));
  if (order !== null && !options.some(({ value }) => value === order))
    options.unshift({ value: order, text: `#${order}` });
  return (
    <SelectField
      label={texts.order}
      hint={texts.orderHint}
      name="order"
      value={order ?? ""}
      options={[{ value: "", text: texts.noOrder }, ...options]}
      onChange={(event) => onChange(event.target.value || null)}
    />
  );
}
