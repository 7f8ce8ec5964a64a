export { type ImportReport, importPinCodes } from "./import-pin-codes.ts";
