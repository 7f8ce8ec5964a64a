import * as z from "zod/mini";
import { productName } from "#engine/contract/brand.ts";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { pictureTypes } from "#features/files/contract/files.ts";
import { voiceFormats, voiceTypes } from "#features/files/contract/voice-url.ts";
import { isOpen } from "../people/permission.ts";
import { platformErrors } from "./answers/errors.ts";
import type { Route } from "./route.ts";

type Schema = z.ZodMiniType;

function jsonSchema(schema: Schema, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: "draft-2020-12", reused: "inline" });
  return rest;
}

function parametersOf(endpoint: Endpoint): object[] {
  const parts = [
    ["path", endpoint.params],
    ["query", endpoint.query],
  ] as const;
  return parts.flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, "input") as {
      properties?: Record<string, object>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      schema: shape,
    }));
  });
}

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The first answer under a key is kept for 30 days and given again.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const bytes = { schema: { type: "string", format: "binary" } };

const fileContents = {
  picture: { "image/avif": bytes, "image/webp": bytes },
  voice: Object.fromEntries(voiceFormats.map((format) => [voiceTypes[format], bytes])),
  pdf: { "application/pdf": bytes },
  csv: { "text/csv": bytes },
  zip: { "application/zip": bytes },
} as const;

/** What a good answer carries: the envelope, or a file. */
function answerContent(endpoint: Endpoint): object {
  if (endpoint.givesRedirect) return {};
  if (endpoint.givesFile) return fileContents[endpoint.givesFile];
  const answer = jsonSchema(endpoint.answer, "output");
  if (endpoint.givesStream) return { "text/event-stream": { schema: answer } };
  const own = endpoint.isSpread ? (answer["properties"] as object) : { data: answer };
  const schema = {
    type: "object",
    required: ["code", "info", ...Object.keys(own)],
    properties: { code: { const: endpoint.success ?? "OK" }, info: { type: "string" }, ...own },
  };
  return { "application/json": { schema } };
}

function bodyOf({ body, takesPicture, takesVoice, takesCsv, takesForm }: Endpoint): object {
  if (takesForm) {
    const content = { "application/x-www-form-urlencoded": { schema: { type: "object" } } };
    return { requestBody: { required: true, content } };
  }
  if (takesPicture) {
    const content = Object.fromEntries(pictureTypes.map((type) => [type, bytes]));
    return { requestBody: { required: true, content } };
  }
  if (takesVoice) return { requestBody: { required: true, content: fileContents.voice } };
  if (takesCsv) return { requestBody: { required: true, content: fileContents.csv } };
  if (!body) return {};
  const content = { "application/json": { schema: jsonSchema(body, "input") } };
  return { requestBody: { required: true, content } };
}

function operationOf(endpoint: Endpoint): object {
  const good = endpoint.givesRedirect ? "303" : endpoint.success === "CREATED" ? "201" : "200";
  const refusals = Map.groupBy(Object.entries(endpoint.errors), ([, status]) => String(status));
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    "x-permission": endpoint.permission,
    ...(isOpen(endpoint.permission) ? { security: [] } : {}),
    parameters: [...parametersOf(endpoint), ...(endpoint.isIdempotent ? [idempotencyKey] : [])],
    ...bodyOf(endpoint),
    responses: {
      [good]: { description: endpoint.summary, content: answerContent(endpoint) },
      ...(endpoint.isRevalidated
        ? { "304": { description: "What the caller's cache holds under this ETag still stands." } }
        : {}),
      ...Object.fromEntries(
        [...refusals].map(([status, codes]) => [
          status,
          { description: codes.map(([code]) => code).join(", ") },
        ]),
      ),
      default: { description: `Refused by the platform: ${Object.keys(platformErrors).join(", ")}` },
    },
  };
}

/** OpenAPI 3.1 of all calls, from the same values that the server validates with. */
export function openApi(routes: readonly Route[], cookieName: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { endpoint } of routes) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: productName, version: "2" },
    security: [{ session: [] }],
    components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName } } },
    paths,
  };
}
