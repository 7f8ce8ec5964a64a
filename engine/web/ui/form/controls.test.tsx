import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../../data/query-client.ts";
import { Button } from "../button.tsx";
import { ConfirmDialog, Dialog, Sheet } from "../overlay/dialog.tsx";
import { Answer } from "../page/answer.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

describe("controls", () => {
  it("a field's error is read with the field", () => {
    render(<TextField label="Pin code" error="A pin code has 6 digits" />);
    const field = screen.getByLabelText("Pin code");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "A pin code has 6 digits",
    );
  });

  it("a busy button sends one wish once", () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Place order</Button>);
    fireEvent.click(screen.getByRole("button"));
    rerender(
      <Button onClick={onClick} busy>
        Place order
      </Button>,
    );
    fireEvent.click(screen.getByRole("button"));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each([
    ["3", 3],
    ["0", undefined],
    ["11", undefined],
    ["", undefined],
    ["2", undefined],
    ["1.5", undefined],
  ])("a typed quantity %j of 1 to 10 is taken as %s", (typed, taken) => {
    const onChange = vi.fn();
    render(<QuantityStepper quantity={2} onChange={onChange} most={10} />);
    const field = screen.getByLabelText("Quantity");
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(onChange.mock.calls).toEqual(taken === undefined ? [] : [[taken]]);
    expect((field as HTMLInputElement).value).toBe("2");
  });

  it("one less stops at the least, one more at the most", () => {
    render(<QuantityStepper quantity={1} onChange={() => {}} most={1} />);
    expect(screen.getAllByRole("button").map((button) => (button as HTMLButtonElement).disabled)).toEqual([
      true,
      true,
    ]);
  });

  it("a question stays when pressed beside, means Cancel by Escape, and answers by its buttons", () => {
    const [onConfirm, onClose] = [vi.fn(), vi.fn()];
    render(
      <ConfirmDialog title="Confirm cancel order" onConfirm={onConfirm} onClose={onClose}>
        Are you sure you want to cancel this order?
      </ConfirmDialog>,
    );
    const dialog = screen.getByRole("alertdialog", { name: "Confirm cancel order" });
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(onClose).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole("button", { name: "Ok" }));
    expect(onConfirm).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      "a dialog",
      (onClose: () => void) => (
        <Dialog title="Say" onClose={onClose}>
          {null}
        </Dialog>
      ),
    ],
    [
      "a dialog that a press beside does not close",
      (onClose: () => void) => (
        <Dialog title="Say" dismissible={false} onClose={onClose}>
          {null}
        </Dialog>
      ),
    ],
    [
      "a form in a dialog",
      (onClose: () => void) => (
        <FormDialog
          title="Say"
          formId="say"
          cancelText="Keep"
          submitText="Send"
          busy={false}
          onClose={onClose}
        >
          {null}
        </FormDialog>
      ),
    ],
    [
      "a dialog that asks for a reason",
      (onClose: () => void) => (
        <QueryClientProvider client={queryClient}>
          <ReasonDialog
            {...{
              title: "Say",
              label: "Why",
              hint: "",
              submitText: "Send",
              cancelText: "Keep",
              notSent: "",
              onClose,
            }}
            send={async () => undefined}
            saidOf={() => ""}
          />
        </QueryClientProvider>
      ),
    ],
    [
      "a sheet that a press beside does not close",
      (onClose: () => void) => (
        <Sheet title="Say" dismissible={false} onClose={onClose}>
          {null}
        </Sheet>
      ),
    ],
  ])("Escape closes %s", (_, drawn) => {
    const onClose = vi.fn();
    render(drawn(onClose));
    fireEvent(screen.getByRole("dialog", { name: "Say" }), new Event("cancel", { cancelable: true }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("the four states of an answer", () => {
  const show = (question: Partial<{ data: string[]; error: Error }>, refetch = () => {}) =>
    render(
      <Answer
        to={{ data: question.data, error: question.error ?? null, refetch }}
        isEmpty={(data) => data.length === 0}
        empty="nothing"
      >
        {(data) => data.join()}
      </Answer>,
    );

  it("loading, empty and data", () => {
    show({});
    expect(screen.getByRole("img", { name: "Loading" })).toBeTruthy();
    cleanup();
    expect(show({ data: [] }).container.textContent).toBe("nothing");
    cleanup();
    expect(show({ data: ["a", "b"], error: new Error("later") }).container.textContent).toBe("a,b");
  });

  it("offline and refused, each with a way to try again", () => {
    const refetch = vi.fn();
    show({ error: Object.assign(new Error(), { name: "NetworkError" }) }, refetch);
    expect(screen.getByText("You are offline")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    cleanup();
    show({ error: Object.assign(new Error(), { info: "It is closed." }) }, refetch);
    expect(screen.getByRole("alert").textContent).toContain("It is closed.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(refetch).toHaveBeenCalledTimes(2);
  });
});
