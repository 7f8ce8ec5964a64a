// Runs before anything else of the app is fetched: the build writes it into the page itself (build/head-start.ts), and
// the server allows it by its hash. So it knows nothing of the app's parts and stays small.
import type { HeadStart } from "./head-start-table.ts";

const { entry, styles, files, pages } = headStart;
const root = document.documentElement;

applyChoices();
// The browser's own bar stays away; the offer stands in the menu until the person wants it (browser/install.ts).
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  Object.assign(window, { santhaInstall: event });
  dispatchEvent(new Event("santha-install"));
});

const styled = styles ? fetchStyles() : Promise.resolve();
const [, userId] = /(?:^|; )userId=([^;]*)/.exec(document.cookie) ?? [];
const [path = "", search] = location.hash.slice(1).split("?");
const page = userId ? pages.find(([address]) => `${path}?`.startsWith(address)) : undefined;
if (userId) askAhead(userId, page, search);
// Small answers go first, then the scripts, which fill a slow network for a second; none of them holds up the mark.
for (const file of entry) fetchAhead(`./${file}`);
for (const at of page?.[1] ?? []) fetchAhead(`./${files[at]}`);
if (entry.length > 0) styled.then(run).catch(sayNotArrived);

/** One script after the other, each in a task of its own: in one go they hold a slow phone for an eighth of a second. */
async function run(): Promise<void> {
  for (const file of entry) {
    await import(new URL(file, document.baseURI).href);
    await wait(0);
  }
}

/** The theme and the language that were chosen on this device. */
function applyChoices(): void {
  try {
    const theme = localStorage.getItem("santha.theme");
    if (theme === "light" || theme === "dark") {
      root.dataset["theme"] = theme;
      const cloth = theme === "dark" ? "#0d321f" : "#04482a";
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        meta.content = cloth;
    }
    if (localStorage.getItem("santha.language") === "te") {
      root.lang = "te";
      const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      if (manifest) manifest.href = "./manifest.te.webmanifest";
    }
  } catch {
    // Storage is closed to this page: the device's theme and English are used.
  }
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A style sheet that a script adds holds up no painting; the app waits for it. */
function fetchStyles(): Promise<unknown> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `./${styles}`;
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = fail;
    document.head.append(link);
  });
}

function fetchAhead(file: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  document.head.append(link);
}

/** Asks who this is, and what his page shows first. */
function askAhead(profile: string, asking: HeadStart["pages"][number] | undefined, narrowed?: string): void {
  window.santhaBegun = new Map();
  ask("/v2/session", {});
  const [id = ""] = /\d+$/.exec(path) ?? [];
  for (const [url, headers] of narrowed ? [] : (asking?.[2] ?? []))
    if (id || !url.includes("{id}")) ask(url.replace("{id}", id), { ...headers, "for-profile": profile });
}

/** Asks while the app is still on its way; taken by data/preloaded-responses.ts. */
function ask(url: string, headers: Readonly<Record<string, string>>): void {
  const asked = fetch(url, { headers: { "accept-language": root.lang, ...headers } }).then(async (answer) => {
    // Read to its end: what nobody takes would hold up a connection.
    const text = await answer.text();
    fetchPictures(text);
    return new Response(text, { status: answer.status });
  });
  asked.catch(() => {});
  window.santhaBegun?.set(url, asked);
}

/** The pictures of what is asked for that stand on the first screen, so that they are there when the page is drawn. */
function fetchPictures(answer: string): void {
  for (const [, drawing] of [...answer.matchAll(/"drawing":"([\w-]+)"/g)].slice(0, 4))
    new Image().src = `./art/products/${drawing}.svg`;
}

/** The app's own words are in the files that did not come. A script that failed stays failed until the page is loaded again. */
function sayNotArrived(): void {
  const [text, retry] =
    root.lang === "te"
      ? ["కనెక్షన్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.", "మళ్లీ ప్రయత్నించండి"]
      : ["No connection. Please try again.", "Try again"];
  const button = `<button type="button" class="btn">${retry}</button>`;
  const said = `<div class="not-arrived"><p role="alert">${text}</p>${button}</div>`;
  document.body.insertAdjacentHTML("beforeend", said);
  document.querySelector(".not-arrived .btn")?.addEventListener("click", () => location.reload());
}
