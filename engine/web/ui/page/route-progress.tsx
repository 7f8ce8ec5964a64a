import { useWords } from "../words.texts.ts";

/** A white thread along the selvedge while a route loads. */
export function RouteProgress() {
  return <i className="shuttle is-running" role="progressbar" aria-label={useWords().loading} />;
}
