/** What is in view in the browser of the tests, which draws nothing and so sees nothing by itself. */
export interface TestView {
  /** Brings everything that is watched, and whatever will be, into view. */
  showAll(): void;
  /** Brings one element into view. */
  show(element: Element): void;
  /** From now on nothing new is in view. */
  hide(): void;
  restore(): void;
}

/** Watches what the pages watch. To be called before the first page is opened. */
export function testView(): TestView {
  const former = globalThis.IntersectionObserver;
  const watched = new Map<Element, (element: Element) => void>();
  let isAllShown = false;
  // What is in view stays so until it is watched: React may begin to watch only after it has drawn.
  const shown = new WeakSet<Element>();
  const show = (element: Element): void => {
    shown.add(element);
    watched.get(element)?.(element);
  };
  class Watching {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element): void {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      watched.set(target, () => this.#callback([entry], this as unknown as IntersectionObserver));
      if (isAllShown || shown.has(target)) show(target);
    }
    unobserve(target: Element): void {
      watched.delete(target);
    }
    disconnect(): void {
      watched.clear();
    }
  }
  globalThis.IntersectionObserver = Watching as unknown as typeof IntersectionObserver;
  return {
    show,
    showAll() {
      isAllShown = true;
      for (const element of [...watched.keys()]) show(element);
    },
    hide() {
      isAllShown = false;
    },
    restore() {
      globalThis.IntersectionObserver = former;
    },
  };
}
