import type { NotificationKind } from "#engine/server/feature.ts";

/** News for the seller of what was decided. */
export const licenceDecided: NotificationKind = {
  name: "LICENCE_DECIDED",
  heading: { en: "Your licence", te: "మీ లైసెన్స్" },
  title: {
    en: "A licence that you sent was approved or sent back",
    te: "మీరు పంపిన లైసెన్స్ ఆమోదం పొందినప్పుడు లేదా తిరిగి పంపినప్పుడు",
  },
  usually: "push",
  isAwaited: true,
  role: "seller",
};

/** A licence that ends or has ended. */
export const licenceEnds: NotificationKind = {
  name: "LICENCE_ENDS",
  heading: { en: "Licence to renew", te: "లైసెన్స్ గడువు" },
  title: { en: "A dealer licence ends soon or has ended", te: "డీలర్ లైసెన్స్ గడువు దగ్గరపడినప్పుడు లేదా ముగిసినప్పుడు" },
  usually: "push",
  isAwaited: true,
  role: "seller",
};

/** News for the admins. */
export const licenceSent: NotificationKind = {
  name: "LICENCE_SENT",
  heading: { en: "A licence to check", te: "పరిశీలించాల్సిన లైసెన్స్" },
  title: { en: "A seller sends a new or renewed licence", te: "అమ్మకందారు కొత్త లైసెన్స్ పంపినప్పుడు" },
  usually: "push",
  role: "platform-admin",
};
