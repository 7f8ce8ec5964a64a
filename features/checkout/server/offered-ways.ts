import type { MemberContext } from "#engine/server/context.ts";

/** Which ways of paying the operator offers at this moment, for all sellers. */
export interface OfferedWays {
  readonly isCashOpen: boolean;
  /** Most of a purchase that is paid in cash. */
  readonly mostCashInPaise: number;
  readonly isTransferOpen: boolean;
  readonly isOnlineOpen: boolean;
}

/** The ways by the settings of the house and by what the admin has closed. */
export function offeredWays({
  config,
  flags,
  payments,
}: Pick<MemberContext, "config" | "flags" | "payments">): OfferedWays {
  return {
    isCashOpen: flags.isOn("cash-on-delivery-open"),
    mostCashInPaise: flags.numberOf("cash-on-delivery-rupees") * 100,
    isTransferOpen: config.bankAccount !== null && flags.isOn("bank-transfer-open"),
    isOnlineOpen: payments !== null,
  };
}
