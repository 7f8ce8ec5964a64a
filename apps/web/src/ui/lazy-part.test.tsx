import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";
import { SnackbarHost } from "./snackbar.tsx";
import "../test/patience.ts";

const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.tsx", "!../**/*.test.*"], {
  eager: true,
  query: "?raw",
  import: "default",
});

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

  it("is never React's own `lazy`, which lets a part that could not be fetched break the whole app", () => {
    const bare = Object.entries(sources).filter(([, source]) =>
      /import\s*\{[^}]*\blazy\b[^}]*\}\s*from "react"|\bReact\.lazy\b/.test(source),
    );
    expect(Object.keys(sources).length).toBeGreaterThan(500);
    expect(bare.map(([file]) => file)).toEqual([]);
  });
});
