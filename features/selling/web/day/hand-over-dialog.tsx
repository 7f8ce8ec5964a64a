import { useId, useState } from "react";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { carriers } from "#features/orders/contract/carriers.ts";
import type { DayMove, DayOrder } from "#features/orders/contract/seller-day.ts";
import { useSellingTexts } from "../words.ts";
import { useDayTexts } from "./day.texts.ts";
import { type DayDraft, handOverMove, numberOf } from "./day-moves.ts";

/** A carrier's name and a number have at least so many letters. */
const fewestLetters = 2;

/** Asks who carries the chosen parcels and under which numbers; one number may hold for all. */
export function HandOverDialog({
  orders,
  busy,
  onSend,
  onClose,
}: {
  readonly orders: readonly DayOrder[];
  readonly busy: boolean;
  readonly onSend: (move: DayMove) => void;
  readonly onClose: () => void;
}) {
  const texts = useDayTexts();
  const selling = useSellingTexts();
  const formId = useId();
  const known = useId();
  const [draft, setDraft] = useState<DayDraft>({});
  const [isTried, setTried] = useState(false);
  const isCarrierMissing = (draft["carrier"]?.trim().length ?? 0) < fewestLetters;
  const isNumberMissing = (orderId: string) => numberOf(draft, orderId).length < fewestLetters;
  const field = (name: string, error: string | false) => ({
    name,
    error: (isTried && error) || undefined,
    value: draft[name] ?? "",
    autoComplete: "off",
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setDraft({ ...draft, [name]: event.target.value }),
  });
  return (
    <FormDialog
      {...{ formId, busy, onClose, cancelText: selling.cancel }}
      title={texts.handOverAll(orders.length)}
      submitText={texts.handOverAll(orders.length)}
    >
      <Form
        close
        id={formId}
        onSubmit={() => {
          setTried(true);
          const isWhole = !isCarrierMissing && !orders.some(({ orderId }) => isNumberMissing(orderId));
          if (!busy && isWhole) onSend(handOverMove(orders, draft));
        }}
      >
        <TextField
          label={selling.carrier}
          hint={selling.carrierHint}
          maxLength={60}
          {...field("carrier", isCarrierMissing && texts.carrierMissing)}
          list={known}
        />
        <datalist id={known}>
          {carriers.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {orders.length > 1 && (
          <TextField
            label={texts.numberForAll}
            hint={texts.numberForAllHint}
            maxLength={40}
            {...field("numberForAll", false)}
          />
        )}
        {orders.map(({ orderId, recipientName }) => (
          <TextField
            key={orderId}
            label={texts.numberOf(orderId, recipientName)}
            maxLength={40}
            {...field(`trackingNumber.${orderId}`, isNumberMissing(orderId) && texts.numberMissing)}
          />
        ))}
      </Form>
    </FormDialog>
  );
}
