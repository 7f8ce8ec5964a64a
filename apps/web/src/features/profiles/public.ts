// The own profile is a page only; who is signed in is told by `#lib/session`.
export {};
