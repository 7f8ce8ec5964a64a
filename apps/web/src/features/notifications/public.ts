export { start } from "./stay-told.ts";
