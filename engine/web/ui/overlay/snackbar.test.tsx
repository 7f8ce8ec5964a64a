import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { Overlay } from "./overlay.tsx";
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

function Dialog() {
  return (
    <Overlay className="dialog" label="Where is your village?" dismissible={false} onClose={() => {}}>
      <p>Pin code</p>
    </Overlay>
  );
}

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

  it("below the header it lies below what stands there of the connection, as long as that is seen", () => {
    const row = document.createElement("div");
    row.className = "mrow";
    row.getBoundingClientRect = () => new DOMRect(0, 600, 360, 40);
    const place = document.createElement("div");
    place.className = "notice-place";
    const notice = place.appendChild(document.createElement("p"));
    notice.getBoundingClientRect = () => new DOMRect(0, 50, 360, 41);
    document.body.append(row, place);
    const host = screen.getByRole("status");
    act(() => showMessage("Removed"));
    const message = host.firstElementChild as HTMLElement;
    message.getBoundingClientRect = () =>
      new DOMRect(12, host.classList.contains("at-top") ? 99 : 590, 336, 52);
    fireEvent.scroll(window);
    expect(host.style.getPropertyValue("--notice-end")).toBe("91px");
    notice.remove();
    fireEvent.scroll(window);
    expect(host.style.getPropertyValue("--notice-end")).toBe("0px");
    for (const each of [row, place]) each.remove();
  });

  it("[SHELL-057] [CPN-029] under a dialog that opens later it waits, and has its whole time once all of them are gone", () => {
    const { rerender, unmount } = render(<p />);
    act(() => showMessage("Nobody has that number"));
    wait(400);
    rerender(<Dialog key="splash" />);
    wait(3000);
    rerender(<Dialog key="pin code" />);
    wait(20_000);
    expect(screen.getByRole("status").textContent).toBe("");
    unmount();
    expect(screen.getByRole("status").textContent).toContain("Nobody has that number");
    wait(4999);
    expect(screen.getByRole("status").textContent).toContain("Nobody has that number");
    wait(1);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("what is said in a dialog is shown at once, and stays when that closes", () => {
    const { unmount } = render(<Dialog />);
    act(() => showMessage("Not saved"));
    expect(screen.getByRole("status").textContent).toContain("Not saved");
    wait(3000);
    unmount();
    expect(screen.getByRole("status").textContent).toContain("Not saved");
    wait(2000);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("[SHELL-058] what is said in a dialog stands in the topmost one, so that its X can be pressed and readers hear it", () => {
    const { rerender } = render(<Dialog key="help" />);
    const inDialog = () => within(screen.getAllByRole("dialog").at(-1) as HTMLElement);
    expect(inDialog().getByRole("status").textContent).toBe("");
    act(() => showMessage("No Help for this page"));
    expect(inDialog().getByRole("status").textContent).toContain("No Help for this page");
    fireEvent.click(inDialog().getByRole("button", { name: "Close" }));
    expect(screen.queryByText("No Help for this page")).toBeNull();
    rerender([<Dialog key="help" />, <Dialog key="asked" />]);
    expect(inDialog().getByRole("status")).toBeDefined();
    rerender(<Dialog key="help" />);
    expect(inDialog().getByRole("status")).toBeDefined();
  });

  it("what is said as its dialog closes is shown on the page beneath", () => {
    // As browsers do, a popover that is not in the page any more is refused.
    const refusing = function (this: HTMLElement): void {
      if (!this.isConnected) throw new DOMException("disconnected", "InvalidStateError");
    };
    HTMLElement.prototype.showPopover = refusing;
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, "showPopover"));
    cleanup();
    const { rerender } = render([<SnackbarHost key="host" />, <Dialog key="place" />]);
    act(() => {
      rerender(<SnackbarHost key="host" />);
      showMessage("Your location is saved.");
    });
    expect(screen.getByRole("status").textContent).toContain("Your location is saved.");
  });

  it("its action closes it and acts", () => {
    const onPress = vi.fn();
    act(() => showMessage({ text: "Added", action: { text: "Open", onPress } }));
    fireEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText("Added")).toBeNull();
  });
});
