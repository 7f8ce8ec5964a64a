import { randomBytes } from "node:crypto";
import {
  DefaultJobQueuePlugin,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  type VendureConfig,
} from "@vendure/core";

/** As its guides for production say; what is left out beside (docs/decisions/0095) would only cost Vendure time. */
export function vendureConfig({
  url,
  port,
  isFilling = false,
}: {
  readonly url: string;
  readonly port: number;
  /** A filling makes the tables, and leaves the index of the search to one job at its end. */
  readonly isFilling?: boolean;
}): VendureConfig {
  return {
    apiOptions: { hostname: "127.0.0.1", port, introspection: false },
    authOptions: {
      tokenMethod: "bearer",
      superadminCredentials: { identifier: "bench", password: randomBytes(16).toString("hex") },
    },
    // Ten connections, as the other side has.
    dbConnectionOptions: {
      type: "postgres",
      url,
      synchronize: isFilling,
      migrations: [],
      logging: false,
      poolSize: 10,
    },
    paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
    plugins: [
      DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
      DefaultSchedulerPlugin.init(),
      DefaultSearchPlugin.init({ bufferUpdates: isFilling }),
    ],
  };
}
