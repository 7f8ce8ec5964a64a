import type { AddressInfo } from "node:net";
import { buildApp } from "../app.ts";
import { closeHttp } from "../http/http.ts";
import { addWebFiles } from "../http/web-files.ts";
import { type OpenOptions, openProcess, startJobs } from "./open-process.ts";

/** How long an answer that has begun may take while the process stops. */
const longestAnswerInMilliseconds = 3000;

/** Opens everything in order and listens; returns the address for people. */
export async function startServer(options: OpenOptions): Promise<{ url: string }> {
  const { config, opened, say } = options;
  const process = await openProcess(options);
  if (config.worker === "inside") await startJobs(process, opened);
  const app = await buildApp(process.platform, { changed: process.bus.publish });
  opened.push("http", () => closeHttp(app, longestAnswerInMilliseconds));
  const hasWeb = await addWebFiles(app, config);
  if (!hasWeb) say("The web app is not built yet; only the API answers. `npm start` builds it.");
  await app.listen({ host: config.host, port: config.port });
  const { port } = app.server.address() as AddressInfo;
  return { url: config.publicUrl ?? `http://localhost:${port}` };
}
