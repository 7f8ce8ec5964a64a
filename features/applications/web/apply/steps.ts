import type { FactName } from "../../contract/facts.ts";
import type { ApplicationKind } from "../../contract/kinds.ts";

export type StepName = "about" | "business" | "licences" | "delivery" | "account" | "check";

const account: readonly FactName[] = ["holder", "upiId", "accountNumber", "ifsc"];

/** The facts that each step asks for. */
const factsOfStep: Readonly<Record<StepName, readonly FactName[]>> = {
  about: ["village", "postalCode", "pan", "note"],
  business: ["businessName", "businessNameTe", "gstin", "pan", "town", "townTe", "state", "postalCode"],
  licences: (["seed", "fertiliser", "insecticide"] as const).flatMap((kind) => [
    `${kind}Number` as const,
    `${kind}Until` as const,
    `${kind}Scan` as const,
  ]),
  delivery: ["deliveryPins", "deliveryCharge", "deliveryDays"],
  account,
  check: ["conditions"],
};

/** The steps by which somebody applies. */
export const stepsOf: Readonly<Record<ApplicationKind, readonly StepName[]>> = {
  agent: ["about", "account", "check"],
  seller: ["business", "licences", "delivery", "account", "check"],
};

/** Sentences beside facts, by the fact's name. */
export type FaultTexts = Readonly<Record<string, string>>;

/** The faults that belong to one step. */
export function faultsIn(step: StepName, faults: FaultTexts): FaultTexts {
  return Object.fromEntries(
    factsOfStep[step].flatMap((fact) => {
      const sentence = faults[fact];
      return sentence === undefined ? [] : [[fact, sentence]];
    }),
  );
}

/** The first step at which something is wrong. */
export function firstWithFault(kind: ApplicationKind, faults: FaultTexts): StepName | undefined {
  return stepsOf[kind].find((step) => Object.keys(faultsIn(step, faults)).length > 0);
}
