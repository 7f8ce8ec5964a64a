import { route } from "#engine/server/http/route.ts";
import * as flags from "../contract.ts";
import { changeLimit, turnFlag } from "./change-flags.ts";
import { listClosed, readBoard } from "./read-board.ts";

export const flagsRoutes = [
  route(flags.listClosed, listClosed),
  route(flags.readBoard, readBoard),
  route(flags.turnFlag, turnFlag),
  route(flags.changeLimit, changeLimit),
];
