import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { exportPacks, readRejectedRows, readTemplate } from "./csv-files.ts";
import { applyImport, stopImport, undoImport } from "./move-import.ts";
import { listImports, listRows, readImport } from "./read-imports.ts";
import { startImport } from "./start-import.ts";

export const importsRoutes = [
  route(contract.exportPacks, exportPacks),
  route(contract.readTemplate, readTemplate),
  route(contract.startImport, startImport),
  route(contract.listImports, listImports),
  route(contract.readImport, readImport),
  route(contract.listRows, listRows),
  route(contract.readRejectedRows, readRejectedRows),
  route(contract.applyImport, applyImport),
  route(contract.stopImport, stopImport),
  route(contract.undoImport, undoImport),
];
