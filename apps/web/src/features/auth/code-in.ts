/**
 * The code in what was typed, pasted or handed over by the phone: digits alone, "123 456", or the whole message,
 * whose last line `@domain #123456` says it for certain. Of more digits than a code has the last ones count: they came
 * after what stood there.
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
