import { globSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { verifyCode } from "#features/auth/contract/auth.ts";
import { authFields } from "#features/auth/server/errors.ts";
import { type TestPlatform, testPlatform } from "#testing/process/platform.ts";
import { features, routesOf, sentencesOf } from "../app.ts";

interface Operation {
  operationId: string;
  summary: string;
  "x-permission": string;
  security?: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: {
    content: {
      [type: string]:
        | { schema: { type: string; properties: object; anyOf?: object[]; oneOf?: object[] } }
        | undefined;
    };
  };
  responses: Record<string, { description: string; content?: { "application/json": { schema: object } } }>;
}
interface Description {
  openapi: string;
  info: { title: string; version: string };
  components: { securitySchemes: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
}

let process: TestPlatform;
let app: FastifyInstance;
let description: Description;
let endpoints: readonly Endpoint[];
beforeAll(async () => {
  process = await testPlatform();
  app = await process.app();
  description = (await app.inject("/openapi.json")).json();
  endpoints = routesOf(process.platform).map(({ endpoint }) => endpoint);
});
afterAll(() => process.close());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

const withoutEnvelope = (name: string): boolean =>
  endpoints.some((each) => each.name === name && (each.givesFile || each.givesStream));

describe("/openapi.json", () => {
  test("It is OpenAPI 3.1 and holds every call once, under its own name", () => {
    expect(description.openapi).toBe("3.1.0");
    expect(description.info).toEqual({ title: "Santha", version: "2" });
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  test("Every call says in a sentence what it gives and who may call it", () => {
    for (const { operation } of operations()) {
      expect([operation.operationId, operation.summary]).toEqual([
        operation.operationId,
        expect.stringMatching(/^[A-Z].{10,}\.$/),
      ]);
      expect(operation["x-permission"]).not.toBe("");
      const isOpen = ["anyone", "callback", "dev"].includes(operation["x-permission"]);
      expect([operation.operationId, operation.security]).toEqual([
        operation.operationId,
        isOpen ? [] : undefined,
      ]);
    }
    expect(Object.keys(description.components.securitySchemes)).toEqual(["session"]);
  });

  test("Every part of a path is described, and every parameter has a place and a shape", () => {
    for (const { path, operation } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = operation.parameters.filter((parameter) => parameter.in === "path");
      expect([path, described.map(({ name }) => name)]).toEqual([path, named]);
      expect(described.every(({ required }) => required)).toBe(true);
      for (const parameter of operation.parameters) {
        expect(["path", "query", "header"]).toContain(parameter.in);
        expect(Object.keys(parameter.schema)).not.toEqual([]);
      }
    }
  });

  test("Every answer is the envelope around the call's own data, with the status it is sent with", () => {
    // One specified call has its count beside its data.
    const beside: Readonly<Record<string, string[]>> = { "earnings/list-pending-payments": ["numFound"] };
    expect(endpoints.filter(({ isSpread }) => isSpread).map(({ name }) => name)).toEqual(Object.keys(beside));
    // Callbacks that lead a browser on have no body.
    const answering = operations().filter(({ operation }) => !operation.responses["303"]);
    for (const { operation } of answering) {
      const good = operation.responses["200"] ?? operation.responses["201"];
      if (withoutEnvelope(operation.operationId)) continue;
      expect(good?.content?.["application/json"].schema).toMatchObject({
        type: "object",
        required: ["code", "info", "data"].concat(beside[operation.operationId] ?? []),
        properties: {
          code: { const: operation.responses["201"] ? "CREATED" : "OK" },
          data: expect.anything(),
        },
      });
      for (const [status, answer] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^(default|[2-5]\d\d)$/);
        expect(answer.description).not.toBe("");
      }
    }
  });

  test("Files and streams are described by their own content types", () => {
    const special = operations().flatMap(({ operation }) => {
      const { operationId: name, responses } = operation;
      return withoutEnvelope(name) ? [[name, Object.keys(responses["200"]?.content ?? {})]] : [];
    });
    expect(Object.fromEntries(special)).toEqual({
      "notifications/follow-notifications": ["text/event-stream"],
      "coupons/export-batch": ["text/csv"],
      "files/read-picture": ["image/avif", "image/webp"],
      "files/read-voice": ["audio/webm", "audio/ogg", "audio/mp4"],
      "invoices/read-invoice": ["application/pdf"],
      "invoices/read-document": ["application/pdf"],
      "payouts/read-statement": ["application/pdf"],
      "orders/read-packing-slips": ["application/pdf"],
      "orders/read-day-list": ["application/pdf"],
      "privacy/read-export": ["application/zip"],
      "sales/read-sales-file": ["text/csv"],
      "imports/export-packs": ["text/csv"],
      "admin/export-audit": ["text/csv"],
      "imports/read-template": ["text/csv"],
      "assortment/read-product-template": ["text/csv"],
      "imports/read-rejected-rows": ["text/csv"],
      "payouts/read-bank-file": ["text/csv"],
      "withholding/read-withheld": ["text/csv"],
    });
  });

  test("Calls with a body describe its fields; no reference leads nowhere", () => {
    for (const endpoint of endpoints) {
      const operation = description.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const content = operation?.requestBody?.content;
      const schema = content?.["application/json"]?.schema;
      const fields = schema?.properties ?? schema?.anyOf ?? schema?.oneOf;
      expect([endpoint.name, content?.["image/jpeg"] !== undefined]).toEqual([
        endpoint.name,
        endpoint.takesPicture === true,
      ]);
      expect([endpoint.name, fields !== undefined]).toEqual([endpoint.name, endpoint.body !== undefined]);
    }
    expect(JSON.stringify(description)).not.toContain("$ref");
  });

  test("[R10] Calls that may carry an Idempotency-Key say so", () => {
    const keyed = operations().filter(({ operation }) =>
      operation.parameters.some((each) => each.in === "header"),
    );
    expect(keyed.map(({ operation }) => operation.operationId)).toEqual(
      endpoints.filter(({ isIdempotent }) => isIdempotent).map(({ name }) => name),
    );
    expect(keyed.length).toBeGreaterThan(0);
  });
});

describe("contract", () => {
  test("[API-001] Every endpoint of every contract file is a route, on one of the bases", async () => {
    const folder = new URL("../../../", import.meta.url);
    const patterns = ["engine/contract/*.ts", "features/*/contract.ts", "features/*/contract/*.ts"];
    const files = globSync(patterns, { cwd: folder }).filter((name) => !name.endsWith(".test.ts"));
    const declared: string[] = [];
    for (const file of files) {
      const exported: Record<string, unknown> = await import(new URL(file, folder).href);
      for (const value of Object.values(exported)) if (isEndpoint(value)) declared.push(value.name);
    }
    expect(declared.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
    for (const { path } of endpoints) expect(path).toMatch(/^\/(rest\/v1|rest\/v2|v2)\/[\w/{}-]+$/);
  });

  test("[API-001] The bases are reached at the app's own origin and nowhere else", async () => {
    for (const [path, status] of [
      ["/rest/v1/santha/orders/1?isMasterOrder=false", 401],
      ["/rest/v2/estore/stats/santhaEarnings", 401],
      ["/v2/session", 401],
      ["/data/HelpData/HelpData.json", 200],
      ["/rest/v3/estore/stats/santhaEarnings", 404],
      ["/session", 404],
    ] as const) {
      expect([path, (await app.inject(path)).statusCode]).toEqual([path, status]);
    }
  });

  test("Every refusal that a call may answer with has its sentence in both languages", () => {
    const { errors } = sentencesOf(features);
    for (const { name, errors: codes } of endpoints) {
      for (const [code, status] of Object.entries(codes)) {
        expect([name, code, errors[code]]).toEqual([
          name,
          code,
          expect.objectContaining({
            en: expect.stringMatching(/\S/),
            te: expect.stringMatching(/[\u0c00-\u0c7f]/),
          }),
        ]);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    }
  });

  test("Beside a field stands the sentence of its own feature, whatever another one says of the same name", async () => {
    const body = { requestId: "x".repeat(22), code: "12" };
    const answer = await app.inject({ method: "POST", url: verifyCode.path, payload: body });
    expect([answer.statusCode, answer.json().fields.code]).toEqual([422, authFields.code.en]);
  });

  test("Both languages of a sentence have the same parts to fill", () => {
    const { errors } = sentencesOf(features);
    const fields = features.flatMap((feature) => Object.entries(feature.fields));
    const parts = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
    for (const [code, text] of [...Object.entries(errors), ...fields]) {
      expect([code, parts(text.te)]).toEqual([code, parts(text.en)]);
    }
  });

  test("[API-043] [API-044] The help data need no session and name an address per page and language that answers", async () => {
    const answer = await app.inject("/data/HelpData/HelpData.json");
    const index: Record<string, Record<string, string>> = answer.json();
    expect(Object.keys(index)).toEqual(["en", "te"]);
    const pages = features.flatMap(({ help }) => help);
    for (const language of ["en", "te"] as const) {
      const addresses = index[language] ?? {};
      expect(Object.keys(addresses)).toHaveLength(pages.length);
      for (const [title, url] of Object.entries(addresses)) {
        const page = await app.inject(url);
        expect([page.statusCode, page.json().title]).toEqual([200, title]);
        const { paragraphs }: { paragraphs: readonly string[] } = page.json();
        expect(paragraphs.length).toBeGreaterThan(0);
        const inTelugu = paragraphs.filter((paragraph) => /\p{Script=Telugu}/u.test(paragraph));
        expect([url, inTelugu.length]).toEqual([url, language === "te" ? paragraphs.length : 0]);
      }
    }
  });
});

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" &&
    value !== null &&
    "permission" in value &&
    "path" in value &&
    "answer" in value
  );
}
