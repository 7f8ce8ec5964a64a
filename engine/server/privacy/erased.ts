/** Stands in kept rows where something of an erased person stood; `allow_erasing` of the database knows it too. */
export const erased = "erased";
