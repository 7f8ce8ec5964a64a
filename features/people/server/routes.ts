import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { hideAsViewer } from "./network/hide-as-viewer.ts";
import { listNetwork } from "./network/list-network.ts";
import { listViews } from "./network/list-views.ts";
import { blockPerson, followPerson, unblockPerson, unfollowPerson } from "./people/link-person.ts";
import { readPerson } from "./people/read-person.ts";
import { viewPerson } from "./people/view-person.ts";
import { searchPeople } from "./search/search-people.ts";

export const peopleRoutes = [
  route(contract.searchPeople, searchPeople),
  route(contract.readPerson, readPerson),
  route(contract.viewPerson, viewPerson),
  route(contract.followPerson, followPerson),
  route(contract.unfollowPerson, unfollowPerson),
  route(contract.blockPerson, blockPerson),
  route(contract.unblockPerson, unblockPerson),
  route(contract.listNetwork, listNetwork),
  route(contract.listViews, listViews),
  route(contract.hideAsViewer, hideAsViewer),
];
