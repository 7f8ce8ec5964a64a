import { classes } from "./classes.tsx";

/** A person: the picture, else the first letter of the name, in the sunna ring when large. The name stands beside it. */
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
    <span className={classes("ava", large && "lg", tint)} aria-hidden="true">
      {picture ? <img src={picture} alt="" className="size-full object-cover" /> : firstLetter(name)}
    </span>
  );
}

function firstLetter(name: string): string {
  const letters = new Intl.Segmenter("te", { granularity: "grapheme" }).segment(name.trim());
  return [...letters][0]?.segment.toLocaleUpperCase("en-IN") ?? "";
}
