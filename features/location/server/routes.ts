import { route } from "#engine/server/http/route.ts";
import { listPlaces as listPlacesEndpoint } from "../contract.ts";
import { listPlaces } from "./list-places.ts";

export const locationRoutes = [route(listPlacesEndpoint, listPlaces)];
