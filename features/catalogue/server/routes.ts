import { route } from "#engine/server/http/route.ts";
import * as categories from "../contract/categories.ts";
import * as crops from "../contract/crops.ts";
import * as makers from "../contract/makers.ts";
import * as synonyms from "../contract/synonyms.ts";
import * as taxRates from "../contract/tax-rates.ts";
import { changePhotos as changePhotosCall } from "../contract.ts";
import { changePhotos } from "./photos/change-photos.ts";
import { moveEntry, retireEntry } from "./tables/arrange-categories.ts";
import {
  addCategory,
  addGroup,
  addUsualCategories,
  changeCategory,
  changeGroup,
  listCategoryTable,
} from "./tables/change-categories.ts";
import { addCrop, changeCrop, listCropTable, moveCrop, withdrawCrop } from "./tables/crops.ts";
import { addMaker, listMakers, mergeMakers, renameMaker } from "./tables/makers.ts";
import { addSynonyms, listSynonyms, removeSynonyms } from "./tables/synonyms.ts";
import { addTaxRate, listTaxRates, removeTaxRate } from "./tables/tax-rates.ts";

/** The admin's tables of the catalogue. */
export const catalogueRoutes = [
  route(changePhotosCall, changePhotos),
  route(categories.listCategoryTable, listCategoryTable),
  route(categories.addUsualCategories, addUsualCategories),
  route(categories.addCategory, addCategory),
  route(categories.addGroup, addGroup),
  route(categories.changeCategory, changeCategory),
  route(categories.changeGroup, changeGroup),
  route(categories.moveEntry, moveEntry),
  route(categories.retireEntry, retireEntry),
  route(crops.listCropTable, listCropTable),
  route(crops.addCrop, addCrop),
  route(crops.changeCrop, changeCrop),
  route(crops.moveCrop, moveCrop),
  route(crops.withdrawCrop, withdrawCrop),
  route(taxRates.listTaxRates, listTaxRates),
  route(taxRates.addTaxRate, addTaxRate),
  route(taxRates.removeTaxRate, removeTaxRate),
  route(synonyms.listSynonyms, listSynonyms),
  route(synonyms.addSynonyms, addSynonyms),
  route(synonyms.removeSynonyms, removeSynonyms),
  route(makers.listMakers, listMakers),
  route(makers.addMaker, addMaker),
  route(makers.renameMaker, renameMaker),
  route(makers.mergeMakers, mergeMakers),
];
