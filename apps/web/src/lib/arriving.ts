/** The first sight is covered no longer than this by a page that does not come. */
const longestMs = 5000;

/**
 * Takes away what stood on the screen before the app: the mark at once; the drawn first sight (first-paint/) when the app
 * has drawn what it shows, so that nothing that was seen goes and comes again.
 */
export function endArriving(): void {
  const arriving = document.querySelector<HTMLElement>(".arriving");
  const until = arriving?.dataset["until"];
  if (!arriving) return;
  // The person has gone on, or back, while the app was on its way.
  const isElsewhere = location.hash.slice(1).split("?")[0] !== document.documentElement.dataset["at"];
  if (!until || isElsewhere) {
    arriving.remove();
    return;
  }
  const end = (): void => {
    watching.disconnect();
    clearTimeout(timer);
    removeEventListener("hashchange", end);
    arriving.remove();
  };
  const endWhenDrawn = (): void => {
    if (document.querySelector(`#app ${until}`)) end();
  };
  const watching = new MutationObserver(endWhenDrawn);
  watching.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(end, longestMs);
  addEventListener("hashchange", end);
  endWhenDrawn();
}
