import type { Page } from "@playwright/test";

/** What is wrong with a page, each in a few words; empty where all is well. */
type Findings = readonly string[];

/** Looks at the page in windows of other sizes and goes back to the one it had. */
export async function atSize<Found>(
  page: Page,
  size: { readonly width: number; readonly height: number },
  look: () => Promise<Found>,
): Promise<Found> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  // What follows the width is drawn with the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  try {
    return await look();
  } finally {
    if (before) await page.setViewportSize(before);
  }
}

/** Where the page has come to rest after it was scrolled, in px from its top. */
export function restingPlace(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let [last, stillFor] = [scrollY, 0];
        const look = (): void => {
          stillFor = scrollY === last ? stillFor + 1 : 0;
          last = scrollY;
          if (stillFor < 15) requestAnimationFrame(look);
          else resolve(Math.round(last));
        };
        requestAnimationFrame(look);
      }),
  );
}

/** [U16] [U26] The page is no wider than the window, no control cuts its words, and no line loses a part of its letters. */
export function misfits(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const label = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${one.className} "${(one.textContent ?? "").trim().slice(0, 40)}"`;
    /** Words for readers alone are not seen. */
    const hasWords = (one: Element): boolean => {
      const seen = one.cloneNode(true) as Element;
      for (const unseen of seen.querySelectorAll(".sr")) unseen.remove();
      return (seen.textContent ?? "").trim() !== "";
    };
    const isSeen = (one: HTMLElement): boolean => one.clientWidth > 1 && one.clientHeight > 1;
    const controls = "button, .btn, label, legend, summary, th, dt, h1, h2, h3, [role=tab], .tag, .tab";
    const cut = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((one) => isSeen(one) && hasWords(one) && one.scrollWidth > one.clientWidth + 1)
      // A strip that scrolls sideways may hold more than is seen.
      .filter((one) => !["auto", "scroll"].includes(getComputedStyle(one).overflowX))
      .map((one) => `cut: ${label(one)}`);
    const isOwn = (node: Node): boolean =>
      node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "";
    const clipped = [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((one) => isSeen(one) && [...one.childNodes].some(isOwn))
      .filter((one) => {
        const { overflowY, webkitLineClamp, position } = getComputedStyle(one);
        // Whole lines that are left out are told by the page behind, but a way there is chosen by all of its name;
        // words for readers alone are not seen.
        const isTold = webkitLineClamp !== "none" && one.closest("nav") === null;
        const isMeant = isTold || position === "absolute";
        return !isMeant && ["hidden", "clip"].includes(overflowY) && one.scrollHeight > one.clientHeight + 1;
      })
      .map((one) => `clipped: ${label(one)}`);
    const isOutside = (one: Element): boolean =>
      one.getBoundingClientRect().right > clientWidth + 0.5 && one.closest("main") !== null;
    const outside = [...document.querySelectorAll<HTMLElement>("body *")].find(isOutside);
    return [
      ...(scrollWidth > clientWidth
        ? [`${scrollWidth - clientWidth} px too wide, such as ${outside ? label(outside) : "the page"}`]
        : []),
      ...cut,
      ...clipped,
    ];
  });
}

/** [U16] As `misfits`, with the distances of letters, words and lines that WCAG 1.4.12 asks for. */
export async function misfitsWidened(page: Page): Promise<Findings> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      :not(:lang(te)) { line-height: 1.5 !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const found = await misfits(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}

/** [U16] As `misfits`, with letters of so many times their size, as a phone's own setting makes them. */
export async function misfitsEnlarged(page: Page, times: number): Promise<Findings> {
  await page.evaluate(
    (size) => document.documentElement.style.setProperty("font-size", size),
    `${times * 100}%`,
  );
  const found = await misfits(page);
  const overTheFold = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".ticket-v")]
      .filter((stub) => stub.scrollWidth > stub.clientWidth + 1)
      .map((stub) => `over the fold: ${stub.textContent}`),
  );
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  return [...found, ...overTheFold];
}

/** [U26] So many px of the deepest or highest Telugu signs are cut where a text is kept to its lines. */
export function cutSigns(page: Page): Promise<Findings> {
  return page.evaluate(() => {
    const stress = "క్ష్మ్యై స్త్రీ రాష్ట్రీయ త్ర్యైక";
    const canvas = document.createElement("canvas").getContext("2d");
    const isTelugu = (node: Node): boolean =>
      node.nodeType === Node.TEXT_NODE && /[\u0c00-\u0c7f]/.test(node.textContent ?? "");
    const known = new Map<string, readonly [above: number, below: number]>();
    /** So far the stress words stand out of the box of a text in this face, above and below. */
    const standOut = ({ font }: CSSStyleDeclaration): readonly [above: number, below: number] => {
      const before = known.get(font);
      if (before || !canvas) return before ?? [0, 0];
      canvas.font = font;
      const ink = canvas.measureText(stress);
      const far = [
        ink.actualBoundingBoxAscent - ink.fontBoundingBoxAscent,
        ink.actualBoundingBoxDescent - ink.fontBoundingBoxDescent,
      ] as const;
      known.set(font, far);
      return far;
    };
    const cutIn = (one: HTMLElement): number => {
      const style = getComputedStyle(one);
      // Words for readers alone are not seen.
      if (style.position === "absolute" || ["visible", "auto", "scroll"].includes(style.overflowY)) return 0;
      const range = document.createRange();
      range.selectNodeContents(one);
      const box = one.getBoundingClientRect();
      const seen = [...range.getClientRects()].filter(({ top, height }) => top + height / 2 < box.bottom);
      const [above, below] = standOut(style);
      return Math.max(
        ...seen.map(({ top, bottom }) => Math.max(box.top - (top - above), bottom + below - box.bottom)),
      );
    };
    const found = [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((one) => one.clientHeight > 1 && [...one.childNodes].some(isTelugu) && cutIn(one) > 0.5)
      .map(
        (one) =>
          `${cutIn(one).toFixed(1)} px cut: ${one.className} "${one.textContent?.trim().slice(0, 30)}"`,
      );
    return [...new Set(found)];
  });
}
