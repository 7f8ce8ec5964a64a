import type { ReactNode } from "react";

/** What belongs to a line that opens it. */
export function Fold({
  title,
  open = false,
  children,
}: {
  readonly title: string;
  /** Whether it stands open at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details open={open}>
      <summary className="link t-note inline-flex min-h-11 cursor-pointer items-center">{title}</summary>
      {children}
    </details>
  );
}
