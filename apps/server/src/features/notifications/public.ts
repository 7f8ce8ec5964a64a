export { type News, tell, tellEveryone } from "./tell.ts";
