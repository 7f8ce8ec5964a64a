import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { countNews } from "./count-news.ts";
import { readItem } from "./read-item.ts";
import { readShare } from "./read-share.ts";
import { readStream } from "./read-stream.ts";
import { shareProduct } from "./share-product.ts";
import { withdrawShare } from "./withdraw-share.ts";

export const feedRoutes = [
  route(contract.readStream, readStream),
  route(contract.readFeedItem, readItem),
  route(contract.countFeedNews, countNews),
  route(contract.readShare, readShare),
  route(contract.shareProduct, shareProduct),
  route(contract.withdrawShare, withdrawShare),
];
