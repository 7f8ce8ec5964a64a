import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { paiseTyped } from "#engine/web/words/money.ts";
import { receiveFromSeller } from "#features/settlements/contract";
import { DecisionDialog } from "./decision-button.tsx";
import { useFinanceTexts } from "./words.ts";

interface From {
  readonly sellerId: number;
  /** Who he is, and what he owes. */
  readonly about: string;
  /** What he owes; null: nothing. */
  readonly startInPaise: number | null;
}

/** What has come from a seller, under its number. */
export function ReceivedButton(from: From) {
  const texts = useFinanceTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small
        look="second"
        aria-label={`${texts.receivedFromSeller}: ${from.about}`}
        onClick={() => setOpen(true)}
      >
        {texts.receivedFromSeller}
      </Button>
      {isOpen && <ReceivedDialog {...from} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks how much has come and under which number. */
export function ReceivedDialog({
  sellerId,
  about,
  startInPaise,
  onClose,
}: From & { readonly onClose: () => void }) {
  const texts = useFinanceTexts();
  return (
    <DecisionDialog
      text={texts.receivedFromSeller}
      submitText={texts.received}
      about={about}
      title={texts.receivedFromSeller}
      asks={[
        { name: "amountInPaise", label: texts.amount, startInPaise, hint: texts.moreThanOwed },
        { name: "reference", label: texts.bankNumber },
      ]}
      send={({ amountInPaise = "", reference = "" }) =>
        call(receiveFromSeller, {
          params: { sellerId },
          body: { amountInPaise: paiseTyped(amountInPaise), reference },
        })
      }
      onClose={onClose}
    />
  );
}
