import { route } from "#engine/server/http/route.ts";
import * as batches from "../contract/batches.ts";
import * as listings from "../contract/listings.ts";
import * as photos from "../contract/photo-offers.ts";
import * as files from "../contract/product-files.ts";
import * as proposals from "../contract/proposals.ts";
import { addBatch, changeBatch, withdrawBatch } from "./batches/change-batches.ts";
import { changeOwnListing } from "./change-listing.ts";
import { listCommonProducts } from "./list-common-products.ts";
import { listOwnProducts } from "./list-own-products.ts";
import { offerPack } from "./offer-pack.ts";
import { approvePhotos, listPhotoOffers, refusePhotos } from "./photo-offers/decide-photos.ts";
import { offerPhotos, readPhotoOffer } from "./photo-offers/offer-photos.ts";
import { checkProductFile, sendProductFile } from "./product-file/product-files.ts";
import { readProductTemplate } from "./product-file/product-template.ts";
import { approveProposals } from "./proposals/approve-many.ts";
import { approveProposal, refuseProposal } from "./proposals/decide-proposal.ts";
import { listProposals } from "./proposals/list-proposals.ts";
import { listProposalsOfSeller, readOwnProposal } from "./proposals/own-proposals.ts";
import { changeProposal, proposeProduct, withdrawProposal } from "./proposals/propose-product.ts";
import { readDraftChoices } from "./proposals/read-draft-choices.ts";
import { readProduct } from "./read-product.ts";

export const assortmentRoutes = [
  route(listings.listOwnProducts, listOwnProducts),
  route(listings.readProductForSeller, readProduct),
  route(listings.listCommonProducts, listCommonProducts),
  route(listings.offerPack, offerPack),
  route(listings.changeOwnListing, changeOwnListing),
  route(batches.addBatch, addBatch),
  route(batches.changeBatch, changeBatch),
  route(batches.withdrawBatch, withdrawBatch),
  route(proposals.readDraftChoices, readDraftChoices),
  route(proposals.listOwnProposals, listProposalsOfSeller),
  route(proposals.readOwnProposal, readOwnProposal),
  route(proposals.proposeProduct, proposeProduct),
  route(proposals.changeProposal, changeProposal),
  route(proposals.withdrawProposal, withdrawProposal),
  route(proposals.listProposals, listProposals),
  route(proposals.approveProposal, approveProposal),
  route(proposals.refuseProposal, refuseProposal),
  route(files.readProductTemplate, readProductTemplate),
  route(files.checkProductFile, checkProductFile),
  route(files.sendProductFile, sendProductFile),
  route(files.approveProposals, approveProposals),
  route(photos.readPhotoOffer, readPhotoOffer),
  route(photos.offerPhotos, offerPhotos),
  route(photos.listPhotoOffers, listPhotoOffers),
  route(photos.approvePhotos, approvePhotos),
  route(photos.refusePhotos, refusePhotos),
];
