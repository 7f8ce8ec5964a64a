import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { importPinCodes } from "./import-pin-codes.ts";
import { cellsOf } from "./pin-file.ts";

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), "santha-pins-"));
beforeAll(async () => {
  app = await testApp();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const officialHeader =
  "circlename,regionname,divisionname,officename,pincode,officetype,delivery,district,statename,latitude,longitude";
const office = (...[name, pin, kind, delivery, district, state, latitude, longitude]: (string | number)[]) =>
  `Telangana Circle,"Hyderabad, City",Warangal,${name},${pin},${kind},${delivery},${district},${state},${latitude},${longitude}`;

function fileOf(lines: readonly string[], name = "pins.csv"): string {
  const file = join(folder, name);
  const text = `\ufeff${lines.join("\r\n")}\r\n`;
  writeFileSync(file, name.endsWith(".gz") ? gzipSync(text) : text);
  return file;
}

const load = (lines: readonly string[], name?: string) => importPinCodes(app.platform, fileOf(lines, name));

async function kept(pinCode: string) {
  const rows = await app.platform.database
    .selectFrom("pin_places")
    .selectAll()
    .where("pin_code", "=", pinCode)
    .orderBy("position")
    .execute();
  return rows.map((row) => [
    row.position,
    row.locality,
    row.district,
    row.state,
    row.latitude,
    row.longitude,
  ]);
}

describe("importing India Post's directory", () => {
  it("reads its layout, packed too: offices lose their suffix, capitals become names, who delivers stands first", async () => {
    const report = await load(
      [
        officialHeader,
        office("KHANAPUR B.O", 506131, "BO", "Delivery", "WARANGAL", "TELANGANA", 17.9, 79.92),
        office("NARSAMPET BAZAR S.O", 506131, "PO", "Non Delivery", "WARANGAL", "TELANGANA", 17.93, 79.89),
        office("Narsampet S.O", 506131, "PO", "Delivery", "WARANGAL", "TELANGANA", 17.93, 79.89),
        office(
          "Car Nicobar S.O",
          744301,
          "PO",
          "Delivery",
          "NICOBARS",
          "ANDAMAN & NICOBAR ISLANDS",
          9.16,
          92.8,
        ),
      ],
      "official.csv.gz",
    );
    expect(report).toEqual({
      places: 4,
      pinCodes: 2,
      pointsTaken: 0,
      wrongRows: 0,
      named: [],
      withoutPoint: [],
    });
    expect(await kept("506131")).toEqual([
      [1, "Narsampet", "Warangal", "Telangana", 17.93, 79.89],
      [2, "Khanapur", "Warangal", "Telangana", 17.9, 79.92],
      [3, "Narsampet Bazar", "Warangal", "Telangana", 17.93, 79.89],
    ]);
    expect((await kept("744301"))[0]?.[3]).toBe("Andaman and Nicobar Islands");
  });

  it("names each wrong row by its line and loads the others", async () => {
    const report = await load([
      officialHeader,
      office("Guntur H.O", 522001, "HO", "Delivery", "GUNTUR", "ANDHRA PRADESH", 16.29, 80.45),
      office("Nowhere S.O", 52200, "PO", "Delivery", "GUNTUR", "ANDHRA PRADESH", 16.29, 80.45),
      office("Atlantis S.O", 522002, "PO", "Delivery", "GUNTUR", "ATLANTIS", 16.29, 80.45),
      office("NA", 522003, "PO", "Delivery", "GUNTUR", "ANDHRA PRADESH", 16.29, 80.45),
      office("Tenali S.O", 522201, "PO", "Delivery", "NA", "ANDHRA PRADESH", 16.29, 80.45),
      office('"Open', 522004, "PO", "Delivery", "GUNTUR", "ANDHRA PRADESH", 16.29, 80.45),
      office("Lonely S.O", 190001, "PO", "Delivery", "SRINAGAR", "JAMMU AND KASHMIR", "NA", "NA"),
    ]);
    expect([report.places, report.wrongRows]).toEqual([1, 6]);
    expect(report.named).toEqual([
      { line: 3, reason: '"52200" is no pin code of six digits' },
      { line: 4, reason: '"ATLANTIS" is no state of India' },
      { line: 5, reason: "pin code 522003 without a place" },
      { line: 6, reason: "pin code 522201 without a district" },
      { line: 7, reason: "a quote is not closed" },
      { line: 8, reason: "no coordinates, nor a neighbour with any" },
    ]);
  });

  it("a place without coordinates gets the middle point of its pin code, else of its sorting district", async () => {
    const at = (name: string, pin: number, latitude: number | string, longitude: number | string) =>
      office(name, pin, "BO", "Delivery", "KHAMMAM", "TELANGANA", latitude, longitude);
    const report = await load([
      officialHeader,
      at("One", 507001, 17.1, 80.1),
      at("Two", 507001, 17.2, 80.2),
      at("Three", 507001, 80.9, 17.9),
      at("Four", 507001, "NA", ""),
      at("Five", 507002, 170.2, 80.2),
    ]);
    expect(report.pointsTaken).toBe(2);
    expect((await kept("507001")).map(([, name, , , ...point]) => [name, ...point])).toEqual([
      ["One", 17.1, 80.1],
      ["Two", 17.2, 80.2],
      ["Three", 17.9, 80.9],
      ["Four", 17.2, 80.2],
    ]);
    expect((await kept("507002"))[0]?.slice(4)).toEqual([17.2, 80.2]);
  });

  it("again replaces the pin codes that the file names and leaves the others", async () => {
    const header = "pincode,locality,district,state,lat,lng";
    await load([
      header,
      "600001,Chennai GPO,Chennai,Tamil Nadu,13.08,80.28",
      "600002,Anna Road,Chennai,Tamil Nadu,13.06,80.27",
    ]);
    const again = [
      header,
      "600001,George Town,Chennai,Tamil Nadu,13.09,80.29",
      "600001,GEORGE TOWN,Chennai,Tamil Nadu,13.09,80.29",
    ];
    for (let times = 0; times < 2; times += 1) expect((await load(again)).places).toBe(1);
    expect((await kept("600001")).map(([, name]) => name)).toEqual(["George Town"]);
    expect(await kept("600002")).toHaveLength(1);
  });

  it("a file without a needed column, without a right row or cut off is refused, and nothing changes", async () => {
    const before = await app.platform.database.selectFrom("pin_places").selectAll().execute();
    await expect(load(["pincode,locality,state,lat,lng", "1"])).rejects.toThrow("names no column district");
    await expect(load([officialHeader, office("x", 1, "", "", "", "", "", "")])).rejects.toThrow(
      'no row of the file is right; line 2: "1" is no pin code',
    );
    await expect(load([])).rejects.toThrow("names no column");
    const cut = join(folder, "cut.csv.gz");
    const many = Array.from({ length: 9000 }, (_, at) =>
      office(`P${at}`, 500001, "BO", "Delivery", "A", "TELANGANA", 17, 80),
    );
    writeFileSync(cut, gzipSync([officialHeader, ...many].join("\n")).subarray(0, 9000));
    await expect(importPinCodes(app.platform, cut)).rejects.toThrow();
    await expect(importPinCodes(app.platform, join(folder, "missing.csv"))).rejects.toThrow("ENOENT");
    expect(await app.platform.database.selectFrom("pin_places").selectAll().execute()).toEqual(before);
  });
});

describe("the cells of a line", () => {
  it.each([
    ["a,b,,c", ["a", "b", "", "c"]],
    ['"a, b","say ""so""",c', ["a, b", 'say "so"', "c"]],
    ['a,"b"', ["a", "b"]],
    ['a,"b",', ["a", "b", ""]],
    ["a,", ["a", ""]],
    ["", [""]],
    ['a,"b', null],
    ['"a"b,c', null],
  ])("of %s", (line, cells) => {
    expect(cellsOf(line)).toEqual(cells);
  });
});
