import { expect, test, vi } from "vitest";
import { findFaces } from "./find-faces.ts";

test("[U4] The device's letters are looked for one size after the other, unseen, and nothing is left in the page", async () => {
  const seen = new Set<string>();
  findFaces();
  const [sample] = document.getElementsByTagName("p");
  await vi.waitFor(
    () => {
      if (sample?.isConnected) seen.add(`${sample.style.fontWeight} ${sample.style.fontSize}`);
      expect(document.body.childElementCount).toBe(0);
    },
    { interval: 0, timeout: 10_000 },
  );
  expect(sample?.style.visibility).toBe("hidden");
  expect(sample?.ariaHidden).toBe("true");
  expect(seen.size).toBeGreaterThan(1);
});
