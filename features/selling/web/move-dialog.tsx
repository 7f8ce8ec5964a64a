import { useMutation } from "@tanstack/react-query";
import { type ComponentProps, useId, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { carriers, trackingPageOf } from "#features/orders/contract/carriers.ts";
import { actionLabel } from "#features/orders/contract/order-action-labels.ts";
import type { SellerOrder, SellerOrderLine } from "#features/orders/contract/seller-orders.ts";
import { sendMove, takeOrder } from "./api.ts";
import { asksIsSellable, expiredSince, type MoveDraft, moveOf } from "./move-draft.ts";
import { useSellingTexts } from "./words.ts";

interface MoveAsked {
  readonly order: SellerOrder;
  readonly action: string;
}

/** Asks for what belongs to a move: batches, carrier, code, or why. What was typed stays when it is refused. */
export function MoveDialog({ order, action, onClose }: MoveAsked & { readonly onClose: () => void }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  const formId = useId();
  const [draft, setDraft] = useState<MoveDraft>({});
  const [isSellable, setSellable] = useState(true);
  const move = useMutation({
    mutationFn: () => sendMove(order.orderId, moveOf(order, action, draft, isSellable)),
    onSuccess: (moved) => {
      takeOrder(moved);
      showMessage(texts.done);
      onClose();
    },
  });
  const fields = move.error instanceof ApiError ? move.error.fields : {};
  const isBeside = Object.keys(fields).length > 0;
  return (
    <FormDialog
      {...{ formId, onClose, cancelText: texts.cancel, busy: move.isPending }}
      title={actionLabel(action, language)}
      submitText={actionLabel(action, language)}
    >
      <Form
        close
        id={formId}
        trouble={move.error && !isBeside ? (sentenceOf(move.error) ?? texts.noConnection) : undefined}
        onSubmit={() => {
          if (!move.isPending) move.mutate();
        }}
      >
        {asksIsSellable(action) ? (
          <TickBox checked={isSellable} onChange={setSellable}>
            {texts.isSellable}
          </TickBox>
        ) : (
          <MoveFields order={order} action={action} draft={draft} errors={fields} onChange={setDraft} />
        )}
      </Form>
    </FormDialog>
  );
}

interface FieldsOfMove extends MoveAsked {
  readonly draft: MoveDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: MoveDraft) => void;
}

function MoveFields({ order, action, draft, errors, onChange }: FieldsOfMove) {
  const texts = useSellingTexts();
  const field = (name: string) => ({
    name,
    error: errors[name],
    value: draft[name] ?? "",
    autoComplete: "off",
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [name]: event.target.value }),
  });
  if (action === "PACK") return <BatchFields lines={order.lines} field={field} />;
  if (action === "DISPATCH") {
    const expired = expiredSince(order, draft, errors);
    return (
      <>
        {expired.length > 0 && <Note>{texts.expiredSince}</Note>}
        <BatchFields lines={expired} field={field} />
        <ParcelFields carrier={draft["carrier"] ?? ""} field={field} />
      </>
    );
  }
  if (action === "DELIVER") {
    return (
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        maxLength={4}
        {...field("code")}
      />
    );
  }
  return <TextField label={texts.why} hint={texts.whyHint} maxLength={300} {...field("reason")} />;
}

/** Who carries the parcel, from the carriers we know or any other; a link of one's own is needed for others only. */
function ParcelFields({ carrier, field }: { readonly carrier: string; readonly field: FieldOf }) {
  const texts = useSellingTexts();
  const known = useId();
  const page = trackingPageOf(carrier, "");
  return (
    <>
      <TextField
        label={texts.carrier}
        hint={texts.carrierHint}
        maxLength={60}
        {...field("carrier")}
        list={known}
      />
      <datalist id={known}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField label={texts.trackingNumber} maxLength={40} {...field("trackingNumber")} />
      <TextField
        label={texts.trackingUrl}
        hint={page === null ? texts.trackingUrlHint : texts.trackingUrlKnown(new URL(page).hostname)}
        inputMode="url"
        maxLength={300}
        {...field("trackingUrl")}
      />
    </>
  );
}

type FieldOf = (name: string) => Omit<ComponentProps<typeof TextField>, "label">;

/** Batch and expiry day of each line; tools have none. */
export function BatchFields({
  lines,
  field,
}: {
  readonly lines: readonly SellerOrderLine[];
  readonly field: FieldOf;
}) {
  const texts = useSellingTexts();
  const language = useLanguage();
  return lines.map(({ listingId, title, pack, bed }) => {
    // One product may stand in an order in several packs, each with its own batch.
    const product = [title, pack]
      .map((words) => wordsIn(language, words).text)
      .filter(Boolean)
      .join(", ");
    return (
      <div key={listingId} className="stack-s">
        <TextField label={texts.batch(product)} maxLength={40} {...field(`batchNumber.${listingId}`)} />
        {bed !== "tool" && (
          <TextField label={texts.expires(product)} type="date" {...field(`expiresOn.${listingId}`)} />
        )}
      </div>
    );
  });
}
