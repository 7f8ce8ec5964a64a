export { profileQuery, reloadProfile } from "./profiles.api.ts";
export { tellLanguage } from "./tell-language.ts";
