import { classes } from "./classes.tsx";

/** A person's picture over the first letter of the name, drawn by the style so that it is no word of the control around it. */
export function Avatar({
  name,
  picture,
  large = false,
  tint,
}: {
  readonly name: string;
  readonly picture?: string | null | undefined;
  readonly large?: boolean;
  readonly tint?: "leafy" | "sun";
}) {
  return (
    <span className={classes("ava", large && "lg", tint)} data-letter={firstLetter(name)}>
      {picture && <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />}
    </span>
  );
}

/** A letter with the signs on it, and with what a virama joins to it: శ్రీ is one. */
const letter = /^\P{M}(?:\u0c4d\u200d?\p{L}|[\p{M}\u200c\u200d])*/u;

/** `Intl.Segmenter` knows this too, but takes 20 ms and more when it is first used. */
function firstLetter(name: string): string {
  return letter.exec(name.trim())?.[0].toLocaleUpperCase("en-IN") ?? "";
}
