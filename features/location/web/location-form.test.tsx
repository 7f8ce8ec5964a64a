import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "#engine/web/data/query-client.ts";
import { readProfile } from "#features/profiles/contract/profiles.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { loadPinSample } from "#testing/shop/pin-codes.ts";
import { breakCalls, delayCalls } from "#testing/web/faults.ts";
import { serverBehindFetch } from "#testing/web/server-behind-fetch.ts";
import { placesQuery } from "./api.ts";
import { LocationForm } from "./location-form.tsx";
import "#testing/web/patience.ts";

let server: TestApp;
let person: TestPerson;
let browser: ReturnType<typeof serverBehindFetch>;
beforeAll(async () => {
  server = await testApp();
  await loadPinSample(server);
});
beforeEach(async () => {
  person = await aPerson(server, { location: null });
  browser = serverBehindFetch(server, person.cookie);
  queryClient.clear();
});
afterEach(async () => {
  cleanup();
  await browser.restore();
});
afterAll(() => server.close());

/** The part on a page of its own. */
function Page() {
  const [kept, setKept] = useState("");
  return (
    <>
      <LocationForm profileKey={person.profileKey} onSaved={(place) => setKept(place.locality)} />
      <output>{kept && `kept ${kept}`}</output>
    </>
  );
}

function open() {
  render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const pin = screen.getByLabelText<HTMLInputElement>("Pin code");
  const place = screen.getByLabelText<HTMLSelectElement>("Location");
  const search = screen.getByRole<HTMLButtonElement>("button", { name: "Search" });
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  return { user, pin, place, search, save };
}

