import { staffRoles } from "#engine/contract/person.ts";
import type { HelpPage } from "#engine/server/feature.ts";

export const authHelp: readonly HelpPage[] = [
  {
    route: "/auth/signin",
    title: { en: "Sign in", te: "సైన్ ఇన్" },
    paragraphs: {
      en: [
        "Enter your 10-digit mobile number and your password.",
        "You can sign in with an OTP instead of the password: choose “Sign in with OTP”.",
        "Forgot the password? Choose “Forgot password?”: we send an OTP to your number and you set a new one.",
      ],
      te: [
        "మీ 10 అంకెల మొబైల్ నంబర్, పాస్‌వర్డ్ ఇవ్వండి.",
        "పాస్‌వర్డ్‌కు బదులు ఓటీపీ (OTP)తో కూడా సైన్ ఇన్ చేయవచ్చు: “ఓటీపీతో సైన్ ఇన్” నొక్కండి.",
        "పాస్‌వర్డ్ మర్చిపోయారా? “పాస్‌వర్డ్ మర్చిపోయారా?” నొక్కండి: మీ నంబర్‌కు ఓటీపీ పంపుతాం, కొత్త పాస్‌వర్డ్ పెట్టుకోవచ్చు.",
      ],
    },
  },
  {
    route: "/auth/signup",
    title: { en: "Create account", te: "ఖాతా తెరవండి" },
    paragraphs: {
      en: [
        "Your first name, your mobile number and a password of at least 8 characters are enough.",
        "We send an OTP to the number; the account opens when you enter it.",
        "Did somebody tell you about Santha? Enter that person's number too, if you like.",
      ],
      te: [
        "మీ పేరు, మొబైల్ నంబర్, కనీసం 8 అక్షరాల పాస్‌వర్డ్ ఇస్తే చాలు.",
        "ఆ నంబర్‌కు ఓటీపీ పంపుతాం; దాన్ని ఇవ్వగానే ఖాతా తెరుచుకుంటుంది.",
        "సంత గురించి ఎవరైనా చెప్పారా? కావాలంటే వారి నంబర్ కూడా ఇవ్వండి.",
      ],
    },
  },
  {
    route: "/auth/reset",
    title: { en: "New password", te: "కొత్త పాస్‌వర్డ్" },
    paragraphs: {
      en: [
        "Enter your mobile number. With the OTP we send you can set a new password; other devices are logged out.",
      ],
      te: ["మీ మొబైల్ నంబర్ ఇవ్వండి. మేము పంపే ఓటీపీతో కొత్త పాస్‌వర్డ్ పెట్టుకోవచ్చు; ఇతర పరికరాల్లో సైన్ అవుట్ అవుతుంది."],
    },
  },
  {
    route: "/auth/otp",
    title: { en: "Enter the OTP", te: "ఓటీపీ ఇవ్వండి" },
    paragraphs: {
      en: [
        "The OTP has 6 digits and is good for 10 minutes. After 5 wrong tries ask for a new one.",
        "No message after a minute? Choose “Resend OTP”. Tell the OTP to nobody, not even to us.",
      ],
      te: [
        "ఓటీపీ (OTP)లో 6 అంకెలు ఉంటాయి, 10 నిమిషాలు పనిచేస్తుంది. 5 సార్లు తప్పు ఇస్తే కొత్తది అడగాలి.",
        "ఒక నిమిషం తర్వాత కూడా సందేశం రాలేదా? “ఓటీపీ మళ్లీ పంపండి” నొక్కండి. ఓటీపీని ఎవరికీ, మాకు కూడా చెప్పకండి.",
      ],
    },
  },
  {
    route: "/app/profiles/sessions",
    title: { en: "Devices and password", te: "పరికరాలు, పాస్‌వర్డ్" },
    paragraphs: {
      en: [
        "Here you see every phone and computer on which you are signed in. Log out those you do not use or do not know.",
        "To change the password, enter the old one and a new one. This logs out all other devices.",
      ],
      te: [
        "మీరు సైన్ ఇన్ చేసిన ఫోన్లు, కంప్యూటర్లు అన్నీ ఇక్కడ కనిపిస్తాయి. వాడనివి, తెలియనివి సైన్ అవుట్ చేయండి.",
        "పాస్‌వర్డ్ మార్చాలంటే పాతది, కొత్తది ఇవ్వండి. అప్పుడు మిగతా పరికరాలన్నీ సైన్ అవుట్ అవుతాయి.",
      ],
    },
  },
  {
    route: "/app/profiles/second-factor",
    title: { en: "Two-step sign-in", te: "రెండంచెల సైన్ ఇన్" },
    roles: staffRoles,
    paragraphs: {
      en: [
        "Scan the QR code with an authenticator app on your phone and enter the 6 digits that it shows.",
        "From then on signing in asks for such a code after the password. Write the recovery codes down: each works once without the phone.",
        "Phone and recovery codes lost? The operator takes the second step away, and you set it up anew.",
      ],
      te: [
        "మీ ఫోన్‌లోని ఆథెంటికేటర్ యాప్‌తో QR కోడ్ స్కాన్ చేసి, అది చూపే 6 అంకెలు ఇవ్వండి.",
        "ఆ తర్వాత సైన్ ఇన్‌లో పాస్‌వర్డ్ తర్వాత ఆ కోడ్ అడుగుతాం. రికవరీ కోడ్‌లు రాసుకోండి: ఫోన్ లేకుండా ఒక్కోటి ఒక్కసారి పనిచేస్తుంది.",
        "ఫోన్, రికవరీ కోడ్‌లు రెండూ పోయాయా? నిర్వాహకులు రెండో అంచెను తీసేస్తారు, మీరు మళ్లీ పెట్టుకోవచ్చు.",
      ],
    },
  },
];
