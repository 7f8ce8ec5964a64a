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
})();
