import type { Same } from "../../lib/language.ts";
import type { en } from "./parts.en.ts";

export const te: Same<typeof en> = { title: "భాగాలు" };
