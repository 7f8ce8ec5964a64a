// Sign-in stands by itself: other features learn who is signed in from `#lib/session`.
export {};
