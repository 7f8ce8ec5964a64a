import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { useWords } from "../words.texts.ts";

/** The way to this page, on wide screens. The last one is the page's own title. */
export function Breadcrumbs({
  above,
  here,
}: {
  /** Links to the pages above, outermost first. */
  readonly above: readonly { readonly key: string; readonly link: ReactNode }[];
  readonly here: string;
}) {
  return (
    <nav className="crumb" aria-label={useWords().breadcrumb}>
      {above.map(({ key, link }) => (
        <span key={key} className="contents">
          {link}
          <Icon shape={ChevronRight} size="text" />
        </span>
      ))}
      <h1 aria-current="page">{here}</h1>
    </nav>
  );
}
