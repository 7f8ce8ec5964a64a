import { route } from "#engine/server/http/route.ts";
import { readWeek as endpoint } from "../contract.ts";
import { readWeek } from "./read-week.ts";

export const digestsRoutes = [route(endpoint, readWeek)];
