/** Who asks, where that person lives, and who delivers there: kept for a moment by a process that is not a test's. */
const aboutCaller =
  /from sessions|^\s*select profiles\.postal_code as "pinCode" from|^\s*select array\(select distinct seller_id/;

/** The statements of a call of the store beside those. */
export function ownStatements(sent: readonly string[]): readonly string[] {
  return sent.filter((text) => !aboutCaller.test(text));
}
