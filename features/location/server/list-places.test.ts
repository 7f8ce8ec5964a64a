import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pinSampleFile } from "#demo/data/demo-data.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { listPlaces } from "../contract.ts";
import { importPinCodes } from "./import-pin-codes.ts";

let app: TestApp;
let as: string;
/** An outside service: what it answers with, and what it was asked. */
let service: Server;
let answer: { status: number; body: unknown };
let asked: string[];

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(String(request.url));
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo;
  app = await testApp({ environment: { PIN_CODE_SERVICE: `http://127.0.0.1:${port}/pins/{pincode}` } });
  await importPinCodes(app.platform, pinSampleFile);
  as = (await aPerson(app)).cookie;
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: [] };
});
afterAll(async () => {
  await app.close();
  service.close();
});

const places = async (pincode: string) => app.call(listPlaces, { params: { pincode } }, { as });

describe("the places of a pin code", () => {
  it("[API-039][API-040][ENT-003] are a list of locations under their names, the one that delivers first", async () => {
    const got = await app.app.inject({ url: "/v2/profiles/pincode/506132", headers: { cookie: as } });
    const { code, data } = got.json<{ code: string; data: unknown[] }>();
    expect([got.statusCode, code]).toEqual([200, "OK"]);
    expect(data).toHaveLength(9);
    expect(data[0]).toEqual({
      locality: "Narsampet",
      adminLevel1: "Telangana",
      adminLevel2: "Warangal",
      countryName: "India",
      latitude: 17.9301,
      longitude: 79.892,
      postalCode: "506132",
      isApproximate: false,
    });
  });

  it("a code that is none is refused beside its field, in both languages", async () => {
    for (const pincode of ["50613", "5061320", "012345", "50613a", "౫౦౬౧౩౨", "-50613"]) {
      const refused = await places(pincode);
      expect([refused.status, refused.code]).toEqual([422, "location/pin-code-wrong"]);
      expect(refused.fields).toEqual({ pincode: "Enter a valid 6-digit pin code." });
    }
    const headers = { "accept-language": "te" };
    const inTelugu = await app.call(listPlaces, { params: { pincode: "1" } }, { as, headers });
    expect(inTelugu.fields).toEqual({ pincode: "సరైన 6 అంకెల పిన్ కోడ్ ఇవ్వండి." });
  });

  it("an unknown code of a known sorting district answers with its head place, marked approximate", async () => {
    const { data } = await places("506999");
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ locality: "Hanamkonda", postalCode: "506999", isApproximate: true });
  });

  it("a code of which nothing is known answers with an empty list", async () => {
    expect(await places("999999")).toMatchObject({ status: 200, data: [] });
  });

  it("come in two statements, the session included, and may be kept by the caller's own cache", async () => {
    const { result, statements } = await app.statements.during(() => places("506132"));
    expect(statements).toHaveLength(2);
    expect(result.headers["cache-control"]).toBe("private, max-age=3600");
    expect(result.headers["vary"]).toContain("cookie");
    expect((await places("1")).headers["cache-control"]).toBe("no-store");
  });
});

describe("an outside service", () => {
  const thorrur = {
    locality: "Thorrur",
    adminLevel1: "Telangana",
    adminLevel2: "Mahabubabad",
    countryName: "India",
    latitude: 17.58,
    longitude: 79.66,
  };

  it("is asked for an unknown code once; what it knows is kept and no longer approximate", async () => {
    answer = { status: 200, body: { data: [thorrur, { locality: "Nowhere" }] } };
    const expected = [{ ...thorrur, postalCode: "506555", isApproximate: false }];
    expect((await places("506555")).data).toEqual(expected);
    answer = { status: 500, body: {} };
    expect((await places("506555")).data).toEqual(expected);
    expect(asked).toEqual(["/pins/506555"]);
  });

  it("is never asked for a known code", async () => {
    await places("506132");
    expect(asked).toEqual([]);
  });

  it("that knows nothing is asked again only after a week", async () => {
    await places("506888");
    await places("506888");
    expect(asked).toHaveLength(1);
    app.clock.advance(8 * 86_400_000);
    await places("506888");
    expect(asked).toHaveLength(2);
  });

  it("that fails or talks nonsense leaves the approximate place", async () => {
    for (const [pincode, wrong] of [
      ["506701", { status: 503, body: null }],
      ["506702", { status: 200, body: "hello" }],
      ["506703", { status: 200, body: [{ ...thorrur, latitude: 300 }] }],
    ] as const) {
      answer = wrong;
      const { status, data } = await places(pincode);
      expect([status, data[0]?.locality, data[0]?.isApproximate]).toEqual([200, "Hanamkonda", true]);
    }
  });
});
