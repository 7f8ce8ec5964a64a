// Runs before the first paint, as a file of its own because the content security policy allows no inline scripts.
(() => {
  applyChoices();
  // The browser's own bar stays away; the offer stands in the menu until the person wants it (lib/install.ts).
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.santhaInstall = event;
    dispatchEvent(new Event("santha-install"));
  });
  // Filled by the build (build/head-start.ts).
  const { entry, files, pages } = /* head start */ { entry: "", files: [], pages: [] };
  if (entry) beginAfterFirstFrame();
  const [, userId] = /(?:^|; )userId=([^;]*)/.exec(document.cookie) ?? [];
  if (!userId) return;
  window.santhaBegun = new Map();
  ask("/v2/session", {});
  const [path, search] = location.hash.slice(1).split("?");
  const [, needed = [], questions = []] = pages.find(([address]) => `${path}?`.startsWith(address)) ?? [];
  const [id = ""] = /\d+$/.exec(path) ?? [];
  for (const at of needed) fetchAhead(`./${files[at]}`);
  // After the files: a browser with few connections draws the page's frame first.
  for (const [url, headers] of search ? [] : questions)
    if (id || !url.includes("{id}")) ask(url.replace("{id}", id), { ...headers, "for-profile": userId });

  /** The theme and the language that were chosen on this device. */
  function applyChoices() {
    try {
      const root = document.documentElement;
      const theme = localStorage.getItem("santha.theme");
      if (theme === "light" || theme === "dark") {
        root.dataset.theme = theme;
        const cloth = theme === "dark" ? "#0d321f" : "#04482a";
        for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = cloth;
      }
      if (localStorage.getItem("santha.language") === "te") {
        root.lang = "te";
        document.querySelector('link[rel="manifest"]').href = "./manifest.te.webmanifest";
      }
    } catch {
      // Storage is closed to this page: the device's theme and English are used.
    }
  }

  /** A page that nobody sees draws no frames. */
  function beginAfterFirstFrame() {
    const begin = () => void import(new URL(entry, document.baseURI).href).catch(sayNotArrived);
    if (document.hidden) begin();
    else requestAnimationFrame(() => setTimeout(begin));
  }

  /** The app's own words are in the files that did not come. A script that failed stays failed until the page is loaded again. */
  function sayNotArrived() {
    const [text, retry] =
      document.documentElement.lang === "te"
        ? ["కనెక్షన్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.", "మళ్లీ ప్రయత్నించండి"]
        : ["No connection. Please try again.", "Try again"];
    const button = `<button type="button" class="btn">${retry}</button>`;
    const said = `<div class="not-arrived"><p role="alert">${text}</p>${button}</div>`;
    document.body.insertAdjacentHTML("beforeend", said);
    document.querySelector(".not-arrived .btn").addEventListener("click", () => location.reload());
  }

  /** Asks while the app is still on its way; taken by lib/begun-calls.ts. */
  function ask(url, headers) {
    const language = document.documentElement.lang;
    const asked = fetch(url, { headers: { "accept-language": language, ...headers } }).then(
      // Read to its end: what nobody takes would hold up a connection.
      async (answer) => {
        const text = await answer.text();
        fetchPictures(text);
        return new Response(text, { status: answer.status });
      },
    );
    asked.catch(() => {});
    window.santhaBegun.set(url, asked);
  }

  function fetchAhead(file) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }

  /** The pictures of what is asked for that stand on the first screen, so that they are there when the page is drawn. */
  function fetchPictures(answer) {
    for (const [, drawing] of [...answer.matchAll(/"drawing":"([\w-]+)"/g)].slice(0, 4))
      new Image().src = `./art/products/${drawing}.svg`;
  }
})();
