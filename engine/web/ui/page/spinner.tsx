import { useWords } from "../words.texts.ts";

/** The turning sunna. */
export function Spinner() {
  return <span className="spin" role="img" aria-label={useWords().loading} />;
}
