import type { Feature } from "../feature.ts";
import { platformHindrances, platformPrivacy } from "./platform-privacy.ts";
import type { DeclaredTable, PersonIn, Privacy, PrivacyPlan, TableName } from "./table-privacy.ts";

/** Puts together what the platform and the features declare. */
export function privacyPlan(features: readonly Feature[]): PrivacyPlan {
  const owners = [{ name: "platform", privacy: platformPrivacy }, ...features];
  return {
    tables: owners.flatMap(({ name, privacy }) => declaredTables(name, privacy)),
    hindrances: [...platformHindrances, ...features.flatMap(({ hindersErasure = [] }) => hindersErasure)],
    keptOutside: features.flatMap(({ keptOutside }) => (keptOutside ? [keptOutside] : [])),
  };
}

interface Declaration {
  readonly person: PersonIn | readonly PersonIn[] | null;
  readonly onExport: DeclaredTable["onExport"];
  readonly withheld?: readonly string[];
  readonly onErasure: DeclaredTable["onErasure"];
  readonly blanked?: DeclaredTable["blanked"];
}

function declaredTables(owner: string, privacy: Privacy): DeclaredTable[] {
  return Object.entries(privacy as Readonly<Record<string, Declaration>>).map(
    ([table, { person, onExport, withheld = [], onErasure, blanked = {} }]) => ({
      ...{ owner, table: table as TableName, onExport, withheld, onErasure, blanked },
      ways: waysOf(person),
    }),
  );
}

function waysOf(person: Declaration["person"]): readonly PersonIn[] {
  if (person === null) return [];
  return isList(person) ? person : [person];
}

const isList = (person: PersonIn | readonly PersonIn[]): person is readonly PersonIn[] =>
  Array.isArray(person);

/** A table whose rows are found through another one is erased before it; the profile with its number is last. */
export function inOrderOfErasure({ tables }: Pick<PrivacyPlan, "tables">): readonly DeclaredTable[] {
  const byName = new Map(tables.map((each) => [each.table, each]));
  const depthOf = (each: DeclaredTable): number =>
    Math.max(
      0,
      ...each.ways.map((way) => {
        const parent = typeof way === "object" && "of" in way ? byName.get(way.of) : undefined;
        return parent ? 1 + depthOf(parent) : 0;
      }),
    );
  return tables
    .filter(({ onErasure, ways }) => ways.length > 0 && (onErasure === "deleted" || onErasure === "blanked"))
    .filter(({ table }) => table !== "profiles")
    .toSorted((one, other) => depthOf(other) - depthOf(one));
}
