import { useEffect, useEffectEvent } from "react";

/**
 * Closes what lies over all pages when the browser goes back or forward: the page beneath is another one then. Newer
 * browsers let a dialog take the press of the back button; older ones only change the page.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const leave = (): void => close();
    window.addEventListener("popstate", leave);
    return () => window.removeEventListener("popstate", leave);
  }, []);
}
