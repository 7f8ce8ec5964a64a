/** The value, which is there by a rule of the program: where it is missing, the request ends as a fault with the rule. */
export function invariant<Value>(value: Value | null | undefined, why: string): Value {
  if (value === null || value === undefined) throw new Error(`broken invariant: ${why}`);
  return value;
}
