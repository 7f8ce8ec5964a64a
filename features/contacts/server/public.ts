export { hasContact } from "./queries.ts";
