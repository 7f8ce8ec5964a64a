/** The looks of support's desk that journeys open: as it begins, and with something found. */
export const samplePages = { "/app/admin/support": ["/app/admin/support", "/app/admin/support?q={order}"] };
