import { vi } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { setViewportWidth } from "./viewport.ts";

// Before each file of tests of the web is read: the files of one process share its browser, and each begins with
// nothing of the one before, neither kept nor drawn.
vi.useRealTimers();
// The width that the browser of the tests has by itself.
setViewportWidth(1024);
chooseLanguage("en");
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
for (const pair of document.cookie.split("; ")) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in the tests' browser
  document.cookie = `${pair.split("=")[0]}=; max-age=0; path=/`;
}
