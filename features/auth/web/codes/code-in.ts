/**
 * Extracts the code from typed, pasted or received text: digits, "123 456", or the whole message. Its last line
 * `@domain #123456` is unambiguous. Of too many digits the last ones count, because the user typed them later.
 */
export function codeIn(text: string, codeLength: number): string {
  const digits = `[0-9]{${codeLength}}`;
  const marked = new RegExp(`#(${digits})(?![0-9])`).exec(text)?.[1];
  if (marked) return marked;
  if (/[^0-9\s-]/.test(text)) {
    const alone = new RegExp(`(?<![0-9])${digits}(?![0-9])`).exec(text)?.[0];
    if (alone) return alone;
  }
  return text.replace(/\D/g, "").slice(-codeLength);
}
