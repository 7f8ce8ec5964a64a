import { type SendMethod, sendMethods } from "#features/orders/contract/refunds.ts";
import type { AskedLine, Typed } from "./decision-button.tsx";
import type { useFinanceTexts } from "./words.ts";

/** What finance says of money that it has sent: how, and under which number. */
export function askedOfSender(texts: ReturnType<typeof useFinanceTexts>): AskedLine[] {
  const options = sendMethods.map((value) => ({ value, text: texts.method(value) }));
  return [
    { name: "method", label: texts.sentHow, options },
    { name: "reference", label: texts.paymentNumber },
  ];
}

/** The same as the server takes it; nothing where nothing was asked. */
export function sentOf({ method, reference }: Typed) {
  return method === undefined
    ? {}
    : { method: method as SendMethod, ...(reference !== undefined && { reference: reference.trim() }) };
}
