import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DeskBar } from "./desk-bar.tsx";
import { useDeskChoice } from "./desk-choice.ts";
import type { DeskRow } from "./desk-row.ts";

afterEach(cleanup);

const row = (number: number, canChoose = true): DeskRow => ({
  ...{ key: String(number), number: `R-${number}`, who: "Asha", what: "", to: "", since: null },
  ...{ isLate: false, amountInPaise: number * 1_00, canChoose },
});

it("one line less than all chosen leaves the other lines of the page, never that line alone", () => {
  const rows = [row(1), row(2), row(3), row(4, false)];
  const { result } = renderHook(() => useDeskChoice("tab", rows));
  act(() => result.current.chooseAll());
  expect(result.current.has("2")).toBe(true);
  act(() => result.current.toggle(row(2)));
  expect(result.current.isAll).toBe(false);
  expect([...result.current.keys]).toEqual(["1", "3"]);
  expect(result.current.sumInPaise).toBe(4_00);
});

function Bar() {
  const rows = [row(1), row(2), row(3)];
  const choice = useDeskChoice("tab", rows);
  return (
    <>
      <button type="button" onClick={() => choice.togglePage(rows)}>
        Page
      </button>
      <DeskBar choice={choice} found={{ count: 3, sumInPaise: 6_00 }} most={2} onPreview={() => {}} />
    </>
  );
}

it("more single lines than a decision takes are not sent: the bar says how many it takes, and offers all", () => {
  render(<Bar />);
  fireEvent.click(screen.getByText("Page"));
  expect(screen.getByText("Choose at most 2 one by one, or choose all.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Preview" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByRole("button", { name: "Choose all 3" }));
  expect(screen.getByRole("button", { name: "Preview" })).toHaveProperty("disabled", false);
});
