import type { ReactNode } from "react";

/** A figure under its label; `leading` makes it the headline of the page. */
export function Stat({
  label,
  leading = false,
  children,
}: {
  readonly label: ReactNode;
  readonly leading?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <dl className="stat">
      <dt>{label}</dt>
      <dd className={leading ? "total" : undefined}>{children}</dd>
    </dl>
  );
}

/** How much is earned, solid, and how much is pending, in running stitch. The figures stand beside it. */
export function EarnBar({
  earnedInPaise,
  pendingInPaise,
}: {
  readonly earnedInPaise: number;
  readonly pendingInPaise: number;
}) {
  const sum = earnedInPaise + pendingInPaise;
  const share = sum > 0 ? Math.round((100 * earnedInPaise) / sum) : 0;
  return (
    <div className="earnbar" aria-hidden="true">
      <i style={{ width: `${share}%` }} />
      <i />
    </div>
  );
}
