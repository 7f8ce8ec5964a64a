/**
 * A picture beside words that could not be had leaves its place empty instead of showing the browser's torn sheet:
 * without a network that is each one that was never seen. They are asked for again when a network comes. Returns what
 * ends that.
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
  // What a picture tells does not rise to the document: it is heard on its way down.
  for (const type of ["error", "load"]) document.addEventListener(type, note, { capture: true, signal });
  const askAgain = (): void => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-missing]"))
      picture.setAttribute("src", picture.getAttribute("src") ?? "");
  };
  addEventListener("online", askAgain, { signal });
  return () => leaving.abort();
}
