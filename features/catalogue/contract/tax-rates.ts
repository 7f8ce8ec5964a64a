import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { endpoint } from "#engine/contract/endpoint.ts";

/** As the GST law writes them: four, six or eight digits. */
const hsn = z.string().check(z.trim(), z.regex(/^(?:[0-9]{4}|[0-9]{6}|[0-9]{8})$/));

const rate = z.object({
  /** Its first day in India, `yyyy-mm-dd`. */
  validFrom: z.string(),
  rateInBasisPoints: z.int(),
});

const taxCode = z.object({
  hsn: z.string(),
  products: z.int(),
  /** The rate that counts today; null where the first one is still to come. */
  now: z.nullable(rate),
  /** Those to come, the nearest first. */
  coming: z.array(rate),
  /** Those that counted before, the latest first. */
  past: z.array(rate),
});
export type TaxCode = z.output<typeof taxCode>;

const table = z.object({ today: z.string(), codes: z.array(taxCode) });

export const listTaxRates = endpoint({
  name: "catalogue/list-tax-rates",
  summary:
    "For the platform admin: the HSN codes with the rate of GST that counts, those to come and those before.",
  method: "GET",
  path: "/v2/admin/tax-rates",
  permission: "platform-admin",
  answer: table,
  errors: {},
});

export const addTaxRate = endpoint({
  name: "catalogue/add-tax-rate",
  summary:
    "The platform admin adds the rate of an HSN code from a day on: today for a new code, else tomorrow at the earliest. Orders placed before keep their rate.",
  method: "POST",
  path: "/v2/admin/tax-rates",
  permission: "platform-admin",
  body: z.object({
    hsn,
    rateInBasisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
    validFrom: calendarDay,
  }),
  answer: table,
  success: "CREATED",
  errors: {
    "catalogue/rate-in-the-past": 422,
    "catalogue/rate-from-tomorrow": 409,
    "catalogue/rate-there": 409,
  },
});

export const removeTaxRate = endpoint({
  name: "catalogue/remove-tax-rate",
  summary: "The platform admin takes back a rate that is still to come; one that has begun stays.",
  method: "DELETE",
  path: "/v2/admin/tax-rates/{hsn}/{validFrom}",
  permission: "platform-admin",
  params: z.object({ hsn: z.string().check(z.regex(/^[0-9]{4,8}$/)), validFrom: calendarDay }),
  answer: table,
  errors: { "catalogue/rate-not-found": 404, "catalogue/rate-begun": 409 },
});
