/**
 * Crops on which crop-protection substances are commonly used and registered in India. A search for pest and crop
 * ranks products for that crop first. The crop alone does not find them, because they would hide its seed.
 */
import type { CropNames } from "./crops.ts";

/** Plants with products in the store that are no crop of the table, unless an admin adds them under the same slug. */
export const otherPlants: readonly CropNames[] = [
  { slug: "cabbage", names: ["cabbage", "క్యాబేజీ", "కోసుగడ్డ"] },
  { slug: "cauliflower", names: ["cauliflower", "కాలీఫ్లవర్"] },
  { slug: "potato", names: ["potato", "ఆలుగడ్డ", "బంగాళాదుంప"] },
  { slug: "capsicum", names: ["capsicum", "కాప్సికమ్"] },
  { slug: "cucumber", names: ["cucumber", "దోస"] },
  { slug: "gourd", names: ["gourd", "bottle gourd", "bitter gourd", "ridge gourd", "సొర", "కాకర", "బీర"] },
  { slug: "watermelon", names: ["watermelon", "muskmelon", "పుచ్చ", "పుచ్చకాయ", "ఖర్బూజ"] },
  { slug: "citrus", names: ["sweet orange", "బత్తాయి"] },
  { slug: "pomegranate", names: ["pomegranate", "దానిమ్మ"] },
  { slug: "papaya", names: ["papaya", "బొప్పాయి"] },
  { slug: "guava", names: ["guava", "జామ"] },
  { slug: "grape", names: ["grape", "grapes", "ద్రాక్ష"] },
  { slug: "castor", names: ["castor", "ఆముదం"] },
  { slug: "mustard", names: ["mustard", "ఆవ"] },
  { slug: "cowpea", names: ["cowpea", "అలసంద"] },
  { slug: "coconut", names: ["coconut", "కొబ్బరి"] },
];

/** `when` matches the lower-case English title of the product; `on` lists slugs of crops and plants. */
const uses: readonly (readonly [when: RegExp, on: string])[] = [
  [
    /imidacloprid 17/,
    "cotton paddy chilli sugarcane mango sunflower okra citrus groundnut tomato brinjal grape",
  ],
  [/imidacloprid 48/, "cotton okra sunflower sorghum pearl-millet"],
  [/thiamethoxam/, "paddy cotton okra mango mustard tomato brinjal potato citrus"],
  [/flonicamid/, "cotton paddy okra"],
  [/buprofezin/, "paddy cotton chilli mango grape"],
  [/profenofos/, "cotton soybean"],
  [
    /lambda cyhalothrin/,
    "cotton paddy brinjal tomato red-gram bengal-gram onion okra chilli groundnut mango soybean",
  ],
  [/emamectin/, "cotton okra cabbage chilli brinjal red-gram bengal-gram grape maize"],
  [/spinosad/, "cotton chilli red-gram cabbage cauliflower maize"],
  [
    /chlorantraniliprole 18/,
    "paddy cabbage cotton sugarcane tomato chilli brinjal red-gram soybean bengal-gram black-gram gourd okra maize groundnut",
  ],
  [/chlorantraniliprole 0/, "paddy sugarcane"],
  [/indoxacarb/, "cotton cabbage chilli tomato red-gram"],
  [/fipronil/, "paddy cabbage chilli sugarcane cotton"],
  [/cartap/, "paddy"],
  [/diafenthiuron/, "cotton cabbage chilli brinjal citrus watermelon okra tomato"],
  [/spiromesifen/, "brinjal chilli okra tomato cotton"],
  [/propargite/, "chilli brinjal okra"],
  [/azadirachtin/, "cotton paddy red-gram bengal-gram okra cabbage tomato chilli brinjal groundnut"],
  [/beauveria/, "cotton okra paddy cabbage chilli"],
  [/thuringiensis/, "cotton cabbage tomato okra red-gram castor"],
  [/helicoverpa npv/, "red-gram bengal-gram cotton tomato sunflower"],
  [/metarhizium/, "paddy sugarcane brinjal groundnut"],
  [/trichoderma/, "red-gram bengal-gram cotton tomato brinjal chilli groundnut turmeric banana cabbage"],
  [/pseudomonas/, "paddy tomato banana groundnut chilli red-gram"],
  [/yellow sticky/, "cotton chilli tomato brinjal okra cucumber gourd"],
  [/blue sticky/, "chilli onion cotton watermelon"],
  [/pink bollworm/, "cotton"],
  [/fall armyworm/, "maize sorghum"],
  [/fruit fly trap/, "mango guava gourd cucumber watermelon citrus"],
  [/sulphur 80/, "mango chilli grape cucumber gourd cowpea green-gram black-gram"],
  [/carbendazim 50/, "paddy groundnut cotton brinjal mango banana black-gram green-gram cucumber gourd"],
  [/carbendazim 12/, "groundnut paddy chilli mango potato maize grape"],
  [/copper oxychloride/, "citrus banana tomato potato chilli paddy grape mango cotton"],
  [/hexaconazole/, "paddy groundnut mango grape soybean chilli"],
  [/propiconazole/, "paddy groundnut banana soybean cotton sunflower"],
  [/tricyclazole|isoprothiolane/, "paddy"],
  [/azoxystrobin/, "grape chilli mango tomato cucumber potato paddy onion"],
  [/metalaxyl/, "potato tomato chilli mustard grape citrus pearl-millet"],
  [/thiram/, "groundnut cotton soybean red-gram bengal-gram maize sorghum"],
  [/mepiquat/, "cotton"],
];

/** The prefix that separates words of use from typed words. */
export const useMark = "@";

/** The words of use of a product, from its texts in lower-case English. */
export function wordsOfUse(text: string): string[] {
  return uses
    .filter(([when]) => when.test(text))
    .flatMap(([, on]) => on.split(" ").map((slug) => useMark + slug));
}
