import { useId, useState } from "react";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import type { DayMove, DayOrder } from "#features/orders/contract/seller-day.ts";
import { BatchFields } from "../move-dialog.tsx";
import { useSellingTexts } from "../words.ts";
import { useDayTexts } from "./day.texts.ts";
import { type DayDraft, packingFaults, packMove, packsOf, proposedDraft } from "./day-moves.ts";

/** Asks for the batch of each pack of the chosen orders; what is proposed is filled in. */
export function PackDialog({
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
  const formId = useId();
  const [draft, setDraft] = useState<DayDraft>(() => proposedDraft(orders));
  const [isTried, setTried] = useState(false);
  const faults = packingFaults(orders, draft, formatFieldDate(Date.now()));
  const field = (name: string) => {
    const fault = isTried ? faults.get(name) : undefined;
    return {
      name,
      error: fault && texts[fault],
      value: draft[name] ?? "",
      autoComplete: "off",
      onChange: (event: { readonly target: { readonly value: string } }) =>
        setDraft({ ...draft, [name]: event.target.value }),
    };
  };
  return (
    <FormDialog
      {...{ formId, busy, onClose, cancelText: useSellingTexts().cancel }}
      title={texts.packAll(orders.length)}
      submitText={texts.packAll(orders.length)}
    >
      <Form
        close
        id={formId}
        onSubmit={() => {
          setTried(true);
          if (!busy && faults.size === 0) onSend(packMove(orders, draft));
        }}
      >
        {orders.length > 1 && <p className="t-note c2">{texts.batchesHint}</p>}
        <BatchFields lines={packsOf(orders)} field={field} />
      </Form>
    </FormDialog>
  );
}
