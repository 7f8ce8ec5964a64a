import type { ReactNode } from "react";
import { classes } from "./classes.tsx";

/** What a tag says: margin to come, done or earned, stopped, worth knowing, of people. */
export type TagJob = "earn" | "done" | "stop" | "know" | "folk" | "plain";

/** One or two words and a number about the state of a thing. */
export function Tag({ job = "plain", children }: { readonly job?: TagJob; readonly children: ReactNode }) {
  return <span className={classes("tag", job !== "plain" && job)}>{children}</span>;
}
