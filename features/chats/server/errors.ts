import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";
import { longestReport } from "#features/moderation/contract/reports.ts";
import { longestMessage, longestNote, mostAddedAtOnce, mostPhotos } from "../contract/shapes.ts";

/** The sentences for each code that a call of chats names. */
export const chatsErrors = {
  "chats/not-found": { en: "This chat is not there.", te: "ఈ చాట్ లేదు." },
  "chats/person-not-found": { en: "This person cannot be written to.", te: "ఈ వ్యక్తికి రాయడం కుదరదు." },
  "chats/yourself": { en: "You cannot write to yourself.", te: "మీకు మీరే రాసుకోలేరు." },
  "chats/closed": { en: "Nothing can be sent in this chat any more.", te: "ఈ చాట్‌లో ఇక ఏమీ పంపలేరు." },
  "chats/wait-for-answer": {
    en: "Until this person accepts, you can send {most} messages, without photos and voice notes.",
    te: "ఈ వ్యక్తి ఒప్పుకునేదాకా {most} సందేశాలే పంపగలరు, ఫోటోలు, వాయిస్ నోట్‌లు లేకుండా.",
  },
  "chats/empty": {
    en: "Write something, or add a photo or a voice note.",
    te: "ఏదైనా రాయండి, లేదా ఫోటో గానీ వాయిస్ నోట్ గానీ పెట్టండి.",
  },
  "chats/photo-gone": {
    en: "A photo was not kept. Please add it again.",
    te: "ఒక ఫోటో నిలవలేదు. దయచేసి మళ్లీ పెట్టండి.",
  },
  "chats/voice-gone": {
    en: "The recording was not kept. Please record it again.",
    te: "రికార్డింగ్ నిలవలేదు. దయచేసి మళ్లీ రికార్డ్ చేయండి.",
  },
  "chats/product-not-found": {
    en: "This product is not sold at present.",
    te: "ఈ ఉత్పత్తి ప్రస్తుతం అమ్మకానికి లేదు.",
  },
  "chats/order-not-found": {
    en: "You can only show an order that both of you may see.",
    te: "మీ ఇద్దరికీ కనిపించే ఆర్డర్‌ను మాత్రమే చూపగలరు.",
  },
  "chats/already-reported": {
    en: "You have reported this already. Support looks at it.",
    te: "మీరు దీనిపై ఇప్పటికే ఫిర్యాదు చేశారు. సహాయక బృందం చూస్తుంది.",
  },
  "chats/support-not-reported": {
    en: "To complain about support, please use Complaints.",
    te: "సహాయక బృందంపై ఫిర్యాదు ఉంటే ఫిర్యాదుల పేజీలో చెప్పండి.",
  },
  "chats/not-admin": {
    en: "Only an admin of the group can do this.",
    te: "గ్రూప్ అడ్మిన్ మాత్రమే ఇది చేయగలరు.",
  },
  "chats/not-member": { en: "This person is not in the group.", te: "ఈ వ్యక్తి గ్రూప్‌లో లేరు." },
  "chats/last-admin": {
    en: "A group needs an admin. Make somebody else an admin first.",
    te: "గ్రూప్‌కు అడ్మిన్ ఉండాలి. ముందు వేరొకరిని అడ్మిన్ చేయండి.",
  },
  "chats/group-full": {
    en: "A group has at most {most} people.",
    te: "గ్రూప్‌లో {most} మందికి మించి ఉండలేరు.",
  },
  "chats/nobody-to-add": {
    en: "None of these people can be added. Choose somebody else.",
    te: "వీరిలో ఎవరినీ చేర్చడం కుదరదు. వేరొకరిని ఎంచుకోండి.",
  },
  "chats/name-not-taken": {
    en: "A group cannot have this name. Choose another one.",
    te: "గ్రూప్‌కు ఈ పేరు కుదరదు. వేరే పేరు పెట్టండి.",
  },
  "chats/message-not-found": { en: "This message is no longer there.", te: "ఈ సందేశం ఇప్పుడు లేదు." },
  "chats/own-message": { en: "This is your own message.", te: "ఇది మీ సందేశమే." },
  "chats/not-to-rate": { en: "There is nothing to rate at present.", te: "ప్రస్తుతం రేటింగ్ ఇవ్వడానికి ఏమీ లేదు." },
  "chats/taken": {
    en: "Somebody else has just taken this chat.",
    te: "ఈ చాట్‌ను ఇప్పుడే వేరొకరు తీసుకున్నారు.",
  },
  "chats/not-support": {
    en: "Only somebody of support can have this chat.",
    te: "సహాయక బృందంలోని వారికి మాత్రమే ఈ చాట్ ఇవ్వగలరు.",
  },
  "chats/state-changed": {
    en: "This chat has changed meanwhile. Please look at it again.",
    te: "ఈలోగా ఈ చాట్ మారింది. దయచేసి మళ్లీ చూడండి.",
  },
} as const satisfies ErrorTexts;

export const chatsFields: FieldTexts = {
  text: {
    en: `Write at most ${longestMessage.toLocaleString("en-IN")} letters, in a note ${longestNote.toLocaleString("en-IN")}.`,
    te: `${longestMessage.toLocaleString("en-IN")} అక్షరాలకు మించకుండా రాయండి; నోట్ అయితే ${longestNote.toLocaleString("en-IN")}.`,
  },
  words: { en: `Write at most ${longestReport} letters.`, te: `${longestReport} అక్షరాలకు మించకుండా రాయండి.` },
  pictureKeys: { en: `Add at most ${mostPhotos} photos.`, te: `${mostPhotos} ఫోటోలకు మించకుండా పెట్టండి.` },
  profileKeys: {
    en: `Choose 1 to ${mostAddedAtOnce} people.`,
    te: `1 నుంచి ${mostAddedAtOnce} మందిని ఎంచుకోండి.`,
  },
  stars: { en: "Choose one to five stars.", te: "ఒకటి నుంచి ఐదు నక్షత్రాలు ఎంచుకోండి." },
};
