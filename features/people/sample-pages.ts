/** The looks of the pages of people that journeys open. */
export const samplePages = {
  "/app/profiles/$profileKey": ["/app/profiles/no-such-person"],
  "/app/network": ["/app/network", "/app/network?list=blocked"],
  "/app/search": ["/app/search", "/app/search?q=padma"],
  "/app/search/users": ["/app/search/users?q=padma"],
  "/app/search/products": ["/app/search/products?q=neem"],
};
