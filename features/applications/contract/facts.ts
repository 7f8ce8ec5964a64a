import * as z from "zod/mini";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";

export const licenceKinds = ["seed", "fertiliser", "insecticide"] as const;
export type ApplicationLicence = (typeof licenceKinds)[number];

/** Names the conditions that stand on the page; new conditions get a new name and must be accepted anew. */
export const conditionsVersion = "2026-11-28";

export const longestNote = 500;

const line = (most: number) => z._default(oneLine(0, most), "");
const capitals = (most: number) => z._default(oneLine(0, most).check(z.toUpperCase()), "");
const tick = z._default(z.boolean(), false);

/** What an applicant has typed so far. It may be incomplete and wrong: it is checked when it is sent. */
export const applicationFacts = z.object({
  /** `conditionsVersion` once they are accepted. */
  conditions: line(20),
  village: line(80),
  postalCode: line(20),
  pan: capitals(20),
  note: z._default(paragraphs(0, longestNote), ""),
  businessName: line(120),
  businessNameTe: line(120),
  gstin: capitals(30),
  town: line(80),
  townTe: line(80),
  state: line(60),
  accountKind: z._default(z.enum(["upi", "bank"]), "upi"),
  holder: line(100),
  upiId: line(110),
  accountNumber: line(30),
  ifsc: capitals(20),
  seedHeld: tick,
  seedNumber: line(60),
  seedUntil: line(10),
  seedScan: line(22),
  fertiliserHeld: tick,
  fertiliserNumber: line(60),
  fertiliserUntil: line(10),
  fertiliserScan: line(22),
  insecticideHeld: tick,
  insecticideNumber: line(60),
  insecticideUntil: line(10),
  insecticideScan: line(22),
  /** First digits of the pin codes to which is delivered: `506, 507`. */
  deliveryPins: line(200),
  /** Rupees, such as `40` or `40.50`. */
  deliveryCharge: line(10),
  deliveryDays: line(3),
  deliveryCash: tick,
});
export type ApplicationFacts = z.output<typeof applicationFacts>;
export type FactName = keyof ApplicationFacts;

/** An application in which nothing is typed yet. */
export const emptyFacts: ApplicationFacts = {
  ...{ conditions: "", village: "", postalCode: "", pan: "", note: "" },
  ...{ businessName: "", businessNameTe: "", gstin: "", town: "", townTe: "", state: "" },
  ...{ accountKind: "upi", holder: "", upiId: "", accountNumber: "", ifsc: "" },
  ...{ seedHeld: false, seedNumber: "", seedUntil: "", seedScan: "" },
  ...{ fertiliserHeld: false, fertiliserNumber: "", fertiliserUntil: "", fertiliserScan: "" },
  ...{ insecticideHeld: false, insecticideNumber: "", insecticideUntil: "", insecticideScan: "" },
  ...{ deliveryPins: "", deliveryCharge: "", deliveryDays: "", deliveryCash: false },
};

/** What is wrong with a fact, by the code of its sentence. */
export const factErrors = {
  "applications/conditions": 422,
  "applications/village": 422,
  "applications/postal-code": 422,
  "applications/pan": 422,
  "applications/pan-of-other": 422,
  "applications/note": 422,
  "applications/business-name": 422,
  "applications/business-name-te": 422,
  "applications/gstin": 422,
  "applications/gstin-check": 422,
  "applications/gstin-state": 422,
  "applications/gstin-taken": 422,
  "applications/town": 422,
  "applications/town-te": 422,
  "applications/state": 422,
  "applications/holder": 422,
  "applications/upi-id": 422,
  "applications/account-number": 422,
  "applications/ifsc": 422,
  "applications/licence-number": 422,
  "applications/licence-until": 422,
  "applications/licence-scan": 422,
  "applications/scan-gone": 422,
  "applications/delivery-pins": 422,
  "applications/delivery-charge": 422,
  "applications/delivery-days": 422,
} as const;
