// Speed alone; sign-in and what the person chose at an earlier visit stay, all else is fetched afresh.
export default {
  extends: "lighthouse:default",
  settings: {
    onlyCategories: ["performance"],
    clearStorageTypes: ["service_workers", "cache_storage", "shader_cache"],
  },
};
