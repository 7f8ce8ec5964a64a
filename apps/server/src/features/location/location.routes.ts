import { listPlaces as listPlacesEndpoint } from "@santha/contract/location";
import { route } from "#platform/route";
import { listPlaces } from "./list-places.ts";

export const locationRoutes = [route(listPlacesEndpoint, listPlaces)];
