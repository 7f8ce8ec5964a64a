import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { inPageSources, type PolicyFacts, securityHeaders } from "./limits/security-headers.ts";
import { addServiceWorker } from "./service-worker.ts";

const built = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** What the page must know before its first call; written into its head. */
type PageFacts = Pick<Config, "mode" | "supportPhone">;
type WebSettings = PageFacts & PolicyFacts & Pick<Config, "hasServiceWorker">;

/** The files that the page cannot do without, beside those with a hash; the service worker keeps them with it. */
const besidePage = ["icon.svg"];

/** Serves the built app. Names with a hash are kept for ever, everything else is asked for again each time. */
export async function addWebFiles(
  app: FastifyInstance,
  settings: WebSettings,
  folder = built,
): Promise<boolean> {
  const read = (name: string): string => readFileSync(`${folder}/${name}`, "utf8");
  if (!existsSync(`${folder}/index.html`)) return false;
  const page = withFacts(read("index.html"), settings);
  addServiceWorker(app, {
    built: read("service-worker.js"),
    pageFiles: [page, ...besidePage.map(read)],
    isOn: settings.hasServiceWorker,
  });
  const headers = { ...securityHeaders(settings, inPageSources(page)), "cache-control": "no-cache" };
  for (const path of ["/", "/index.html"])
    app.get(path, (_, reply) => reply.type("text/html; charset=utf-8").headers(headers).send(page));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    allowedPath: isServed,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ["index.html", "index.html.*", "service-worker.js", "service-worker.js.*"],
    setHeaders(reply, path) {
      const isHashed = /\/assets\/[^/]+-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(path);
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  return true;
}

/** What the build writes down for itself begins with a dot; packed files are sent in place of the plain ones only. */
function isServed(path: string): boolean {
  return !path.split("/").some((part) => part.startsWith(".")) && !/\.(?:br|gz)$/.test(path);
}

/** Fills the page's `<meta>` facts; a page without them is refused, since it would run as another mode. */
export function withFacts(page: string, { mode, supportPhone }: PageFacts): string {
  const facts = { "santha-mode": mode, "santha-support-phone": supportPhone };
  return Object.entries(facts).reduce((text, [name, value]) => {
    const place = new RegExp(`(<meta name="${name}" content=")[^"]*`);
    if (!place.test(text)) throw new Error(`the built page has no <meta name="${name}">`);
    const escaped = value.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    return text.replace(place, (_, start: string) => start + escaped);
  }, page);
}
