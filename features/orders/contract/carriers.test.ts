import { expect, test } from "vitest";
import { carriers, trackingPageOf } from "./carriers.ts";
import { isTrackingLink } from "./tracking-link.ts";

test("a carrier's page is found however his name is written, in both languages", () => {
  const post = "https://www.indiapost.gov.in/";
  for (const written of ["India Post", "INDIA-POST Speed Post", "speed post, Warangal", "స్పీడ్ పోస్ట్"]) {
    expect(trackingPageOf(written, "EA123456789IN"), written).toBe(post);
  }
});

test("the parcel's number stands in the link where the carrier's page takes one, written so that it stays a number", () => {
  expect(trackingPageOf("Delhivery Surface", " 1490 ")).toBe("https://www.delhivery.com/track/package/1490");
  expect(trackingPageOf("bluedart", "7/8&x=1")).toBe(
    "https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=7%2F8%26x%3D1",
  );
  expect(trackingPageOf("DTDC", "D1")).toBe("https://www.dtdc.com/track-your-shipment/");
});

test("a carrier nobody knows has no page, and a name inside another word is not that carrier", () => {
  expect(trackingPageOf("Kakatiya Road Lines", "KRL-1")).toBeNull();
  expect(trackingPageOf("Fastcity Movers", "1")).toBeNull();
});

test("every page of the table can be shown to a buyer, and no two carriers share a name", () => {
  const names = carriers.flatMap(({ name, alsoWritten }) => [name, ...alsoWritten]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  for (const { name } of carriers) expect(isTrackingLink(trackingPageOf(name, "A 1") ?? ""), name).toBe(true);
});

test("[ORD-047] a link of a seller is https to a named site, without a password in it", () => {
  const site = "https://track.example.in";
  for (const good of [site, `${site}/p?n=1#x`, `${site}:8443/`, "https://పార్సిల్.in/1"]) {
    expect(isTrackingLink(good), good).toBe(true);
  }
  const bad = [
    ...["", "track.example.in", "http://track.example.in", "javascript:alert(1)", "https://", "https:///x"],
    ...["https://me:pw@example.in/", "https://me@example.in/", "https://localhost/", "https://10.0.0.1/x"],
    ...["https://[::1]/", "data:text/html,x"],
  ];
  for (const link of bad) expect(isTrackingLink(link), link).toBe(false);
});
