import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SnackbarHost, showMessage } from "./snackbar.tsx";

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

  it("its action closes it and acts", () => {
    const onPress = vi.fn();
    act(() => showMessage({ text: "Added", action: { text: "Open", onPress } }));
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText("Added")).toBeNull();
  });
});
