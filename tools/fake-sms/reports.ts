import type { TakenMessage } from "./fake-gateway.ts";

/** What is reported of a message: a state, when, and how often. */
export interface ReportPlan {
  /** DELIVRD, FAILED, or a state in between such as SENT. */
  readonly status: string;
  readonly reason?: string;
  readonly afterInMilliseconds?: number;
  /** 2: the same report comes twice. */
  readonly times?: number;
  readonly shape?: "form" | "json";
}

/** Sends the reports of a message when their time has come; nobody waits for them. */
export function sendReport(
  url: string,
  plan: ReportPlan,
  message: TakenMessage,
  open: Set<NodeJS.Timeout>,
): void {
  for (let time = 0; time < (plan.times ?? 1); time += 1) {
    const timer = setTimeout(
      () => {
        open.delete(timer);
        post(url, plan, message).catch(() => {});
      },
      (plan.afterInMilliseconds ?? 20) + time,
    );
    open.add(timer);
  }
}

async function post(url: string, plan: ReportPlan, { id, key }: TakenMessage): Promise<void> {
  const { status, reason = "", shape = "form" } = plan;
  const fields = { id, key, status, reason };
  if (shape === "form") {
    await fetch(url, { method: "POST", body: new URLSearchParams(fields) });
    return;
  }
  const target = new URL(url);
  target.pathname += "/json";
  const headers = { "content-type": "application/json" };
  await fetch(target, { method: "POST", headers, body: JSON.stringify(fields) });
}
