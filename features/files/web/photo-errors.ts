/** What a call says about single photos (`photos.2`), by the keys that were sent to it. */
export function photoErrors(
  fields: Readonly<Record<string, string>>,
  sent: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    sent.flatMap((key, index) => {
      const text = fields[`photos.${index}`];
      return text === undefined ? [] : [[key, text]];
    }),
  );
}
