import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SnackbarHost } from "../overlay/snackbar.tsx";
import { lazyPart } from "./lazy-part.tsx";
import "#testing/web/patience.ts";

const sources = import.meta.glob<string>(
  ["../../**/*.{ts,tsx}", "../../../../features/*/web/**/*.{ts,tsx}", "!**/*.test.*", "!**/dist/**"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

afterEach(cleanup);

describe("a part that cannot be fetched", () => {
  it("says so and is closed again, and the page stays", async () => {
    const Dialog = lazyPart<{ onClose: () => void }>(() => Promise.reject(new TypeError("Failed to fetch")));
    const onClose = vi.fn();
    render(
      <>
        <p>The page</p>
        <Dialog onClose={onClose} />
        <SnackbarHost />
      </>,
    );
    expect(await screen.findByText("No connection. Please try again.")).toBeDefined();
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByText("The page")).toBeDefined();
  });

  it("says so in the place of a section, with a way to try again", async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>();
    load
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValueOnce(() => <p>The stream</p>);
    const Section = lazyPart<object>(load, { waiting: <p>It comes</p> });
    render(<Section />);
    expect(screen.getByText("It comes")).toBeDefined();
    (await screen.findByRole("button", { name: "Try again" })).click();
    expect(await screen.findByText("The stream")).toBeDefined();
  });

  it("is never React's own `lazy`, which lets a part that could not be fetched break the whole app", () => {
    const bare = Object.entries(sources).filter(([, source]) =>
      /import\s*\{[^}]*\blazy\b[^}]*\}\s*from "react"|\bReact\.lazy\b/.test(source),
    );
    expect(Object.keys(sources).length).toBeGreaterThan(500);
    expect(bare.map(([file]) => file)).toEqual([]);
  });
});
