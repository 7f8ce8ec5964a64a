import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endMessages, SnackbarHost, showMessage } from "./snackbar.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(<SnackbarHost />);
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe("snackbar", () => {
  it("[SHELL-057] a message goes away after 5 seconds and not before", () => {
    act(() => showMessage("Added to wishlist"));
    wait(4999);
    expect(screen.getByRole("status").textContent).toContain("Added to wishlist");
    wait(1);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("[SHELL-058] the X closes it at once", () => {
    act(() => showMessage("Added to wishlist"));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Added to wishlist")).toBeNull();
  });

  it("a newer message has its own 5 seconds", () => {
    act(() => showMessage("first"));
    wait(4000);
    act(() => showMessage("second"));
    wait(4999);
    expect(screen.getByRole("status").textContent).toContain("second");
    expect(screen.queryByText("first")).toBeNull();
    wait(1);
    expect(screen.queryByText("second")).toBeNull();
  });

  it("what is told of a page goes when that page opens, and nothing else does", () => {
    act(() => showMessage({ text: "Added to cart", about: "cart" }));
    act(() => endMessages("cart"));
    expect(screen.queryByText("Added to cart")).toBeNull();
    act(() => showMessage("Saved"));
    act(() => endMessages("cart"));
    expect(screen.getByText("Saved")).toBeDefined();
  });

  it("lies below the header where it would cover sums or the main act, else at the bottom edge", () => {
    const row = document.createElement("div");
    row.className = "mrow";
    const boxes = { row: new DOMRect(0, 600, 360, 40), bottom: new DOMRect(12, 590, 336, 52) };
    row.getBoundingClientRect = () => boxes.row;
    document.body.append(row);
    const host = screen.getByRole("status");
    act(() => showMessage("Removed"));
    const message = host.firstElementChild as HTMLElement;
    message.getBoundingClientRect = () =>
      host.classList.contains("at-top") ? new DOMRect(12, 58, 336, 52) : boxes.bottom;
    fireEvent.scroll(window);
    expect(host.classList.contains("at-top")).toBe(true);
    boxes.row = new DOMRect(0, 300, 360, 40);
    fireEvent.scroll(window);
    expect(host.classList.contains("at-top")).toBe(false);
    row.remove();
  });

  it("its action closes it and acts", () => {
    const onPress = vi.fn();
    act(() => showMessage({ text: "Added", action: { text: "Open", onPress } }));
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText("Added")).toBeNull();
  });
});
