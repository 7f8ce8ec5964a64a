/** A payment as its payer is to make it at the provider's page. */
export interface PaymentWish {
  /** Our id of this attempt, at most 25 letters and digits; never used again. */
  readonly txnid: string;
  /** What the payment is for; comes back with every report. */
  readonly masterId: string;
  readonly amountInPaise: number;
  readonly payerName: string;
  readonly payerPhone: string;
  /** Number of the payer's account, for an address of his own where the provider asks for one. */
  readonly payerProfileId: number;
  readonly language: "en" | "te";
}

/** What the payer's browser posts, and where to: it leaves the app and comes back through the return route. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What the provider or the payer's browser tells of a payment. Authentic, and still no proof: `verify` is. */
export interface PaymentReport {
  readonly txnid: string;
  readonly mihpayid: string;
  readonly masterId: string;
  /** NaN for a text that is no amount. */
  readonly amountInPaise: number;
  readonly status: string;
  readonly unmappedStatus: string;
  /**
   * The same for reports that say the same: made of what the provider signs, and of a word that he is known to use. What
   * anybody could change of an authentic report makes no other one of it.
   */
  readonly sameAs: string;
}

/** Where a payment stands at the provider. */
export type PaymentStanding =
  | "captured"
  /** Debited, not captured yet: not paid. */
  | "authorised"
  | "pending"
  | "failed"
  /** Given up by the payer; his bank may still send the money. */
  | "dropped"
  /** It came too late for the provider, who sends it back himself. */
  | "returned"
  | "not-found"
  | "unknown";

export interface VerifiedPayment {
  readonly standing: PaymentStanding;
  readonly mihpayid: string | null;
  readonly amountInPaise: number | null;
  /** CC, DC, NB, UPI and so on, as the provider names it. */
  readonly mode: string | null;
  readonly bankRefNum: string | null;
}

export interface RefundWish {
  readonly mihpayid: string;
  /** Unique for ever: the same token twice is one refund. */
  readonly token: string;
  readonly amountInPaise: number;
}

export interface RefundReport {
  readonly standing: "done" | "pending" | "failed";
  readonly requestId: string | null;
  /** Reference of the payer's bank, a day or two later. */
  readonly bankArn: string | null;
}

/** Who takes money for us on a page of his own, and gives it back. Throws when he cannot be reached. */
export interface PaymentProvider {
  formFor(wish: PaymentWish): PaymentForm;
  /** Reads what was posted to us; null unless the provider has signed exactly these values. */
  readReport(form: string): PaymentReport | null;
  /** Asks the provider; the only answer that moves money in our books. */
  verify(txnid: string): Promise<VerifiedPayment>;
  /** Asks for a refund, again with the same token as often as is needed. */
  refund(wish: RefundWish): Promise<RefundReport>;
  refundStanding(wish: RefundWish): Promise<RefundReport>;
  /** The token of a refund that somebody reports on; null unless the report carries our secret. */
  readRefundReport(form: string, secret: string): string | null;
}
