/** The looks of the store's pages that journeys open. */
export const samplePages = {
  "/app/store": ["/app/store", "/app/store?q=neem"],
  "/app/store/search": ["/app/store/search?q=neem"],
  "/app/store/p/$category/$productName/$id": ["/app/store/p/c/product/1_1"],
  "/app/store/p/c/$title/$ids": ["/app/store/p/c/product/1_1"],
};
