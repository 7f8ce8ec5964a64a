import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { classes } from "#engine/web/ui/classes.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { Category } from "../../contract/store.ts";
import type { StoreSearch } from "../search.ts";
import { useStoreTexts } from "../words.ts";

/** The groups of the chosen category; each narrows the list to its products. */
export function GroupChips({
  category,
  chosen,
}: {
  readonly category: Category;
  readonly chosen: StoreSearch;
}) {
  const texts = useStoreTexts();
  const chip = (slug: string | undefined, content: ReactNode) => (
    <Link
      key={slug ?? ""}
      to="/app/store"
      search={{ ...chosen, group: slug }}
      className={classes("chip", slug === chosen.group && "on")}
      aria-current={slug === chosen.group ? "true" : undefined}
      activeProps={quiet}
      resetScroll={false}
      replace
    >
      {content}
    </Link>
  );
  return (
    <nav className="groups" aria-label={texts.groups}>
      {chip(undefined, texts.allGroups)}
      {category.groups.map((group) => chip(group.slug, <Words of={group.title} />))}
    </nav>
  );
}

/** The chips themselves say which group is chosen. */
const quiet = { className: "", "aria-current": undefined, "data-status": undefined } as const;
