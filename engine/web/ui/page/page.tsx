import { type ReactNode, useLayoutEffect } from "react";
import { classes } from "../classes.tsx";

/** The deep green ground that top pages begin with; ends in the wide selvedge. */
export function HeaderBand({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="cloth">
      <div className={classes("wrap", className)}>{children}</div>
    </div>
  );
}

/** The body of a page, 1120 px at most; with `hasDock` it leaves room for the dock. */
export function PageBody({
  hasDock = false,
  className,
  children,
}: {
  readonly hasDock?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return <div className={classes("main wrap", hasDock && "has-dock", className)}>{children}</div>;
}

/** The main act at the bottom edge, in place of the footer tabs. Messages stand above it, which the root is told. */
export function Dock({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.dock = "";
    return () => {
      delete dataset.dock;
    };
  }, []);
  return (
    <div className="dock">
      <div className="dock-in">{children}</div>
    </div>
  );
}
