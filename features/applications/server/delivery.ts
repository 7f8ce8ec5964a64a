import type { ShippingRate } from "#features/selling/server";
import type { ApplicationFacts } from "../contract/facts.ts";

const mostAreas = 30;
const mostDays = 60;

/** The first digits of pin codes that were typed, each once; null where one of them is none. */
export function pinPrefixesIn(typed: string): readonly string[] | null {
  const parts = [...new Set(typed.split(/[\s,]+/).filter((part) => part !== ""))];
  const isRight = parts.every((part) => /^[1-9][0-9]{1,5}$/.test(part));
  return isRight && parts.length > 0 && parts.length <= mostAreas ? parts : null;
}

/** Typed rupees in paise; null where they are no amount. */
export function paiseIn(typed: string): number | null {
  const [, rupees, part = ""] = /^([0-9]{1,5})(?:\.([0-9]{1,2}))?$/.exec(typed) ?? [];
  return rupees === undefined ? null : Number(`${rupees}${part.padEnd(2, "0")}`);
}

/** Typed days, 1 to 60; null where they are not. */
export function daysIn(typed: string): number | null {
  const days = /^[0-9]{1,2}$/.test(typed) ? Number(typed) : 0;
  return days >= 1 && days <= mostDays ? days : null;
}

/** Where a new seller delivers and for how much; facts in order give at least one rate. */
export function shippingRatesIn(facts: ApplicationFacts): readonly ShippingRate[] {
  const chargeInPaise = paiseIn(facts.deliveryCharge);
  const leadDays = daysIn(facts.deliveryDays);
  if (chargeInPaise === null || leadDays === null) return [];
  return (pinPrefixesIn(facts.deliveryPins) ?? []).map((pinPrefix) => ({
    ...{ pinPrefix, orderValueFromInPaise: 0, chargeInPaise, leadDays },
    isCashOnDelivery: facts.deliveryCash,
  }));
}
