/** What a message must not cover: rows of totals, main buttons, and bars at the bottom edge. */
const clearOf = ".mrow, .dock, .tabbar, .btn:not(.second, .quiet, .small, .onpaper)";

/**
 * Places the message at the bottom edge, or below the header and the connection notice if it would cover
 * something there. If both are taken, it stays at the bottom. Follows scrolling and loading; returns the function
 * that stops it.
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

/** Bottom of the connection notice below the header, in pixels from the top; 0 without one or in a dialog. */
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
