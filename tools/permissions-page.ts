// Writes docs/permissions.md from what the features say of their calls; testing/whole/permissions.test.ts compares it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { features } from "#engine/server/app.ts";
import { devRoutes } from "#engine/server/http/dev-routes.ts";
import { permissionsPage } from "#testing/calls/permissions-page.ts";

const routes = [...features.flatMap((feature) => feature.routes), ...devRoutes(async () => {})];
const page = permissionsPage(routes.map(({ endpoint }) => endpoint));
writeFileSync(join(import.meta.dirname, "../docs/permissions.md"), page);
