export const en = { title: "Parts" };
