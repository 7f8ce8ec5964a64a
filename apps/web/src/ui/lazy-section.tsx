import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from "react";
import { ErrorState } from "./page-states.tsx";

/**
 * A section of a page that is fetched when it is drawn first; until it is there `waiting` stands for it, then it is
 * drawn in slices. One that cannot be fetched leaves the rest of the page as it is and says so, with a way to try
 * again. Drawn again it is there at once, so that a page that is gone back to has its height.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  let section: ComponentType<Props> | undefined;
  return function LazySection(props: Props) {
    const [state, setState] = useState<"coming" | "there" | "failed">(section ? "there" : "coming");
    useEffect(() => {
      if (state !== "coming") return;
      let isGone = false;
      const settle = (settled: "there" | "failed"): void =>
        void (isGone || startTransition(() => setState(settled)));
      load().then(
        (loaded) => {
          section = loaded;
          settle("there");
        },
        () => settle("failed"),
      );
      return () => {
        isGone = true;
      };
    }, [state]);
    if (section) return createElement(section, props);
    return state === "failed" ? <ErrorState onRetry={() => setState("coming")} /> : waiting;
  };
}
