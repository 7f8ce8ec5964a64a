import { describe, expect, it } from "vitest";
import { interceptRequest } from "./request-interceptor.ts";

const demo = { isProduction: false, appDomain: "santha.example" };
const production = { isProduction: true, appDomain: "santha.example" };
const headersFor = (url: string, headers: Record<string, string> = {}) =>
  interceptRequest({ url, headers }, production).headers;
const urlFor = (url: string, place = demo) => interceptRequest({ url, headers: {} }, place).url;

describe("request interceptor", () => {
  it("[API-052] a url with estore carries the project header", () => {
    expect(headersFor("/rest/v2/estore/stats/santhaEarnings").project).toBe("santha_STORE");
  });

  it("[API-053] a url with order carries the project header", () => {
    expect(headersFor("/rest/v1/santha/orders/2607130296?isMasterOrder=true").project).toBe("santha_STORE");
  });

  it("[API-054] a project header that is set stays as it is", () => {
    expect(headersFor("/rest/v2/estore/coupons", { project: "other_STORE" }).project).toBe("other_STORE");
  });

  it("[API-055] a url with neither word carries no project header", () => {
    expect(headersFor("/v2/farmstore/wishlist/all")).toEqual({});
  });

  it("[API-056] only urls with pre-payments get a JSON content type of their own", () => {
    expect(headersFor("/v2/pre-payments/M26071300")["content-type"]).toBe("application/json");
    expect(headersFor("/v2/payments/M26071300")["content-type"]).toBeUndefined();
  });

  it.each([
    ["http://10.0.0.7:3000/v2/session?a=1", "https://santha.example/v2/session?a=1"],
    ["https://192.168.1.20/rest/v1/x", "https://santha.example/rest/v1/x"],
    ["http://[::1]:8080/x", "https://santha.example/x"],
  ])("[API-057] outside production %s goes to the app domain", (url, led) => {
    expect(urlFor(url)).toBe(led);
  });

  it("[API-058] outside production http becomes https, and names stay", () => {
    expect(urlFor("http://api.santha.example/v2/session")).toBe("https://api.santha.example/v2/session");
    expect(urlFor("http://10.fields.example/x")).toBe("https://10.fields.example/x");
  });

  it("[API-059] production changes neither host nor scheme", () => {
    expect(urlFor("http://10.0.0.7:3000/v2/session", production)).toBe("http://10.0.0.7:3000/v2/session");
  });

  it.each(["/v2/session", "./data/HelpData.json", "v2/10.0.0.7", "//10.0.0.7/x", ""])(
    "[API-059] the relative url %j is never changed",
    (url) => {
      expect(urlFor(url)).toBe(url);
      expect(urlFor(url, production)).toBe(url);
    },
  );

  it("leaves the headers it was given untouched", () => {
    const given = Object.freeze({ accept: "x" });
    interceptRequest({ url: "/order", headers: given }, demo);
    expect(given).toEqual({ accept: "x" });
  });
});
