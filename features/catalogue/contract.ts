import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { pictureKey } from "#features/files/contract/files.ts";

export const mostPhotos = 8;

/** Photos of a product in their order, by the keys of uploaded pictures; the first is the one on cards. */
export const photoKeys = z.array(pictureKey).check(
  z.maxLength(mostPhotos),
  z.refine((keys) => new Set(keys).size === keys.length),
);

export const changePhotos = endpoint({
  name: "catalogue/change-photos",
  summary:
    "The platform admin sets the photos of a product in their order. Refused when they are not as `seen` any more.",
  method: "PUT",
  path: "/v2/admin/products/{level3Id}/photos",
  permission: "platform-admin",
  params: z.object({
    level3Id: z.coerce
      .number<string | number>()
      .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
  }),
  body: z.object({ photos: photoKeys, seen: photoKeys }),
  answer: z.object({ photos: z.array(z.string()) }),
  errors: {
    "catalogue/product-not-found": 404,
    "catalogue/photos-changed": 409,
    "catalogue/photo-gone": 422,
  },
});
