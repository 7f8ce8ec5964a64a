import { expect, it } from "vitest";
import { keyTypedAddresses } from "./keyed-addresses.ts";

const state = () => history.state as { readonly __TSR_key?: string } | null;

it("a typed address gets a key of its own and keeps it, so that going back finds the place on the page (U22)", () => {
  keyTypedAddresses();
  history.replaceState(null, "", "#/app/store?category=seeds");
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  const key = state()?.__TSR_key;
  expect(key).toMatch(/^[a-z0-9]{4,6}$/);
  window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  expect(state()?.__TSR_key).toBe(key);
});
