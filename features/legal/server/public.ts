/** Terms, privacy, refunds and grievances as plain pages that everybody may read. */
export { addLegalPages } from "./legal-pages.ts";
