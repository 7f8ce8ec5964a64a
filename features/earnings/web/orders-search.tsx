import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { orderGroups } from "#features/orders/contract/order-groups.ts";
import { type OrdersSought, soughtIn } from "./orders-sought.ts";
import { useEarningsTexts } from "./words.ts";

/** One field for the farmer's name, his phone and the order's number, and the state of the orders shown. */
export function OrdersSearch({
  sought,
  onSeek,
}: {
  readonly sought: OrdersSought;
  readonly onSeek: (sought: OrdersSought) => void;
}) {
  const texts = useEarningsTexts();
  const { q = "", state = "" } = sought;
  const [typed, setTyped] = useState(q);
  const [before, setBefore] = useState(q);
  if (q !== before) {
    setBefore(q);
    setTyped(q);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSeek(soughtIn({ q: typed.trim(), state }));
  };
  return (
    <form className="grid max-w-xl grid-cols-2 items-end gap-2" onSubmit={submit}>
      <TextField
        type="search"
        label={texts.find}
        value={typed}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        after={<IconButton type="submit" className="-my-2 -mr-3" name={texts.search} shape={Search} />}
      />
      <SelectField
        label={texts.state}
        value={state}
        onChange={(event) => onSeek(soughtIn({ q: typed.trim(), state: event.target.value }))}
        options={["" as const, ...orderGroups].map((value) => ({ value, text: texts.group(value) }))}
      />
    </form>
  );
}
