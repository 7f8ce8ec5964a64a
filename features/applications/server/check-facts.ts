import { calendarDay } from "#engine/contract/calendar-day.ts";
import { gstStateCode } from "#engine/contract/indian-states.ts";
import { postalCode } from "#engine/contract/person.ts";
import { typedAccount } from "#features/payouts/contract";
import {
  type ApplicationFacts,
  type ApplicationLicence,
  conditionsVersion,
  type FactName,
  type factErrors,
  licenceKinds,
} from "../contract/facts.ts";
import type { ApplicationKind } from "../contract/kinds.ts";
import { hasGstinShape, hasRightCheckSign, isPan, panOfGstin } from "./business-numbers.ts";
import { daysIn, paiseIn, pinPrefixesIn } from "./delivery.ts";

export type FactError = keyof typeof factErrors;
/** The fault of each fact that is not in order. */
export type Faults = Readonly<Partial<Record<FactName, FactError>>>;

/** What the facts are measured by. */
export interface Measure {
  /** `yyyy-mm-dd` in India. */
  readonly today: string;
  /** Whoever is paid somewhere already names no account. */
  readonly hasAccount: boolean;
  /** Another seller is registered with the GSTIN. */
  readonly isGstinTaken: boolean;
}

/** What is missing or wrong in an application of a kind; facts of the other kind do not matter. */
export function faultsOf(kind: ApplicationKind, facts: ApplicationFacts, measure: Measure): Faults {
  return {
    ...(kind === "agent" ? agentFaults(facts) : sellerFaults(facts, measure)),
    ...(postalCode.safeParse(facts.postalCode).success ? {} : { postalCode: "applications/postal-code" }),
    ...(measure.hasAccount ? {} : accountFaults(facts)),
    ...(facts.conditions === conditionsVersion ? {} : { conditions: "applications/conditions" }),
  };
}

function agentFaults({ village, pan, note }: ApplicationFacts): Faults {
  return {
    ...(village.length < 2 && { village: "applications/village" }),
    ...(!isPan(pan) && { pan: "applications/pan" }),
    ...(note.length < 10 && { note: "applications/note" }),
  };
}

const latin = /\p{Script=Latin}/u;
const telugu = /\p{Script=Telugu}/u;

function sellerFaults(facts: ApplicationFacts, measure: Measure): Faults {
  const gstinFault = faultOfGstin(facts, measure);
  const panFault = faultOfPan(facts);
  return {
    ...(!latin.test(facts.businessName) && { businessName: "applications/business-name" }),
    ...(!telugu.test(facts.businessNameTe) && { businessNameTe: "applications/business-name-te" }),
    ...(gstinFault && { gstin: gstinFault }),
    ...(panFault && { pan: panFault }),
    ...(!latin.test(facts.town) && { town: "applications/town" }),
    ...(!telugu.test(facts.townTe) && { townTe: "applications/town-te" }),
    ...(gstStateCode(facts.state) === undefined && { state: "applications/state" }),
    ...deliveryFaults(facts),
    ...Object.fromEntries(
      licenceKinds.flatMap((kind) => Object.entries(licenceFaults(kind, facts, measure.today))),
    ),
  };
}

function faultOfGstin({ gstin, state }: ApplicationFacts, { isGstinTaken }: Measure): FactError | null {
  if (!hasGstinShape(gstin)) return "applications/gstin";
  if (!hasRightCheckSign(gstin)) return "applications/gstin-check";
  const stateCode = gstStateCode(state);
  if (stateCode !== undefined && !gstin.startsWith(stateCode)) return "applications/gstin-state";
  return isGstinTaken ? "applications/gstin-taken" : null;
}

function faultOfPan({ pan, gstin }: ApplicationFacts): FactError | null {
  if (!isPan(pan)) return "applications/pan";
  return hasGstinShape(gstin) && panOfGstin(gstin) !== pan ? "applications/pan-of-other" : null;
}

function licenceFaults(kind: ApplicationLicence, facts: ApplicationFacts, today: string): Faults {
  if (!facts[`${kind}Held`]) return {};
  const until = facts[`${kind}Until`];
  return {
    ...(facts[`${kind}Number`].length < 3 && { [`${kind}Number`]: "applications/licence-number" }),
    ...((!calendarDay.safeParse(until).success || until <= today) && {
      [`${kind}Until`]: "applications/licence-until",
    }),
    ...(facts[`${kind}Scan`] === "" && { [`${kind}Scan`]: "applications/licence-scan" }),
  };
}

function deliveryFaults({ deliveryPins, deliveryCharge, deliveryDays }: ApplicationFacts): Faults {
  return {
    ...(pinPrefixesIn(deliveryPins) === null && { deliveryPins: "applications/delivery-pins" }),
    ...(paiseIn(deliveryCharge) === null && { deliveryCharge: "applications/delivery-charge" }),
    ...(daysIn(deliveryDays) === null && { deliveryDays: "applications/delivery-days" }),
  };
}

const accountErrors = {
  holder: "applications/holder",
  upiId: "applications/upi-id",
  accountNumber: "applications/account-number",
  ifsc: "applications/ifsc",
} as const satisfies Partial<Record<FactName, FactError>>;

function accountFaults(facts: ApplicationFacts): Faults {
  const { error } = typedAccount.safeParse({ ...facts, kind: facts.accountKind });
  const wrong = (error?.issues ?? []).map(({ path }) => String(path[0]));
  const named = (Object.keys(accountErrors) as (keyof typeof accountErrors)[]).filter((name) =>
    wrong.includes(name),
  );
  return Object.fromEntries(named.map((name) => [name, accountErrors[name]]));
}
