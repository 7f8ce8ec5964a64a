import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react";
import { waitedFor } from "../lib/lazy-page.ts";
import { showMessage } from "./snackbar.tsx";
import { useWords } from "./words.texts.ts";

/**
 * A part of a page that is fetched when it is first drawn: a dialog, a card that most people do not use. Nothing is
 * shown until it is there; then it is drawn in slices. When it cannot be fetched this is said, and a dialog is closed
 * again, so that the next press tries anew; `isQuiet` for what nobody has asked for by a press.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props) {
    const words = useWords();
    const [Part, setPart] = useState(() => loaded);
    // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once each time it is drawn
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      const take = (part: ComponentType<Props>): void => {
        loaded = part;
        if (!isGone) startTransition(() => setPart(() => part));
      };
      const fail = (): void => {
        if (isGone || isQuiet) return;
        showMessage(words.notFetched);
        if ("onClose" in props && typeof props.onClose === "function") props.onClose();
      };
      waitedFor(load()).then(take, fail);
      return () => {
        isGone = true;
      };
    }, []);
    return Part ? createElement(Part, props) : null;
  };
}
