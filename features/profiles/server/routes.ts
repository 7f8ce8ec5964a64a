import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract/profiles.ts";
import { chooseLanguage } from "./choose-language.ts";
import { readProfile } from "./read-profile.ts";
import { updateBasicDetails } from "./update-basic-details.ts";
import { updateProfile } from "./update-profile.ts";

export const profilesRoutes = [
  route(contract.readProfile, readProfile),
  route(contract.updateBasicDetails, updateBasicDetails),
  route(contract.updateProfile, updateProfile),
  route(contract.chooseLanguage, chooseLanguage),
];
