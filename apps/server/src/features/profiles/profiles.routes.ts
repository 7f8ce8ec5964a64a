import * as contract from "@santha/contract/profiles";
import { route } from "#platform/route";
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
