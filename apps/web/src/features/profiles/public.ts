export { profileQuery } from "./profiles.api.ts";