describe("the choice of a place by its pin code", () => {
  it("[LOC-010] [LOC-012] takes digits only, and six of them", async () => {
    const { user, pin } = open();
    await user.type(pin, "5a0-6 1329");
    expect(pin.value).toBe("506132");
  });

  it("[LOC-009] [LOC-011] [LOC-013] [LOC-016] [LOC-017] search waits for six digits, the choice for a result, save for a choice", async () => {
    const { user, pin, place, search, save } = open();
    expect([pin.required, search.disabled]).toEqual([true, true]);
    await user.type(pin, "50613");
    expect([search.disabled, place.disabled, save.disabled]).toEqual([true, true, true]);
    await user.type(pin, "2");
    expect([search.disabled, place.disabled, save.disabled]).toEqual([false, true, true]);
    await user.click(search);
    await waitFor(() => expect([place.disabled, save.disabled]).toEqual([false, false]));
  });

  it("[LOC-015] the first place found is chosen, and another one can be", async () => {
    const { user, pin, place } = open();
    await user.type(pin, "506132{Enter}");
    await waitFor(() => expect(place.selectedOptions[0]?.textContent).toBe("Narsampet, Warangal, Telangana"));
    expect(screen.getByText("9 places share this pin code")).toBeDefined();
    await user.selectOptions(place, "Khanapur, Warangal, Telangana");
    expect(place.selectedOptions[0]?.textContent).toBe("Khanapur, Warangal, Telangana");
  });

  it("another pin code takes the choice back until it is searched", async () => {
    const { user, pin, place, save } = open();
    await user.type(pin, "506132{Enter}");
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.type(pin, "{Backspace}1");
    expect([place.disabled, save.disabled]).toEqual([true, true]);
  });

  it("[LOC-017] a late answer for a pin code that no longer stands there chooses nothing", async () => {
    const { user, pin, place, save } = open();
    const release = delayCalls("/v2/profiles/pincode/506132");
    await user.type(pin, "506132{Enter}");
    await user.type(pin, "{Backspace}1");
    release();
    await waitFor(() => expect(queryClient.getQueryData(placesQuery("506132").queryKey)).toBeDefined());
    await act(async () => {});
    expect([pin.value, place.disabled, save.disabled]).toEqual(["506131", true, true]);
  });

  it("a late failure for a pin code that no longer stands there says nothing of the new one", async () => {
    const { user, pin, search } = open();
    const mend = breakCalls("/v2/profiles/pincode/506132", "gateway error");
    const release = delayCalls("/v2/profiles/pincode/506132");
    await user.type(pin, "506132{Enter}");
    await user.type(pin, "{Backspace}1");
    release();
    const asked = () => queryClient.getQueryState(placesQuery("506132").queryKey);
    await waitFor(() => expect(asked()?.status).toBe("error"));
    await act(async () => {});
    mend();
    expect(search.disabled).toBe(false);
    expect(screen.queryByText("! Something went wrong")).toBeNull();
  });

  it("[LOC-022] a pin code without a place says so and leaves nothing to save", async () => {
    const { user, pin, save } = open();
    await user.type(pin, "999999{Enter}");
    expect(await screen.findByText("No place found for this pin code. Please check it.")).toBeDefined();
    expect(save.disabled).toBe(true);
  });

  it("six digits that begin with 0 are no pin code: it is said at once, and not of fewer", async () => {
    const { user, pin, search } = open();
    await user.type(pin, "01100");
    expect(pin.getAttribute("aria-invalid")).toBeNull();
    await user.type(pin, "1");
    expect(screen.getByText("No place found for this pin code. Please check it.")).toBeDefined();
    expect(search.disabled).toBe(true);
    await user.clear(pin);
    await user.type(pin, "110001");
    expect([pin.getAttribute("aria-invalid"), search.disabled]).toEqual([null, false]);
  });

  it("[LOC-014] an entry without a locality is not among the places", async () => {
    const working = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await working(input, init);
      if (!String(input).includes("/v2/profiles/pincode/506133")) return answer;
      const envelope = (await (await working("/v2/profiles/pincode/506132", init)).json()) as {
        data: { locality: string }[];
      };
      const data = envelope.data.map((place, at) => (at % 2 === 0 ? { ...place, locality: "" } : place));
      return Response.json({ ...envelope, data });
    };
    const { user, pin, place } = open();
    await user.type(pin, "506133{Enter}");
    await waitFor(() => expect(place.disabled).toBe(false));
    expect(place.options).toHaveLength(4);
    expect([...place.options].every(({ text }) => /^\p{L}/u.test(text))).toBe(true);
    globalThis.fetch = working;
  });

  it("[ERR-009] a failed look-up shows its text, and searching again finds the place", async () => {
    const { user, pin, search, save } = open();
    const mend = breakCalls("/v2/profiles/pincode", "gateway error");
    await user.type(pin, "506132{Enter}");
    expect(await screen.findByText("! Something went wrong")).toBeDefined();
    mend();
    await user.click(search);
    await waitFor(() => expect(save.disabled).toBe(false));
    expect(screen.queryByText("! Something went wrong")).toBeNull();
  });

  it("[LOC-020] the chosen place is kept as the person's location", async () => {
    const { user, pin, save } = open();
    await user.type(pin, "506132{Enter}");
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
    await screen.findByText("kept Narsampet");
    const { profileKey, cookie } = person;
    const { data } = await server.call(readProfile, { params: { profileKey } }, { as: cookie });
    expect(data.lstOfUserBusinessDetailsInfo[0]?.locationTo.placeName).toBe("Narsampet");
  });

  it("[ERR-010] a failed update shows its text, keeps the choice, and can be tried again", async () => {
    const { user, pin, save } = open();
    await user.type(pin, "506132{Enter}");
    await waitFor(() => expect(save.disabled).toBe(false));
    const mend = breakCalls("/v2/profiles/basic-details", "no answer");
    await user.click(save);
    expect(await screen.findByText("Unable to update profile info, please try again later")).toBeDefined();
    mend();
    await user.click(save);
    expect(await screen.findByText("kept Narsampet")).toBeDefined();
  });
});
