import { type FinancePayout, markReturned } from "@santha/contract/payouts";
import { useState } from "react";
import { call } from "#lib/api-client";
import { formatPaise } from "#lib/money";
import { queryClient } from "#lib/query-client";
import { Button } from "#ui/button";
import { NumberDayDialog } from "./number-day-dialog.tsx";
import { deskQuery, takeDesk } from "./payouts.api.ts";
import { usePayoutsTexts } from "./payouts.texts.ts";

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
