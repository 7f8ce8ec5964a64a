import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DeskBody } from "./desk-body.tsx";
import { useDeskChoice } from "./desk-choice.ts";
import { useDeskPages } from "./desk-pager.tsx";

afterEach(cleanup);

/** A desk whose first page has a line, and whose second one was emptied. */
function Desk() {
  const pages = useDeskPages("tab");
  const row = { key: "1", number: "R-1", who: "Asha", what: "", to: "", since: null, isLate: false };
  const rows = pages.isFirst ? [{ ...row, amountInPaise: 1_00, canChoose: true }] : [];
  const choice = useDeskChoice("tab", rows);
  const data = { nextAfter: pages.isFirst ? "more" : null };
  return (
    <DeskBody
      {...{ rows, choice, pages, label: "Refunds", total: 1, openKey: undefined, canChoose: true }}
      list={{ data, error: null, isError: false, dataUpdatedAt: 1, refetch: () => {} }}
      heads={{ who: "Buyer", what: "Reason", to: "Paid by" }}
      onOpen={() => {}}
      nothing={{
        find: "",
        isFiltered: false,
        onClear: () => {},
        good: "No refunds here",
        goodHint: "All done.",
      }}
    />
  );
}

it("a later page that was emptied leads back to the lines before it, and does not say that all is done", () => {
  render(<Desk />);
  fireEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(screen.queryByText("No refunds here")).toBeNull();
  expect(screen.getByText("Asha")).toBeDefined();
});
