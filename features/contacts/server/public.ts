export { hasContact, whoHasContact } from "./queries.ts";
