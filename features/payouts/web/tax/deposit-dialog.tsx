import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { type Deposit, payDeposit, receiveTaxRefund } from "#features/withholding/contract";
import { depositsQuery } from "../api.ts";
import { usePayoutsTexts } from "../words.ts";
import { NumberDayDialog } from "./number-day-dialog.tsx";

interface About {
  readonly deposit: Deposit;
  readonly about: string;
  readonly onClose: () => void;
}

const shared = {
  take: (answer: { readonly deposits: Deposit[] }) =>
    queryClient.setQueryData(depositsQuery.queryKey, answer),
  refresh: () => void queryClient.invalidateQueries(depositsQuery),
};

/** Finance has paid a month's tax to the state: the challan's number and the day. */
export function DepositDialog({ deposit: { month, levy, dueInPaise }, about, onClose }: About) {
  const texts = usePayoutsTexts();
  return (
    <NumberDayDialog
      {...{ ...shared, onClose, title: texts.noteDeposit, sent: texts.depositNoted }}
      number={{ name: "challan", label: texts.challan }}
      day={{ name: "paidOn", label: texts.paidOn }}
      send={({ number, day }) =>
        call(payDeposit, {
          params: { month, levy },
          body: { dueInPaise, challan: number, paidOn: day },
        })
      }
    >
      <p className="t-note">
        {formatPaise(dueInPaise)}: {about}
      </p>
    </NumberDayDialog>
  );
}

/** The state has paid back what was claimed: the number under which it stands in the account, and the day. */
export function ClaimDialog({ deposit: { month, levy, claimInPaise }, about, onClose }: About) {
  const texts = usePayoutsTexts();
  return (
    <NumberDayDialog
      {...{ ...shared, onClose, title: texts.noteRefund, sent: texts.refundNoted }}
      number={{ name: "reference", label: texts.bankReference }}
      day={{ name: "refundedOn", label: texts.refundedOn }}
      send={({ number, day }) =>
        call(receiveTaxRefund, {
          params: { month, levy },
          body: { claimInPaise, reference: number, refundedOn: day },
        })
      }
    >
      <p className="t-note">
        {formatPaise(claimInPaise)}: {about}
      </p>
      <p className="t-note c2">{texts.refundHint}</p>
    </NumberDayDialog>
  );
}
