// Runs before the first paint, as a file of its own because the content security policy allows no inline scripts.
(() => {
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
  // The browser's own bar stays away; the offer stands in the menu until the person wants it (lib/install.ts).
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.santhaInstall = event;
    dispatchEvent(new Event("santha-install"));
  });
  if (!/(?:^|; )userId=/.test(document.cookie)) return;
  // Who this is, asked while the app is still on its way; taken by lib/session.ts.
  const language = document.documentElement.lang;
  window.santhaSession = fetch("/v2/session", { headers: { "accept-language": language } }).then(
    // Read to its end: pages for everybody do not take it, and it would hold up a connection.
    async (answer) => new Response(await answer.text(), { status: answer.status }),
  );
  window.santhaSession.catch(() => {});
  // Filled by the build (build/head-start.ts).
  const { files, pages } = /* head start */ { files: [], pages: [] };
  const [path] = location.hash.slice(1).split("?");
  const page = pages.find(([address]) => `${path}?`.startsWith(address));
  for (const at of page?.[1] ?? []) {
    const link = document.createElement("link");
    const isStyle = files[at].endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) link.as = "style";
    link.href = `./${files[at]}`;
    document.head.append(link);
  }
})();
