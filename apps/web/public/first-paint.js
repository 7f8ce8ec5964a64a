// Runs before the first paint, as a file of its own because the content security policy allows no inline scripts.
(() => {
  try {
    const root = document.documentElement;
    const theme = localStorage.getItem("santha.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (localStorage.getItem("santha.language") === "te") root.lang = "te";
  } catch {
    // Storage is closed to this page: the device's theme and English are used.
  }
  // Filled by the build (build/head-start.ts).
  const { files, pages } = /* head start */ { files: [], pages: [] };
  if (!/(?:^|; )userId=/.test(document.cookie)) return;
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
