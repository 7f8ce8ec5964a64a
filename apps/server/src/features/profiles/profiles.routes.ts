import { readProfile as readProfileEndpoint } from "@santha/contract/profiles";
import { route } from "#platform/route";
import { readProfile } from "./read-profile.ts";

export const profilesRoutes = [route(readProfileEndpoint, readProfile)];
