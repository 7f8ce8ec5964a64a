import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import { type FinancePayout, markReturned } from "../../contract.ts";
import { deskQuery, takeDesk } from "../api.ts";
import { NumberDayDialog } from "../tax/number-day-dialog.tsx";
import { usePayoutsTexts } from "../words.ts";

/** For money that the bank had paid and that came back: when, and under which number. */
export function ReturnButton({
  payout: { payoutId, number, amountInPaise, person },
}: {
  readonly payout: FinancePayout;
}) {
  const texts = usePayoutsTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small
        look="second"
        aria-label={`${texts.noteReturned}: ${number}`}
        onClick={() => setOpen(true)}
      >
        {texts.noteReturned}
      </Button>
      {isOpen && (
        <NumberDayDialog
          {...{ title: texts.noteReturned, sent: texts.returnNoted, take: takeDesk }}
          onClose={() => setOpen(false)}
          refresh={() => void queryClient.invalidateQueries(deskQuery)}
          number={{ name: "reference", label: texts.returnReference }}
          day={{ name: "returnedOn", label: texts.returnedOn }}
          send={(typed) =>
            call(markReturned, {
              params: { payoutId },
              body: { reference: typed.number, returnedOn: typed.day },
            })
          }
        >
          <p className="t-note">
            {number} · {formatPaise(amountInPaise)} · {person.firstName}
          </p>
          <p className="t-note c2">{texts.returnHint}</p>
        </NumberDayDialog>
      )}
    </>
  );
}
