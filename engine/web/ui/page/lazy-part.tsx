import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react";
import { waitedFor } from "../../browser/lazy-page.ts";
import { showMessage } from "../overlay/snackbar.tsx";
import { useWords } from "../words.texts.ts";
import { ErrorState } from "./page-states.tsx";

interface LazySettings<Props> {
  /** Shown with the same properties until the part has loaded. */
  readonly instead?: ComponentType<Props>;
  /** For content that no press asked for: a failed fetch shows nothing. */
  readonly isQuiet?: boolean;
  /**
   * A placeholder for a section until it has loaded. A failed section shows an error in its place with
   * a retry button.
   */
  readonly waiting?: ReactNode;
}

/**
 * A component in its own chunk, fetched at its first render; `waiting` or nothing shows meanwhile. Later
 * renders are immediate, so the page keeps its height. A failed fetch shows an error; a dialog closes, so the
 * next press retries.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false, instead, waiting }: LazySettings<Props> = {},
): (props: Props) => ReactNode {
  let part: ComponentType<Props> | undefined;
  return function LazyPart(props) {
    const words = useWords();
    const [state, setState] = useState<"coming" | "there" | "failed">(part ? "there" : "coming");
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once each time it is drawn, or tried again
    useEffect(() => {
      if (state !== "coming") return;
      let isGone = false;
      const take = (loaded: ComponentType<Props>): void => {
        part = loaded;
        if (!isGone) startTransition(() => setState("there"));
      };
      const fail = (): void => {
        if (isGone || isQuiet) return;
        setState("failed");
        if (waiting !== undefined) return;
        showMessage(words.notFetched);
        if ("onClose" in props && typeof props.onClose === "function") props.onClose();
      };
      waitedFor(load()).then(take, fail);
      return () => {
        isGone = true;
      };
    }, [state]);
    if (part) return createElement(part, props);
    if (instead) return createElement(instead, props);
    if (waiting === undefined) return null;
    return state === "failed" ? <ErrorState onRetry={() => setState("coming")} /> : waiting;
  };
}
