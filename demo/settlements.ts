import { returnWindowInDays } from "#features/orders/contract/order-states.ts";
import type { Chance } from "./chance.ts";
import { settle } from "./course-moves.ts";
import { type DemoApp, runJob } from "./demo-app.ts";
import type { Step } from "./steps.ts";

const hour = 3_600_000;
const financePhone = "9000000009";

/** One sign-in of finance lasts for the whole world. */
const cookies = new WeakMap<DemoApp, Promise<string>>();
function financeOf(app: DemoApp): Promise<string> {
  const cookie = cookies.get(app) ?? app.signIn(financePhone);
  cookies.set(app, cookie);
  return cookie;
}

/** Once nothing can come back any more the clock asks for what the seller gets; finance approves and pays it. */
export function stepsOfSettlement(
  app: DemoApp,
  orderId: string,
  { deliveredAt, paidAt }: { readonly deliveredAt: number; readonly paidAt: number },
  luck: Chance,
): Step[] {
  const asked = Math.max(deliveredAt + returnWindowInDays * 24 * hour, paidAt) + hour;
  const approved = asked + luck.whole(8, 40) * hour;
  const paid = approved + luck.whole(8, 40) * hour;
  return [
    { at: asked, run: () => runJob(app, "orders/move-by-clock") },
    { at: approved, run: async () => settle.approve(app, { orderId, finance: await financeOf(app) }) },
    { at: paid, run: async () => settle.payOut(app, { orderId, finance: await financeOf(app) }) },
  ];
}
