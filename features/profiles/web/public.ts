export { profileQuery, reloadProfile } from "./api.ts";
export { readAhead } from "./read-ahead.ts";
export { tellLanguage } from "./tell-language.ts";
