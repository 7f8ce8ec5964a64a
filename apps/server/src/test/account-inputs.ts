import { signUp } from "@santha/contract/auth";
import { uploadPicture } from "@santha/contract/files";
import type { ObjectKind } from "../permissions.table.ts";
import { sessionFor } from "./app.ts";
import { type MakeInput, missingId, nothing, ownerOf } from "./inputs.ts";
import { hanamkonda } from "./people.ts";
import { knownPassword, type Somebody, type World } from "./permission-world.ts";
import { aPhoto } from "./pictures.ts";

/** Address of a private picture of this person. */
async function privatePicture({ app }: World, owner: Somebody, kind: ObjectKind): Promise<string> {
  if (kind === "missing") return `${"0".repeat(22)}-96.webp`;
  const as = await sessionFor(app, owner);
  const input = { picture: await aPhoto(), query: { audience: "private" } } as const;
  return `${(await app.call(uploadPicture, input, { as })).data.pictureKey}-96.webp`;
}

let numbers = 7_100_000_000;
async function requestId({ app }: World, kind: ObjectKind): Promise<{ mobileNo: string; requestId: string }> {
  numbers += 1;
  const mobileNo = String(numbers);
  if (kind === "missing") return { mobileNo, requestId: "no-such-request" };
  const body = { firstName: "New", mobileNo, password: knownPassword, language: "en" } as const;
  return { mobileNo, requestId: (await app.call(signUp, { body }, {})).data.requestId };
}

/** The id of one more session of the person whose it is. */
async function sessionId(world: World, caller: Somebody, kind: ObjectKind): Promise<number> {
  const owner = ownerOf(world, caller, kind);
  await sessionFor(world.app, owner);
  const newest = await world.app.platform.database
    .selectFrom("sessions")
    .select("id")
    .where("profile_id", "=", owner.profileId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return newest.id;
}

async function codeSentTo({ app }: World, mobileNo: string): Promise<string> {
  const message = await app.platform.database
    .selectFrom("sms_messages")
    .select("body")
    .where("mobile_no", "=", mobileNo)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return /\b\d{6}\b/.exec(message?.body ?? "")?.[0] ?? "000000";
}

/** What is sent to the calls about accounts, profiles, pictures, the store's shelves and help. */
export const accountInputs: Readonly<Record<string, MakeInput>> = {
  "auth/sign-in": (_, { mobileNo }) => [{ body: { mobileNo, password: knownPassword } }],
  "auth/sign-out": nothing,
  "auth/read-session": nothing,
  "auth/sign-up": async (world) => {
    const { mobileNo } = await requestId(world, "missing");
    return [{ body: { firstName: "New", mobileNo, password: knownPassword, language: "te" } }];
  },
  "auth/request-reset": (_, { mobileNo }, kind) => [
    { body: { mobileNo: kind === "missing" ? "6000000001" : mobileNo } },
  ],
  "auth/request-sign-in-code": (_, { mobileNo }, kind) => [
    { body: { mobileNo: kind === "missing" ? "6000000001" : mobileNo } },
  ],
  "auth/resend-code": async (world, _, kind) => {
    const asked = await requestId(world, kind);
    world.app.clock.advance(31_000);
    return [{ body: { requestId: asked.requestId } }];
  },
  "auth/change-password": () => [{ body: { oldPassword: knownPassword, newPassword: knownPassword } }],
  "auth/list-sessions": nothing,
  "auth/end-session": async (world, caller, kind) => [
    { params: { sessionId: kind === "missing" ? 2_000_000_000 : await sessionId(world, caller, kind) } },
  ],
  "auth/end-other-sessions": nothing,
  "auth/verify-code": async (world, _, kind) => {
    const request = await requestId(world, kind);
    return [{ body: { requestId: request.requestId, code: await codeSentTo(world, request.mobileNo) } }];
  },
  "files/upload-picture": async () => [
    { picture: await aPhoto() },
    { picture: await aPhoto(), query: { audience: "private" } },
  ],
  "files/read-picture": async (world, caller, kind) => [
    { params: { name: await privatePicture(world, ownerOf(world, caller, kind), kind) } },
  ],
  "profiles/read-profile": (world, caller, kind) => [
    {
      params: { profileKey: kind === "missing" ? "no-such-person" : ownerOf(world, caller, kind).profileKey },
    },
  ],
  "profiles/choose-language": () => [{ body: { language: "te" } }],
  "profiles/update-basic-details": () => [{ body: { location: hanamkonda } }],
  "location/list-places": (_, __, kind) => [
    { params: { pincode: kind === "missing" ? "999999" : "506132" } },
  ],
  "profiles/update-profile": async (world, caller, kind) => {
    const pictureKey = (await privatePicture(world, ownerOf(world, caller, kind), kind)).slice(0, 22);
    const details = { firstName: "Padma", firstNameTe: null, email: null, language: "en" };
    const body = { ...details, businessName: null, gstin: null };
    return [{ body: kind === "own" ? body : { ...body, pictureKey } }];
  },
  "store/list-categories": nothing,
  "store/list-products": ({ product }) => [
    {},
    { query: { q: product.title.en } },
    { query: { category: "seeds" } },
  ],
  "store/count-products": nothing,
  "store/suggest-goods": () => [{ query: { q: "paddy" } }],
  "store/view-product": ({ product }, _, kind) => [
    { params: { level3Id: kind === "missing" ? missingId : product.level3Id } },
  ],
  "store/list-more-products": ({ product }, _, kind) => [
    { params: { level3Id: kind === "missing" ? missingId : product.level3Id } },
  ],
  "help/send-message": () => [{ body: { text: "Please call me." } }],
  "help/list-messages": nothing,
};
