import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig, settings } from "./config.ts";

const production = {
  SANTHA_MODE: "production",
  PUBLIC_URL: "https://santha.example",
  SANTHA_SECRET: "s".repeat(32),
  SMS_GATEWAY: "none",
  SUPPORT_PHONE: "1800 123 4567",
};

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return String(error)
      .split("\n")
      .flatMap((line) => /^ {2}- (\w+)/.exec(line)?.[1] ?? []);
  }
}

describe("configuration", () => {
  test("Nothing need be set: a demo with the embedded database on port 3000", () => {
    expect(readConfig({})).toMatchObject({
      mode: "demo",
      port: 3000,
      databaseUrl: null,
      worker: "inside",
      limitFactor: 10,
      isBehindProxy: false,
    });
  });

  test("Every problem is listed at once, each with its setting", () => {
    const wrong = {
      SANTHA_MODE: "prod",
      PORT: "80 80",
      DATABASE_POOLER: "maybe",
      DATABASE_CONNECTIONS: "1",
      PUBLIC_URL: "santha.example",
      BEHIND_PROXY: "yes",
      SANTHA_WORKER: "outside",
      LOG_LEVEL: "loud",
      HOME_ORDER_TILES: "2",
      PICTURE_MEGABYTES: "900",
      FILES_STORE: "cloud",
    };
    expect(problemsOf(wrong).toSorted()).toEqual(Object.keys(wrong).toSorted());
  });

  test("Production does not start without its secret, its support line and its own https address", () => {
    expect(problemsOf({ SANTHA_MODE: "production" })).toEqual([
      ...["SANTHA_SECRET", "SUPPORT_PHONE", "PUBLIC_URL", "SMS_GATEWAY"],
    ]);
    expect(problemsOf({ ...production, SANTHA_SECRET: "short" })).toEqual(["SANTHA_SECRET"]);
    expect(problemsOf({ ...production, PUBLIC_URL: "http://santha.example" })).toEqual(["PUBLIC_URL"]);
    expect(problemsOf({ ...production, PUBLIC_URL: "http://localhost:3000" })).toEqual([]);
    expect(readConfig(production)).toMatchObject({ limitFactor: 1, logLevel: "info" });
  });

  test("PUBLIC_URL is an origin and nothing more", () => {
    for (const url of [
      "https://a/",
      "https://a/b",
      "https://a?b",
      "https://A.example",
      "ftp://a",
      "https://a b",
    ]) {
      expect([url, problemsOf({ PUBLIC_URL: url })]).toEqual([url, ["PUBLIC_URL"]]);
    }
    expect(problemsOf({ PUBLIC_URL: "http://192.168.1.4:3000" })).toEqual([]);
  });

  test("Spaces around a value do not count, and an empty value is as good as none", () => {
    expect(readConfig({ PORT: " 4000 ", SANTHA_MODE: "" })).toMatchObject({ port: 4000, mode: "demo" });
  });
});

test(".env.example names every setting with a comment, and its values are good ones", () => {
  const text = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");
  const lines = text.split("\n");
  const written = lines.flatMap((line) => /^([A-Z0-9_]+)='?(.*?)'?$/.exec(line)?.slice(1, 3) ?? []);
  const values = Object.fromEntries(
    written.flatMap((part, at) => (at % 2 === 0 ? [[part, written[at + 1]]] : [])),
  );
  expect(Object.keys(values).toSorted()).toEqual(Object.keys(settings).toSorted());
  expect(readConfig(values)).toEqual(readConfig({}));
});
