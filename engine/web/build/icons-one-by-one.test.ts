import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutList } from "./icons-one-by-one.ts";

const root = join(import.meta.dirname, "../../..");
const sources = globSync(["engine/web/**/*.{ts,tsx}", "features/*/web/**/*.{ts,tsx}"], {
  cwd: root,
  exclude: ["engine/web/dist/**", "engine/web/build/**"],
}).map((file) => join(root, file));

it("no file of the app imports icons by the list of all, wherever it stands", () => {
  const built = sources.flatMap((file) => withoutList(readFileSync(file, "utf8"), file) ?? []);
  expect(built.length).toBeGreaterThan(80);
  expect(built.filter((code) => /^import \{[^}]*\} from "lucide-react";/m.test(code))).toEqual([]);
});

it("an icon comes from its own file under its own name, and types are left out", () => {
  const code = 'import { Heart as Liked, IndianRupee, type LucideIcon } from "lucide-react";';
  expect(withoutList(code, "/any/place/page.tsx")).toBe(
    'import Liked from "lucide-react/icons/heart"; import IndianRupee from "lucide-react/icons/indian-rupee";',
  );
  expect(() => withoutList('import { NoSuchIcon } from "lucide-react";', "/a.tsx")).toThrow(
    "no icon NoSuchIcon",
  );
});
