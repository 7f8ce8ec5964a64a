import { expect, test } from "vitest";
import { appId, projectHeader, restBase, restBaseV2, storeConstant, v2 } from "./brand.ts";

test("[CONST-006] [CONST-007] the store constant and the app id are santha", () => {
  expect([storeConstant, appId, projectHeader]).toEqual(["santha", "santha", "santha_STORE"]);
});

test("[API-001] the calls stand on /rest/v1, /rest/v2 and /v2 of the app's own origin", () => {
  expect([restBase, restBaseV2, v2]).toEqual(["/rest/v1", "/rest/v2", "/v2"]);
});
