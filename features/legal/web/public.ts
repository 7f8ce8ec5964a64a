/** Links to terms, privacy, refunds and grievances. */
export { LegalLinks } from "./legal-links.tsx";
