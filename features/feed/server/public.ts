/** The streams: home's and those of programme pages. Others publish into them; what is shown to whom is decided here. */
export { type Publication, publish, rewrite, type Subject, withdraw } from "./publish.ts";
