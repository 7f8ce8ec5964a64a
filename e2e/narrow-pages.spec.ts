import { expect, test } from "@playwright/test";
import { openPage } from "./support/open-page.ts";
import { atSize, cutSigns, misfits, misfitsWidened } from "./support/page-checks.ts";
import { inTelugu } from "./support/people.ts";
import { insidePages, outsidePages } from "./support/routes.ts";

for (const language of ["en", "te"] as const) {
  test(`[U16] [U26] no page is wider than a phone of 320 px, and none cuts its words, also with wider text and at 200 % (${language})`, async ({
    browser,
  }) => {
    // All pages in one test: on a machine with other work a page may take ten seconds.
    test.setTimeout(600_000);
    const wide: string[] = [];
    const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    if (language === "te") await inTelugu(page);
    const misfitsHere = async (): Promise<string[]> => [
      ...(await misfits(page)),
      ...(await misfitsWidened(page)).map((one) => `with wider text ${one}`),
      ...(language === "te" ? await cutSigns(page) : []),
    ];
    for (const path of [...outsidePages, ...insidePages]) {
      await openPage(page, path);
      const cut = [
        ...(await misfitsHere()),
        // A window of 1280 x 800 px at 200 %.
        ...(await atSize(page, { width: 640, height: 400 }, () => misfits(page))),
        // Telugu is longer, and most phones have this width.
        ...(language === "te" ? await atSize(page, { width: 360, height: 700 }, misfitsHere) : []),
      ];
      if (cut.length > 0) wide.push(`${path}: ${cut.join(", ")}`);
    }
    await context.close();
    expect(wide).toEqual([]);
  });
}
