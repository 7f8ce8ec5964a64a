/** Phone line of the support team, as the operator set it: as shown, and as dialled. */
export function supportPhone(): { readonly shown: string; readonly dialled: string } {
  const shown = factOfPage("santha-support-phone") || "1800 000 0000";
  return { shown, dialled: `tel:${shown.replace(/[^+0-9]/g, "")}` };
}

/** How the server runs; it writes its mode into the page. */
export type Mode = "demo" | "production" | "test";

/** The server's mode: in development, where Vite serves the page, demo. */
export function currentMode(): Mode {
  if (import.meta.env?.DEV) return "demo";
  const written = factOfPage("santha-mode");
  return written === "demo" || written === "test" ? written : "production";
}

/** What the server wrote into the head of the page. */
function factOfPage(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
