import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchTyping, whenNothingIsTyped } from "./typed-text.ts";

let stop: () => void;
beforeEach(() => {
  stop = watchTyping();
});
afterEach(() => stop());

function type(): void {
  const field = document.body.appendChild(document.createElement("input"));
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.remove();
}
const leavePage = (): void => void dispatchEvent(new Event("hashchange"));

it("what would lose typed text is done at once while nothing is typed", () => {
  const act = vi.fn();
  whenNothingIsTyped(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it("what would lose typed text waits until the page with it is left, and is then done once", () => {
  const act = vi.fn();
  type();
  whenNothingIsTyped(act);
  expect(act).not.toHaveBeenCalled();
  leavePage();
  leavePage();
  expect(act).toHaveBeenCalledTimes(1);
});
