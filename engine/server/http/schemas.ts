import * as z from "zod/mini";
import type { Endpoint } from "#engine/contract/endpoint.ts";
import { InputRefused } from "./answers/answers.ts";
import { platformRefusal } from "./answers/errors.ts";
import { fieldFaults } from "./answers/field-texts.ts";

type Schema = z.ZodMiniType;

/**
 * JSON schema for a serialiser. `additionalProperties: false` is taken out: inside a nullable or a union a key too
 * many would otherwise end in a 500 instead of being dropped.
 */
export function answerSchema(schema: Schema): object {
  const shape = z.toJSONSchema(schema, {
    io: "output",
    target: "draft-7",
    reused: "inline",
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return withNullables(shape) as object;
}

/**
 * Says "this or null" as the serialiser has a word of its own for. As a choice of two it would compile a validator for each,
 * which takes ten times as long as the serialiser itself, and check every answer.
 */
function withNullables(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullables);
  if (typeof schema !== "object" || schema === null) return schema;
  const parts = Object.entries(schema).map(([name, part]) => [name, withNullables(part)] as const);
  const { anyOf, ...rest } = Object.fromEntries(parts) as { anyOf?: readonly Shape[] };
  if (anyOf === undefined) return rest;
  const [shape, nothing] = anyOf;
  const isNullable = anyOf.length === 2 && typeof shape?.type === "string" && nothing?.type === "null";
  return isNullable ? { ...rest, ...shape, nullable: true } : { ...rest, anyOf };
}

type Shape = { readonly type?: string };

/** The envelope around the answer of an endpoint, as JSON schema. */
export function envelopeSchema(endpoint: Endpoint): object {
  const answer = answerSchema(endpoint.answer);
  const properties = endpoint.isSpread ? (answer as { properties: object }).properties : { data: answer };
  return {
    type: "object",
    properties: { code: { type: "string" }, info: { type: "string" }, ...properties },
    required: ["code", "info", ...Object.keys(properties)],
  };
}

/** Checks one part of a request. A path that does not fit names nothing, so it answers like a missing thing. */
export function checkPart(schema: Schema, part: "params" | "query" | "body", value: unknown): unknown {
  const checked = schema.safeParse(value ?? {}, { reportInput: true });
  if (checked.success) {
    // A search may hold anything; what its operation cannot use the operation takes out.
    if (part !== "query" && !isStorable(checked.data)) throw platformRefusal("platform/unreadable");
    return checked.data;
  }
  if (part === "params") throw platformRefusal("platform/not-found");
  throw new InputRefused(fieldFaults(checked.error.issues));
}

/** PostgreSQL keeps neither a zero character nor half a letter (a lone surrogate), in text or in JSON. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\u0000");
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every((entry) => entry.every(isStorable));
}
