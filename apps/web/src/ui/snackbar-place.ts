/** What a message must not lie on, in its dialog or on the page: rows of sums, the main act, what stands at the bottom edge. */
const clearOf = ".mrow, .dock, .tabbar, .btn:not(.second, .quiet, .small, .onpaper)";

/**
 * Keeps the message where it lies on none of them while the page below it loads and scrolls: at the bottom edge, else
 * below the header and what stands there of the connection. Where neither is free it stays at the bottom. Returns how to stop.
 */
export function keepClear(host: HTMLElement): () => void {
  const place = (): void => {
    host.classList.remove("at-top");
    if (!liesOnSomething(host)) return;
    host.style.setProperty("--notice-end", `${endOfNotice(host)}px`);
    host.classList.add("at-top");
    host.classList.toggle("at-top", !liesOnSomething(host));
  };
  place();
  const watch = new AbortController();
  const { signal } = watch;
  addEventListener("scroll", place, { signal, capture: true, passive: true });
  addEventListener("resize", place, { signal });
  const growth = new MutationObserver(place);
  growth.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.abort();
    growth.disconnect();
    host.classList.remove("at-top");
  };
}

/** Where what stands below the header of the connection ends, in pixels from the top; 0 where nothing does, and in a dialog. */
function endOfNotice(host: HTMLElement): number {
  const notice = host.closest("dialog") ? null : document.querySelector(".notice-place > *");
  return Math.max(0, notice?.getBoundingClientRect().bottom ?? 0);
}

function liesOnSomething(host: HTMLElement): boolean {
  const { left, right, top, bottom } = (host.firstElementChild ?? host).getBoundingClientRect();
  return [...(host.closest("dialog") ?? document).querySelectorAll(clearOf)].some((other) => {
    if (host.contains(other)) return false;
    const box = other.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  });
}
