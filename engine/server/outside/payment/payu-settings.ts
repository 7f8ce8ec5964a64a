/** How online payments are taken: with PayU, by our own stand-in for it, or not at all. */
export type PaymentSettings =
  | { readonly kind: "none" }
  | { readonly kind: "stand-in" }
  | {
      readonly kind: "payu";
      readonly key: string;
      readonly salt: string;
      readonly isSplit: boolean;
      readonly paymentUrl: string;
      readonly commandUrl: string;
    };

/** Their lines in the README and in `.env.example`. */
export const payuSettings = {
  PAYU_KEY: "merchant key of PayU; empty: the local stand-in, and in production no online payment",
  PAYU_SALT: "its salt, needed with the key",
  PAYU_URL: "PayU's payment page, default https://secure.payu.in/_payment",
  PAYU_COMMANDS: "its command address, default https://info.payu.in/merchant/postservice.php?form=2",
  PAYU_SPLIT: "on when split settlement is agreed with PayU, default off",
  ONLINE_PAYMENT_MINUTES: "how long an order waits for its online payment, default 30",
} as const;

export interface PayuSettingReader {
  text(name: keyof typeof payuSettings): string | null;
  problem(line: string): void;
}

/** @param hasStandIn whether the mode may use the stand-in: never in production. */
export function readPaymentSettings(
  read: PayuSettingReader,
  { hasStandIn, hasPublicUrl }: { readonly hasStandIn: boolean; readonly hasPublicUrl: boolean },
): PaymentSettings {
  const key = read.text("PAYU_KEY");
  if (key === null) return { kind: hasStandIn ? "stand-in" : "none" };
  const salt = read.text("PAYU_SALT");
  if (salt === null) read.problem("PAYU_SALT is needed with PAYU_KEY");
  if (!hasPublicUrl) read.problem("PUBLIC_URL is needed with PAYU_KEY: PayU sends the payer back there");
  return {
    kind: "payu",
    key,
    salt: salt ?? "",
    isSplit: read.text("PAYU_SPLIT") === "on",
    paymentUrl: addressOf(read, "PAYU_URL", "https://secure.payu.in/_payment"),
    commandUrl: addressOf(read, "PAYU_COMMANDS", "https://info.payu.in/merchant/postservice.php?form=2"),
  };
}

function addressOf(read: PayuSettingReader, name: "PAYU_URL" | "PAYU_COMMANDS", fallback: string): string {
  const address = read.text(name) ?? fallback;
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    read.problem(`${name} is "${address}"; an http address is needed`);
  }
  return address;
}
