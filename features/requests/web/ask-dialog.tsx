import { useId } from "react";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { QuantityStepper } from "#engine/web/ui/form/quantity-stepper.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { type ReasonCode, reasonLabels, reasonsOf } from "#features/orders/contract/order-reasons.ts";
import type { Askable, AskableLine } from "#features/orders/contract/order-requests.ts";
import { packsText } from "./packs-text.ts";
import { RemovalPreviewSlip } from "./removal-preview-slip.tsx";
import { useAsk } from "./use-ask.ts";
import { useRequestsTexts } from "./words.ts";

/** Lines and packs to cancel or to give back, why, and what this would change before it is sent. */
export function AskDialog({
  title,
  orderId,
  askable,
  onClose,
}: {
  readonly title: string;
  readonly orderId: string;
  readonly askable: Askable;
  readonly onClose: () => void;
}) {
  const texts = useRequestsTexts();
  const language = useLanguage();
  const formId = useId();
  const ask = useAsk(orderId, askable, onClose);
  const isSure = ask.lines.length > 0 && ask.preview.isSuccess && !ask.preview.isPlaceholderData;
  const reasons = reasonsOf[askable.kind].map((code) => ({
    value: code,
    text: reasonLabels[code][language],
  }));
  return (
    <FormDialog
      {...{ title, formId, onClose, cancelText: texts.keep, busy: ask.isSending, disabled: !isSure }}
      submitText={askable.isDecidedAtOnce ? texts.submitCancel : texts.submitAsk}
    >
      <Form id={formId} trouble={ask.trouble} onSubmit={ask.submit}>
        <fieldset className="stack-s">
          <legend className="lab mb-1.5">{texts.choose}</legend>
          {askable.lines.map((line) => (
            <PacksOfLine
              key={line.listingId}
              line={line}
              quantity={ask.draft.packs[line.listingId] ?? 0}
              onChange={(quantity) => ask.setPacks(line.listingId, quantity)}
            />
          ))}
        </fieldset>
        <SelectField
          label={texts.reason}
          name="reasonCode"
          value={ask.draft.reasonCode}
          error={ask.reasonError}
          options={[{ value: "", text: texts.chooseReason }, ...reasons]}
          onChange={({ target }) => ask.setReason(target.value as ReasonCode | "")}
        />
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          name="note"
          value={ask.draft.note}
          error={ask.noteError}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => ask.setNote(target.value)}
        />
        <RemovalPreviewSlip
          preview={ask.lines.length > 0 ? ask.preview : null}
          isDecidedAtOnce={askable.isDecidedAtOnce}
        />
      </Form>
    </FormDialog>
  );
}

/** One product with a tick; of several packs it is asked how many. */
function PacksOfLine({
  line,
  quantity,
  onChange,
}: {
  readonly line: AskableLine;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}) {
  const texts = useRequestsTexts();
  const language = useLanguage();
  const { text, lang } = wordsIn(language, line.title);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <TickBox checked={quantity > 0} onChange={(isChosen) => onChange(isChosen ? line.quantity : 0)}>
        <b lang={lang}>{text}</b>
        <span className="t-small c2 block">{packsText(line, texts.packs(line.quantity), language)}</span>
      </TickBox>
      {quantity > 0 && line.quantity > 1 && (
        <span className="beside ml-auto">
          <QuantityStepper
            quantity={quantity}
            most={line.quantity}
            name={`${text}, ${wordsIn(language, line.pack).text}`}
            onChange={onChange}
          />
          <span className="t-small c2">{texts.ofSoMany(line.quantity)}</span>
        </span>
      )}
    </div>
  );
}
