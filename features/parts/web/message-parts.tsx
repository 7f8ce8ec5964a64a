import { type ReactNode, useState } from "react";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { ScaleDrawing } from "#engine/web/ui/art/scale.tsx";
import { TicketDrawing } from "#engine/web/ui/art/ticket.tsx";
import { Avatar } from "#engine/web/ui/avatar.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { SuccessSeal } from "#engine/web/ui/goods/success-seal.tsx";
import { Ticket } from "#engine/web/ui/goods/ticket.tsx";
import { ConfirmDialog, Dialog, Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { EmptyState, ErrorState, LoadingState, OfflineState } from "#engine/web/ui/page/page-states.tsx";
import { Spinner } from "#engine/web/ui/page/spinner.tsx";
import { usePartsTexts } from "./words.ts";

const validUpTo = Date.UTC(2026, 6, 31);

/** Snackbar, dialogs, sheet, tickets, spinner, seal. */
export function MessageParts() {
  const texts = usePartsTexts();
  const [open, setOpen] = useState<"dialog" | "confirm" | "sheet">();
  const close = (): void => setOpen(undefined);
  return (
    <div className="kit-3">
      <div className="stack">
        <Button
          look="onpaper"
          onClick={() => showMessage({ text: texts.added, action: { text: texts.open, onPress: close } })}
        >
          {texts.showMessage}
        </Button>
        <Button look="onpaper" onClick={() => setOpen("dialog")}>
          {texts.openDialog}
        </Button>
        <Button look="onpaper" onClick={() => setOpen("confirm")}>
          {texts.openConfirm}
        </Button>
        <Button look="onpaper" onClick={() => setOpen("sheet")}>
          {texts.openSheet}
        </Button>
      </div>
      <div className="stack">
        <Ticket paise={10_000} caption={texts.off} title={texts.coupon}>
          <span className="t-small c2">
            <span className="code">WLC7Q4XN</span>, {texts.validUpTo} <DateText at={validUpTo} />
          </span>
          <button type="button" className="link t-note justify-self-start">
            {texts.copyCode}
          </button>
        </Ticket>
        <Ticket paise={10_000} caption={texts.off} title={texts.referral} used>
          <span className="t-small c2">
            {texts.usedOn} <DateText at={validUpTo} />
          </span>
        </Ticket>
      </div>
      <div className="stack">
        <Card pad className="grid justify-items-center gap-2">
          <Spinner />
          <span className="t-note c2">{texts.loadingCoupons}</span>
        </Card>
        <div className="rounded-card bg-cloth p-4 text-center text-on-cloth">
          <SuccessSeal />
          <p className="thanks-t">{texts.thanks}</p>
        </div>
        <div className="beside">
          <Avatar name={texts.kakatiya} large tint="sun" />
          <Avatar name={texts.godavari} />
          <Avatar name={texts.rajeswara} tint="leafy" />
        </div>
      </div>
      <Opened which={open} onClose={close} />
    </div>
  );
}

function Opened({
  which,
  onClose,
}: {
  readonly which: "dialog" | "confirm" | "sheet" | undefined;
  readonly onClose: () => void;
}) {
  const texts = usePartsTexts();
  if (which === "dialog") {
    return (
      <Dialog
        title={texts.openDialog}
        onClose={onClose}
        dismissible={false}
        footer={<Button onClick={onClose}>{texts.save}</Button>}
      >
        {texts.reading}
      </Dialog>
    );
  }
  if (which === "confirm") {
    return (
      <ConfirmDialog title={texts.openConfirm} onClose={onClose} onConfirm={onClose}>
        {texts.confirmText}
      </ConfirmDialog>
    );
  }
  if (which !== "sheet") return null;
  return (
    <Sheet title={texts.openSheet} onClose={onClose}>
      <form className="stack" action={onClose}>
        <TextField label={texts.pin} inputMode="numeric" maxLength={6} />
        <Button type="submit" wide>
          {texts.save}
        </Button>
      </form>
    </Sheet>
  );
}

/** The four states of a page. */
export function StateParts() {
  const texts = usePartsTexts();
  const states: readonly (readonly [string, ReactNode])[] = [
    [
      "orders",
      <EmptyState
        key="orders"
        drawing={<BasketDrawing />}
        title={texts.noOrders}
        action={<Button small>{texts.startShopping}</Button>}
      />,
    ],
    [
      "payments",
      <EmptyState key="payments" drawing={<ScaleDrawing />} title={texts.noPayments}>
        {texts.nothingOwed}
      </EmptyState>,
    ],
    ["coupons", <EmptyState key="coupons" drawing={<TicketDrawing />} title={texts.noCoupons} />],
    ["error", <ErrorState key="error" onRetry={() => {}} />],
    ["offline", <OfflineState key="offline" onRetry={() => {}} />],
  ];
  return (
    <div className="stack">
      <div className="kit-5">
        {states.map(([name, state]) => (
          <div className="card" key={name}>
            {state}
          </div>
        ))}
      </div>
      <LoadingState />
    </div>
  );
}
