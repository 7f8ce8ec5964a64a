import { expect, it } from "vitest";
import { unknownCalls } from "./contract-without-schemas.ts";

it("a function of the checker that the browser's stand-in does not have stops the build, by its name", () => {
  const code =
    'import * as z from "zod/mini"; z.object({ a: z.enum(["b"]), c: z.bigint(), d: z.nullable(z.file()) })';
  expect(unknownCalls(code)).toEqual(["bigint", "file"]);
  expect(unknownCalls("const z = { bigint: () => 0 }; z.bigint()")).toEqual([]);
});
