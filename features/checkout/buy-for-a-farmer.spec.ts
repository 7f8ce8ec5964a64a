import { expect, type Page, test } from "@playwright/test";
import { fillAddress } from "../../e2e/support/farmers-address.ts";
import { inTelugu, nearProduct, password } from "../../e2e/support/people.ts";

async function pendingInPaise(page: Page): Promise<number> {
  const response = await page.request.get("/rest/v2/estore/stats/santhaEarnings");
  const { data } = (await response.json()) as { data: { pendingEarnings: number } };
  return Math.round(data.pendingEarnings * 100);
}

interface Journey {
  readonly language: "en" | "te";
  readonly width: number;
  readonly mobileNo: string;
  /** A code is sent to it: each journey has a farmer of its own. */
  readonly farmersPhone: string;
  readonly words: Readonly<Record<Word, string | RegExp>>;
}
type Word =
  | "mobile"
  | "password"
  | "signIn"
  | "add"
  | "continue"
  | "save"
  | "place"
  | "thanks"
  | "sendCode"
  | "confirmCode"
  | "agreed"
  | "pending"
  | "earnings";

/** A phone in English, a wide screen in Telugu: words are what the person reads on the buttons. */
const journeys: readonly Journey[] = [
  {
    language: "en",
    width: 360,
    mobileNo: "9000000101",
    farmersPhone: "9812345210",
    words: {
      mobile: "Mobile number",
      password: "Password",
      signIn: "Sign in",
      add: "Add to cart",
      continue: /^Continue/,
      save: "Save address",
      place: "Place order",
      thanks: "Your order placed successfully!",
      sendCode: /^Send a code/,
      confirmCode: "Confirm the code",
      agreed: /greed to ₹/,
      pending: "PENDING",
      earnings: "Pending earnings",
    },
  },
  {
    language: "te",
    width: 1280,
    mobileNo: "9000000102",
    farmersPhone: "9812345211",
    words: {
      mobile: "మొబైల్ నంబర్",
      password: "పాస్‌వర్డ్",
      signIn: "సైన్ ఇన్",
      add: "కార్ట్‌లోకి",
      continue: /కొనసాగండి$/,
      save: "చిరునామా సేవ్ చేయండి",
      place: "ఆర్డర్ చేయండి",
      thanks: "మీ ఆర్డర్ విజయవంతంగా నమోదైంది!",
      sendCode: /కోడ్ పంపండి$/,
      confirmCode: "కోడ్ నిర్ధారించండి",
      agreed: /కోడ్‌తో సమ్మతించారు/,
      pending: "రావాల్సినది",
      earnings: "రావాల్సిన ఆదాయం",
    },
  },
];

for (const { language, width, mobileNo, farmersPhone, words } of journeys) {
  test(`an agent signs in, buys for a farmer and sees the order and its pending margin (${language}, ${width} px)`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, isMobile: false });
    const page = await context.newPage();
    if (language === "te") await inTelugu(page);
    const button = (word: Word) => page.getByRole("button", { name: words[word], exact: true });
    const goOn = () =>
      page
        .getByRole("button", { name: words.continue })
        .or(page.getByRole("link", { name: words.continue }))
        .click();

    await page.goto("/");
    await page.getByLabel(words.mobile).fill(mobileNo);
    await page.getByLabel(words.password, { exact: true }).fill(password);
    await button("signIn").click();
    await expect(page).toHaveURL(/#\/app\/home/);
    await expect(page.locator("html")).toHaveAttribute("lang", language);

    const { title, marginInPaise: chargeInPaise } = await nearProduct(page);
    await page.goto("/#/app/store");
    await page.getByRole("combobox").last().fill(title[language]);
    await page.keyboard.press("Enter");
    await openProduct(page, title[language]);
    await button("add").last().click();
    await expect.poll(() => cartCount(page)).toBe(1);

    await page.goto("/#/app/store/checkout/cart");
    await goOn();
    await expect(page).toHaveURL(/checkout\/shipping/);
    await fillAddress(page, farmersPhone);
    await button("save").click();
    await goOn();
    await expect(page).toHaveURL(/checkout\/assist/);
    await takeAShare(page, chargeInPaise);
    await agreeByCode(page, farmersPhone, words);
    await goOn();
    await expect(page).toHaveURL(/checkout\/confirm/);
    await expect(page.getByText("Bandi Ramulu").first()).toBeVisible();
    // Read as late as can be: each hour the clock ends orders of the demo, and their margins with them.
    const before = await pendingInPaise(page);
    await button("place").click();

    await expect(page.getByText(words.thanks)).toBeVisible();
    const [orderId, masterId] = await latestOrder(page);
    await expect(page).toHaveURL(new RegExp(`order/success/${masterId}$`));
    await expect(page.getByText(new RegExp(`#${orderId}`)).first()).toBeVisible();

    await page.goto("/#/app/order");
    await expect(page.getByText(words.earnings).first()).toBeVisible();
    const tile = page.locator("article", { hasText: `#${orderId}` });
    await expect(tile).toContainText(words.pending);
    expect(await pendingInPaise(page)).toBe(before + chargeInPaise);
    await expect(tile).toContainText(rupeesOf(chargeInPaise));

    await page.goto(`/#/app/order/${orderId}`);
    await expect(page.getByText(words.agreed).first()).toBeVisible();
    await context.close();
  });
}

/** No margin on the product and a handling charge instead: what the agent earns is then what he typed. */
async function takeAShare(page: Page, chargeInPaise: number): Promise<void> {
  const margin = page.locator('[name^="margin-"]').first();
  await margin.fill("0");
  await page.locator('[name="agentHandling"]').fill(String(chargeInPaise / 100));
}

/** The farmer tells the code that was sent to his phone. */
async function agreeByCode(page: Page, phone: string, words: Journey["words"]): Promise<void> {
  await page.getByRole("button", { name: words.sendCode }).click();
  const field = page.locator('[name="consentCode"]');
  // The field is there once the server has sent the message.
  await field.waitFor();
  await field.fill(await codeTo(page, phone));
  await page.getByRole("button", { name: words.confirmCode, exact: true }).click();
  await expect(field).toBeHidden();
  await expect(page.getByText(words.agreed).first()).toBeVisible();
}

const rupeesOf = (paise: number): string => `₹${(paise / 100).toFixed(2)}`;

/** On a wide screen a product opens in a tab of its own; here its address is opened instead. */
async function openProduct(page: Page, title: string): Promise<void> {
  const link = page.getByRole("link", { name: title, exact: true }).first();
  await link.waitFor();
  await page.goto((await link.getAttribute("href")) ?? "");
}

async function latestOrder(page: Page): Promise<[orderId: string, masterId: string]> {
  const { data } = (await (await page.request.get("/v2/orders?limit=1")).json()) as {
    data: { orders: { orderId: string; masterId: string }[] };
  };
  const [order] = data.orders;
  if (!order) throw new Error("there is no order");
  return [order.orderId, order.masterId];
}

/** The code in the latest message to this number. */
async function codeTo(page: Page, mobileNo: string): Promise<string> {
  const answer = await page.request.get(`/v2/dev/outbox?mobileNo=${mobileNo}`);
  const { data } = (await answer.json()) as { data: { messages: { body: string }[] } };
  return /#(\d{6})$/.exec(data.messages[0]?.body ?? "")?.[1] ?? "";
}

async function cartCount(page: Page): Promise<number> {
  const { data } = (await (await page.request.get("/v2/cart/count")).json()) as {
    data: { itemCount: number };
  };
  return data.itemCount;
}
