import { bootstrap, bootstrapWorker } from "@vendure/core";
import { vendureConfig } from "./config.ts";
import { fill } from "./fill.ts";
import type { VendureOrder } from "./order.ts";

/** Starts server or worker, or fills the database; answers with the tokens of the customers that it signed in. */
async function work(order: VendureOrder): Promise<string[]> {
  if (order.part === "fill") return await fill(order);
  const config = vendureConfig(order);
  if (order.part === "server") await bootstrap(config);
  else await (await bootstrapWorker(config)).startJobQueue();
  return [];
}

// It would tell its makers of the machine.
process.env["VENDURE_DISABLE_TELEMETRY"] = "true";

process.on("message", (order) => {
  work(order as VendureOrder).then(
    (tokens) => process.send?.(tokens),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on("disconnect", () => process.exit(0));
