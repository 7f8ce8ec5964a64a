/**
 * Hides decorative pictures (`alt=""`) that could not be fetched, instead of showing the browser's broken-image
 * icon. Fetches them again when the device is online. Returns the function that stops it.
 */
export function mendMissingPictures(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const note = ({ target, type }: Event): void => {
    if (!(target instanceof HTMLImageElement) || target.alt !== "") return;
    const isMissing = type === "error";
    target.toggleAttribute("data-missing", isMissing);
    target.style.visibility = isMissing ? "hidden" : "";
  };
  // Events of images do not bubble, so the listener uses the capture phase.
  for (const type of ["error", "load"]) document.addEventListener(type, note, { capture: true, signal });
  const askAgain = (): void => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-missing]"))
      picture.setAttribute("src", picture.getAttribute("src") ?? "");
  };
  addEventListener("online", askAgain, { signal });
  return () => leaving.abort();
}
