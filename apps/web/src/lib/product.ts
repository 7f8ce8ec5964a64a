/** Phone line of the support team, as shown and as dialled. */
export const supportPhone = { shown: "1800 000 1234", dialled: "tel:18000001234" } as const;

/** How the server runs; it writes its mode into the page. */
export type Mode = "demo" | "production" | "test";

/** The server's mode: in development, where Vite serves the page, demo. */
export function currentMode(): Mode {
  if (import.meta.env?.DEV) return "demo";
  const written = document.querySelector<HTMLMetaElement>('meta[name="santha-mode"]')?.content;
  return written === "demo" || written === "test" ? written : "production";
}
