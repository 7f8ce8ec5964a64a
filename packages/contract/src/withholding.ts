import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import type { FileBytes } from "./files.ts";
import type { LocalizedText } from "./language.ts";
import { paise } from "./money.ts";

/**
 * What the law asks the operator to keep back for the state: GST collected at source from sellers, income tax
 * deducted at source from sellers' sales and from agents' margins.
 */
export const levies = ["gst-tcs", "income-tax-sales", "income-tax-commission"] as const;
export type Levy = (typeof levies)[number];

export const levyNames: Readonly<Record<Levy, LocalizedText>> = {
  "gst-tcs": { en: "GST collected at source (TCS)", te: "మూలం వద్ద వసూలు చేసిన GST (TCS)" },
  "income-tax-sales": { en: "Income tax at source (TDS)", te: "మూలం వద్ద ఆదాయపు పన్ను (TDS)" },
  "income-tax-commission": { en: "Income tax at source (TDS)", te: "మూలం వద్ద ఆదాయపు పన్ను (TDS)" },
};

/** A tax that was kept back, with the rule that asks for it. */
export const withheld = z.object({ levy: z.enum(levies), amountInPaise: paise, law: z.string() });
export type Withheld = z.output<typeof withheld>;

export const readWithheld = endpoint({
  name: "withholding/read-withheld",
  summary:
    "Taxes kept back in one month, `yyyy-mm` in India, by law, person and rate, as a CSV file for the returns.",
  method: "GET",
  path: "/v2/admin/finance/withheld/{month}",
  permission: "finance",
  givesFile: "csv",
  params: z.object({ month: z.string().check(z.regex(/^20[0-9]{2}-(?:0[1-9]|1[0-2])$/)) }),
  answer: z.custom<FileBytes>(),
  errors: {},
});
