import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Splash } from "./splash.tsx";
import { isSplashSeen } from "./splash-seen.ts";

const closed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  closed.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

describe("the splash", () => {
  it("[SHELL-045] closes by itself after 3 s and not before", () => {
    render(<Splash onClose={closed} />);
    expect(screen.getByRole("dialog", { name: "Welcome to Santha" })).toBeDefined();
    act(() => void vi.advanceTimersByTime(2999));
    expect(closed).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it("[SHELL-046] a flag says that it was shown", () => {
    expect(isSplashSeen()).toBe(false);
    render(<Splash onClose={closed} />);
    expect(localStorage.getItem("santha.splash-screen-seen")).toBe("true");
    expect(isSplashSeen()).toBe(true);
  });

  it("goes when the browser goes back beneath it", () => {
    render(<Splash onClose={closed} />);
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
