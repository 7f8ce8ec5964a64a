import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { isSavingData, saveData, useDataSaver } from "./data-saver.ts";

/** The connection of a browser that tells it, with the device's own setting. */
function onDevice(saves: boolean, effectiveType = "4g"): EventTarget {
  const connection = Object.assign(new EventTarget(), { saveData: saves, effectiveType });
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  return connection;
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "connection");
  localStorage.clear();
});

it("follows the device until the person chooses, and follows it again when he chooses what it asks for anyway", () => {
  onDevice(true);
  expect(isSavingData()).toBe(true);
  saveData(false);
  expect(isSavingData()).toBe(false);
  saveData(true);
  onDevice(false);
  expect(isSavingData()).toBe(false);
  saveData(true);
  expect(isSavingData()).toBe(true);
});

it("on 2G it saves without being told to, unless the person does not want that, and no longer once it is faster", () => {
  for (const slow of ["2g", "slow-2g"]) {
    onDevice(false, slow);
    expect(isSavingData()).toBe(true);
  }
  saveData(false);
  expect(isSavingData()).toBe(false);
  saveData(true);
  onDevice(false, "3g");
  expect(isSavingData()).toBe(false);
});

it("a browser that does not know the device's setting saves nothing until it is told to", () => {
  expect(isSavingData()).toBe(false);
  saveData(true);
  expect(isSavingData()).toBe(true);
});

function Shown() {
  return <p>{useDataSaver() ? "saving" : "not saving"}</p>;
}

it("what is on the screen follows the switch and the device at once", () => {
  const connection = onDevice(false);
  render(<Shown />);
  act(() => saveData(true));
  expect(screen.getByText("saving")).toBeDefined();
  act(() => saveData(false));
  expect(screen.getByText("not saving")).toBeDefined();
  Object.assign(connection, { saveData: true });
  act(() => void connection.dispatchEvent(new Event("change")));
  expect(screen.getByText("saving")).toBeDefined();
});
