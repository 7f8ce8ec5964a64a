import { Check, Info, Lightbulb, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.tsx";
import { Icon } from "./icon.tsx";

const jobs = {
  know: { className: "", shape: Info },
  earn: { className: "sun", shape: Lightbulb },
  done: { className: "leafy", shape: Check },
  trouble: { className: "stop", shape: TriangleAlert },
} as const;

/** A sentence that must not be missed; trouble is announced at once. */
export function Note({
  job = "know",
  children,
}: {
  readonly job?: keyof typeof jobs;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes("note", jobs[job].className)} role={job === "trouble" ? "alert" : undefined}>
      <Icon shape={jobs[job].shape} size="row" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
