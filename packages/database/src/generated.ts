// Written by generate-types.ts from the migrated database; `node packages/database/src/generate-types.ts --write`.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** Any value that JSON can hold. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

export type Addresses = {
  id: GeneratedAlways<number>;
  profile_id: number;
  recipient_name: string;
  phone: string;
  address_line1: string;
  address_line2: Generated<string>;
  landmark: Generated<string>;
  city: string;
  state: string;
  postal_code: string;
  created_at: Date;
};

export type AnalyticsConsents = {
  id: GeneratedAlways<number>;
  profile_id: number;
  is_given: boolean;
  text_version: number;
  language: string;
  chosen_at: Date;
};

export type AnalyticsPurchases = {
  master_id: string;
  reported_at: Date;
};

export type AuditLog = {
  id: GeneratedAlways<number>;
  occurred_at: Date;
  actor_profile_id: number | null;
  action: string;
  subject: string;
  detail: ColumnType<JsonValue, string, string>;
  request_id: string;
};

export type BankReferences = {
  direction: string;
  reference: string;
  use_kind: string;
  use_id: string;
  freed_at: Date | null;
};

export type BuyerOrderDays = {
  buyer_profile_id: number;
  is_dummy: boolean;
  day: string;
  orders: number;
};

export type CartAssists = {
  cart_id: number;
  farmer_name: string | null;
  farmer_mobile_no: string | null;
  handling_in_paise: Generated<number>;
  consent_at: Date | null;
  consent_total_in_paise: number | null;
  consent_fingerprint: string | null;
  draft_key: string | null;
};

export type CartLines = {
  cart_id: number;
  listing_id: number;
  quantity: number;
  added_at: Date;
  margin_in_paise: number | null;
};

export type Carts = {
  id: GeneratedAlways<number>;
  profile_id: number;
  status: Generated<string>;
  address_id: number | null;
  created_at: Date;
  placed_at: Date | null;
  locked_for: string | null;
  turn: Generated<number>;
  coupon_id: number | null;
};

export type CouponTerms = {
  valid_from: string;
  welcome_in_paise: number;
  referral_in_paise: number;
  days_of_life: number;
  least_value_in_paise: number;
};

export type Coupons = {
  id: GeneratedAlways<number>;
  reason: string;
  holder_profile_id: number;
  reward_type: string;
  code: string;
  value_in_paise: number;
  valid_until: string;
  friend_profile_id: number | null;
  used_by_master_id: string | null;
  created_at: Date;
  updated_at: Date;
  least_value_in_paise: number;
};

export type Credentials = {
  profile_id: number;
  password_hash: string;
  changed_at: Date;
};

export type DefaultAddresses = {
  profile_id: number;
  address_id: number;
};

export type DeliveryAddresses = {
  address_id: number | null;
  profile_id: number | null;
  address: ColumnType<JsonValue | null, string | null, string | null>;
};

export type DocumentLineTaxes = {
  order_id: string | null;
  line_id: number | null;
  rate_in_basis_points: number | null;
  tax_in_paise: number | null;
};

export type EventDeliveries = {
  event_id: number;
  listener: string;
  delivered_at: Date;
};

export type Events = {
  id: GeneratedAlways<number>;
  name: string;
  payload: ColumnType<JsonValue, string, string>;
  occurred_at: Date;
};

export type FeatureFlags = {
  name: string;
  is_on: boolean;
  changed_at: Date;
  changed_by: number | null;
};

export type FeedItems = {
  id: GeneratedAlways<number>;
  entity_id: string;
  subject_kind: string;
  subject_key: string;
  event: string;
  author_profile_id: number | null;
  is_by_house: Generated<boolean>;
  reader_profile_id: number | null;
  title: string | null;
  words: string | null;
  level3_ids: Generated<readonly number[]>;
  url: string | null;
  is_pinned: Generated<boolean>;
  published_at: Date;
  withdrawn_at: Date | null;
};

export type FeedStreams = {
  entity_id: string;
  last_published_at: Date;
};

export type FileUsage = {
  profile_id: number;
  files: number;
  stored_bytes: number;
};

export type Files = {
  file_key: string;
  owner_profile_id: number;
  audience: string;
  width: number;
  height: number;
  stored_bytes: number;
  created_at: Date;
  used_by: string | null;
  reader_profile_ids: Generated<readonly number[]>;
  reader_roles: Generated<readonly string[]>;
  deleting_at: Date | null;
};

export type GatewaySettlements = {
  id: GeneratedAlways<number>;
  reference: string;
  received_in_paise: number;
  fees_in_paise: number;
  tax_in_paise: number;
  expected_in_paise: number;
  paid_until: string;
  received_on: string;
  noted_by: number;
  noted_at: Date;
  taken_back_at: Date | null;
  taken_back_by: number | null;
  taken_back_because: string | null;
};

export type GrievanceMessages = {
  id: GeneratedAlways<number>;
  grievance_id: number;
  is_from_support: boolean;
  author_profile_id: number;
  body: string;
  written_at: Date;
};

export type Grievances = {
  id: GeneratedAlways<number>;
  profile_id: number;
  subject: string;
  order_number: string | null;
  raised_at: Date;
  acknowledge_by: Date;
  settle_by: Date;
  acknowledged_at: Date | null;
  settled_at: Date | null;
};

export type GstRates = {
  hsn: string;
  valid_from: string;
  rate_in_basis_points: number;
};

export type HelpMessages = {
  id: GeneratedAlways<number>;
  profile_id: number;
  profile_key: string;
  first_name: string;
  mobile_no: string;
  text: string;
  created_at: Date;
};

export type IdempotencyKeys = {
  profile_id: number;
  endpoint: string;
  key: string;
  fingerprint: Buffer;
  status: number;
  answer: ColumnType<JsonValue, string, string>;
  created_at: Date;
};

export type LedgerAgentPayables = {
  profile_id: number | null;
  order_id: string | null;
  owed_in_paise: number | null;
  is_due: boolean | null;
};

export type LedgerEntries = {
  id: GeneratedAlways<number>;
  set_id: number;
  account: string;
  party_id: number | null;
  order_id: string | null;
  amount_in_paise: number;
};

export type LedgerOpenReceivables = {
  buyer_profile_id: number | null;
  order_id: string | null;
  balance_in_paise: number | null;
};

export type LedgerOrderBalances = {
  order_id: string | null;
  balance_in_paise: number | null;
};

export type LedgerOrderMargins = {
  order_id: string | null;
  margin_in_paise: number | null;
};

export type LedgerOrderRefunds = {
  order_id: string | null;
  returned_in_paise: number | null;
  returning_in_paise: number | null;
  left_in_paise: number | null;
};

export type LedgerPendingMargins = {
  order_id: string | null;
  margin_in_paise: number | null;
};

export type LedgerSellerBalances = {
  order_id: string;
  seller_id: number;
  balance_in_paise: number;
  owing_since: Date | null;
};

export type LedgerSellerDebts = {
  order_id: string | null;
  seller_id: number | null;
  owed_in_paise: number | null;
  owing_since: Date | null;
  cash_in_paise: number | null;
};

export type LedgerSellerDues = {
  order_id: string | null;
  due_in_paise: number | null;
};

export type LedgerSets = {
  id: GeneratedAlways<number>;
  effect_key: string;
  kind: string;
  order_id: string | null;
  occurred_at: Date;
};

export type Listings = {
  id: GeneratedAlways<number>;
  sku_id: number;
  seller_id: number;
  price_in_paise: number;
  mrp_in_paise: number;
  commission_in_paise: number;
  on_hand: number;
  allocated: Generated<number>;
  is_listed: Generated<boolean>;
  changed_at: Date;
  held: Generated<number>;
};

export type ListingsForSale = {
  listing_id: number | null;
  seller_id: number | null;
  is_listed: boolean | null;
  price_in_paise: number | null;
  mrp_in_paise: number | null;
  commission_in_paise: number | null;
  available: number | null;
  seller_name_en: string | null;
  seller_name_te: string | null;
  sku_id: number | null;
  attributes: ColumnType<JsonValue | null, string | null, string | null>;
  pack_title_en: string | null;
  pack_title_te: string | null;
  weight_in_grams: number | null;
  level3_id: number | null;
  level2_id: number | null;
  slug: string | null;
  title_en: string | null;
  title_te: string | null;
  drawing: string | null;
  hsn: string | null;
  category_slug: string | null;
  bed: string | null;
  level1_title_en: string | null;
  level1_title_te: string | null;
  unheld: number | null;
};

export type MasterOrders = {
  id: string;
  cart_id: number;
  buyer_profile_id: number;
  buyer_is_agent: boolean;
  unified_store_id: string;
  payment_mode: string;
  recipient_name: string;
  phone: string;
  address_line1: string;
  address_line2: string;
  landmark: string;
  city: string;
  state: string;
  postal_code: string;
  created_at: Date;
  collected_by: Generated<string>;
  cart_turn: Generated<number>;
  coupon_code: string | null;
  farmer_name: string | null;
  farmer_mobile_no: string | null;
  consent_at: Date | null;
  consent_total_in_paise: number | null;
  draft_key: string | null;
};

export type NamedCoupons = {
  coupon_id: number | null;
  holder_profile_id: number | null;
  reward_type: string | null;
  code: string | null;
  value_in_paise: number | null;
  valid_until: string | null;
  is_used: boolean | null;
  used_by_master_id: string | null;
  least_value_in_paise: number | null;
};

export type NotificationHours = {
  profile_id: number;
  quiet_from: number | null;
  quiet_until: number | null;
  digest_at: number;
  changed_at: Date;
};

export type NotificationKeys = {
  profile_id: number;
  last_told_at: number;
};

export type NotificationSwitches = {
  profile_id: number;
  kind: string;
  choice: string;
  changed_at: Date;
};

export type Notifications = {
  profile_id: number;
  told_at: number;
  activity_id: string;
  kind: string;
  heading_en: string;
  heading_te: string;
  body_en: string;
  body_te: string;
  leads_to: string;
  read_at: Date | null;
};

export type Offers = {
  id: GeneratedAlways<number>;
  seller_id: number;
  listing_id: number;
  discount_in_paise: number;
  pin_prefixes: readonly string[];
  starts_on: string;
  ends_on: string;
  ended_at: Date | null;
  created_at: Date;
};

export type OneTimeCodes = {
  request_id: string;
  mobile_no: string;
  purpose: string;
  code_hash: Buffer;
  pending: ColumnType<JsonValue, string, string>;
  wrong_tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
};

export type OnlinePaymentParts = {
  txnid: string;
  order_id: string;
  total_in_paise: number;
  margin_in_paise: Generated<number>;
  refunded_in_paise: Generated<number>;
};

export type OnlinePayments = {
  txnid: string;
  master_id: string;
  buyer_profile_id: number;
  amount_in_paise: number;
  state: Generated<string>;
  standing: Generated<string>;
  captured_in_paise: Generated<number>;
  refunded_in_paise: Generated<number>;
  mihpayid: string | null;
  mode: string | null;
  bank_ref_num: string | null;
  started_at: Date;
  settled_at: Date | null;
  next_look_at: Date | null;
  looks: Generated<number>;
};

export type OnlinePaymentsOfOrders = {
  master_id: string | null;
  txnid: string | null;
  mihpayid: string | null;
  bank_ref_num: string | null;
  state: string | null;
};

export type OrderFrozenLines = {
  line_id: number | null;
  order_id: string | null;
  listing_id: number | null;
  line: ColumnType<JsonValue | null, string | null, string | null>;
};

export type OrderLineRemovals = {
  id: GeneratedAlways<number>;
  order_id: string;
  listing_id: number;
  quantity: number;
  amount_in_paise: number;
  coupon_in_paise: Generated<number>;
  commission_in_paise: number;
  removed_at: Date;
  request_id: number;
  line: ColumnType<JsonValue | null, string | null, string | null>;
};

export type OrderLines = {
  id: GeneratedAlways<number>;
  order_id: string;
  listing_id: number;
  level1_title_en: string;
  level1_title_te: string;
  level2_id: number;
  level3_id: number;
  level3_title_en: string;
  level3_title_te: string;
  image: string;
  bed: string;
  sku_attributes: ColumnType<JsonValue, string, string>;
  quantity: number;
  price_in_paise: number;
  mrp_in_paise: number;
  commission_in_paise: number;
  hsn: string;
  gst_rate_in_basis_points: number;
  discount_in_paise: Generated<number>;
  batch_number: string | null;
  expires_on: string | null;
};

export type OrderPaymentReferences = {
  order_id: string | null;
  bank_ref_num: string | null;
};

export type OrderRefunds = {
  id: GeneratedAlways<number>;
  effect_key: string;
  order_id: string;
  buyer_profile_id: number;
  amount_in_paise: number;
  is_whole: boolean;
  status: Generated<string>;
  reference: string | null;
  asked_at: Date;
  changed_at: Date;
  is_by_provider: Generated<boolean>;
  reason: string | null;
  granted_by_profile_id: number | null;
  margin_in_paise: Generated<number>;
  method: string | null;
  sent_at: Date | null;
  sent_by_profile_id: number | null;
  cause: string | null;
};

export type OrderRequestLines = {
  request_id: number;
  listing_id: number;
  title_en: string;
  title_te: string;
  quantity: number;
  status: Generated<string>;
};

export type OrderRequests = {
  id: GeneratedAlways<number>;
  order_id: string;
  kind: string;
  reason_code: string | null;
  note: Generated<string>;
  status: Generated<string>;
  disputes_id: number | null;
  asked_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  answer: string | null;
  handling_less_in_paise: Generated<number>;
  escalated_at: Date | null;
};

export type OrderShipments = {
  order_id: string;
  carrier: string;
  tracking_number: Generated<string>;
  tracking_url: string | null;
  noted_at: Date;
};

export type OrderStateChanges = {
  id: GeneratedAlways<number>;
  order_id: string;
  action: string;
  from_state: string | null;
  to_state: string;
  actor_profile_id: number | null;
  actor_kind: string;
  entered_at: Date;
  reason: string | null;
};

export type OrderSupplies = {
  order_id: string | null;
  seller_id: number | null;
  seller_profile_id: number | null;
  buyer_profile_id: number | null;
  state: string | null;
  is_dummy: boolean | null;
  is_cancelled: boolean | null;
  trade_type: string | null;
  shipping_in_paise: number | null;
  handling_in_paise: number | null;
  coupon_in_paise: number | null;
  commission_in_paise: number | null;
  agent_handling_in_paise: number | null;
  created_at: Date | null;
  buyer_is_agent: boolean | null;
  buyer_name: string | null;
  buyer_name_te: string | null;
  is_dispatched: boolean | null;
  is_delivered: boolean | null;
  supplier: ColumnType<JsonValue | null, string | null, string | null>;
  recipient: ColumnType<JsonValue | null, string | null, string | null>;
  lines: ColumnType<JsonValue | null, string | null, string | null>;
};

export type OrderedProducts = {
  master_id: string | null;
  level3_id: number | null;
  created_at: Date | null;
};

export type Orders = {
  id: string;
  master_id: string;
  seller_id: number;
  buyer_profile_id: number;
  state: string;
  state_entered_at: Date;
  is_dummy: Generated<boolean>;
  is_cancelled: Generated<boolean>;
  delivered_at: Date | null;
  trade_type: string;
  items_value_in_paise: number;
  shipping_in_paise: number;
  handling_in_paise: number;
  discounts_in_paise: Generated<number>;
  coupon_in_paise: Generated<number>;
  total_in_paise: number;
  commission_in_paise: number;
  agent_handling_in_paise: Generated<number>;
  expected_by: string;
  created_at: Date;
  delivery_code: string | null;
  wrong_codes: Generated<number>;
  late_told_at: Date | null;
};

export type OverpaidOrders = {
  order_id: string | null;
};

export type OwnStockHolds = {
  holder_profile_id: number | null;
  listing_id: number | null;
  quantity: number | null;
};

export type PaymentClaims = {
  id: GeneratedAlways<number>;
  order_id: string;
  buyer_profile_id: number;
  amount_in_paise: number;
  paid_through: string;
  reference: string;
  status: Generated<string>;
  claimed_at: Date;
  proof: string | null;
  decided_at: Date | null;
  received_in_paise: number | null;
};

export type PaymentReports = {
  id: GeneratedAlways<number>;
  report_key: string;
  txnid: string;
  raw: string;
  received_at: Date;
};

export type PayoutAccounts = {
  profile_id: number;
  holder: string;
  upi_id: string | null;
  account_number: string | null;
  ifsc: string | null;
  changed_at: Date;
};

export type PayoutBatches = {
  id: GeneratedAlways<number>;
  made_by: number;
  made_at: Date;
};

export type PayoutLines = {
  payout_id: number;
  order_id: string;
  amount_in_paise: number;
  withheld_in_paise: Generated<number>;
};

export type Payouts = {
  id: GeneratedAlways<number>;
  batch_id: number;
  profile_id: number;
  amount_in_paise: number;
  holder: string;
  upi_id: string | null;
  account_number: string | null;
  ifsc: string | null;
  state: Generated<string>;
  bank_reference: string | null;
  failed_because: string | null;
  settled_at: Date | null;
  withheld_in_paise: Generated<number>;
  returned_on: string | null;
  return_reference: string | null;
  return_noted_at: Date | null;
  return_noted_by: number | null;
};

export type PayuStandInPayments = {
  txnid: string;
  mihpayid: string;
  form: ColumnType<JsonValue, string, string>;
  status: string;
  unmapped_status: string;
  mode: string;
  bank_ref_num: string | null;
  succeeds_at: Date | null;
  fails_refunds: Generated<boolean>;
  added_on: Date;
};

export type PayuStandInRefunds = {
  token: string;
  request_id: string;
  mihpayid: string;
  amount_in_paise: number;
  callback: string;
  asked_at: Date;
};

export type PinPlaces = {
  pin_code: string;
  position: number;
  locality: string;
  district: string;
  state: string;
  latitude: number;
  longitude: number;
};

export type PinQuestions = {
  pin_code: string;
  asked_at: Date;
};

export type ProductLevel1 = {
  id: GeneratedAlways<number>;
  slug: string;
  title_en: string;
  title_te: string;
  bed: string;
  drawing: string;
  position: number;
};

export type ProductLevel2 = {
  id: GeneratedAlways<number>;
  level1_id: number;
  slug: string;
  title_en: string;
  title_te: string;
  drawing: string;
  position: number;
};

export type ProductLevel3 = {
  id: GeneratedAlways<number>;
  level1_id: number;
  level2_id: number;
  slug: string;
  title_en: string;
  title_te: string;
  description_en: string;
  description_te: string;
  drawing: string;
  maker: string;
  country_of_origin: string;
  hsn: string;
  dealer_licence: string | null;
  attributes: ColumnType<JsonValue, string | undefined, string>;
  lead_listing_id: number | null;
  created_at: Date;
  words_version: Generated<number>;
  crops: Generated<readonly string[]>;
};

export type ProductSearchWords = {
  word: string;
  level3_id: number;
  weight: number;
};

export type ProductsBoughtTogether = {
  level3_id: number;
  other_level3_id: number;
  position: number;
};

export type Profiles = {
  id: GeneratedAlways<number>;
  profile_key: string;
  mobile_no: string;
  first_name: string;
  first_name_te: string | null;
  email: string | null;
  picture_url: string | null;
  language: Generated<string>;
  locality: string | null;
  admin_level1: string | null;
  admin_level2: string | null;
  country_name: string | null;
  postal_code: string | null;
  latitude: number | null;
  longitude: number | null;
  is_demo: Generated<boolean>;
  created_at: Date;
  email_verified_at: Date | null;
  business_name: string | null;
  gstin: string | null;
};

export type PushDeliveries = {
  profile_id: number;
  told_at: number;
  device_id: number;
  tries: Generated<number>;
  try_at: Date | null;
};

export type PushDevices = {
  id: GeneratedAlways<number>;
  profile_id: number;
  session_id: number;
  endpoint: string;
  public_key: Buffer;
  auth_secret: Buffer;
  language: string;
  subscribed_at: Date;
};

export type Pushes = {
  profile_id: number;
  told_at: number;
  state: string;
  look_at: Date;
  counted_on: string | null;
};

export type RateLimits = {
  name: string;
  subject: string;
  let_through_at: readonly Date[];
  is_refused: boolean;
  tried_at: Date;
};

export type Referrals = {
  id: GeneratedAlways<number>;
  new_profile_id: number;
  referrer_profile_id: number;
  created_at: Date;
};

export type Refunds = {
  token: string;
  txnid: string;
  order_id: string | null;
  amount_in_paise: number;
  reason: string;
  asked_by_profile_id: number | null;
  state: Generated<string>;
  request_id: string | null;
  bank_arn: string | null;
  asked_at: Date;
  settled_at: Date | null;
  next_look_at: Date | null;
  looks: Generated<number>;
  method: string | null;
  order_refund_id: number | null;
  given_up_at: Date | null;
  twice_at: Date | null;
  owed_back_in_paise: Generated<number>;
};

export type RoleGrants = {
  profile_id: number;
  role: string;
  granted_at: Date;
};

export type SearchTerms = {
  word: string;
  product_count: Generated<number>;
};

export type SellerLicences = {
  seller_id: number;
  kind: string;
  licence_number: string;
  valid_until: string;
};

export type SellerPayments = {
  id: GeneratedAlways<number>;
  order_id: string | null;
  due_in_paise: number;
  paid_in_paise: number;
  reference: string;
  paid_by: number;
  paid_at: Date;
  seller_id: number | null;
  holder: string | null;
  upi_id: string | null;
  account_number: string | null;
  ifsc: string | null;
};

export type Sellers = {
  id: GeneratedAlways<number>;
  profile_id: number;
  business_name: string;
  business_name_te: string;
  gstin: string;
  town: string;
  state: string;
  postal_code: string;
  handling_charge_in_paise: Generated<number>;
  created_at: Date;
  town_te: string | null;
};

export type ServiceRates = {
  sac: string;
  valid_from: string;
  rate_in_basis_points: number;
};

export type Sessions = {
  token_hash: Buffer;
  profile_id: number;
  profile_key: string;
  device: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  id: GeneratedAlways<number>;
};

export type Settings = {
  name: string;
  value: ColumnType<JsonValue, string, string>;
  changed_at: Generated<Date>;
};

export type Shelf = {
  level3_id: number;
  seller_id: number;
  listing_id: number;
  level1_id: number;
  level2_id: number;
  maker: string;
  crops: readonly string[];
  price_in_paise: number;
  commission_in_paise: number;
  is_in_stock: boolean;
  is_lead: boolean;
  lead_seller_id: number;
};

export type ShippingRates = {
  id: GeneratedAlways<number>;
  seller_id: number;
  pin_prefix: string;
  order_value_from_in_paise: Generated<number>;
  charge_in_paise: number;
  lead_days: number;
  is_cash_on_delivery: boolean;
};

export type Skus = {
  id: GeneratedAlways<number>;
  level3_id: number;
  attributes: ColumnType<JsonValue, string, string>;
  pack_title_en: string;
  pack_title_te: string;
  weight_in_grams: number;
  position: number;
};

export type SmsMessages = {
  id: GeneratedAlways<number>;
  mobile_no: string;
  template: string;
  language: string;
  body: string;
  created_at: Date;
  sent_at: Date | null;
};

export type StockHolds = {
  holder_profile_id: number;
  listing_id: number;
  quantity: number;
  is_live: boolean;
  expires_at: Date;
  turns: number;
  first_held_at: Date;
};

export type TaxDeposits = {
  month: string;
  levy: string;
  amount_in_paise: number;
  challan: string;
  paid_on: string;
  noted_by: number;
  noted_at: Date;
  carried_in_paise: Generated<number>;
  set_off_in: string | null;
  is_refund: Generated<boolean>;
  id: GeneratedAlways<number>;
  taken_back_at: Date | null;
  taken_back_by: number | null;
  taken_back_because: string | null;
};

export type TaxDocumentSeries = {
  issuer_kind: string;
  issuer_id: number;
  financial_year: string;
  series: string;
  last_number: number;
};

export type TaxDocuments = {
  id: GeneratedAlways<number>;
  effect_key: string;
  order_id: string;
  buyer_profile_id: number;
  issuer_kind: string;
  issuer_id: number;
  financial_year: string;
  series: string;
  running_number: number;
  number: string;
  kind: string;
  original_id: number | null;
  total_in_paise: number;
  figures: ColumnType<JsonValue, string, string>;
  issued_at: Date;
};

export type WishlistItems = {
  id: GeneratedAlways<number>;
  profile_id: number;
  level3_id: number;
  created_at: Date;
  known_price_in_paise: number | null;
  known_at: Date | null;
  known_pin_code: string | null;
};

export type WithheldTaxes = {
  id: GeneratedAlways<number>;
  effect_key: string;
  levy: string;
  payee_kind: string;
  profile_id: number;
  order_id: string | null;
  withheld_on: string;
  month: string;
  tax_year: string;
  is_interstate: boolean | null;
  rate_in_basis_points: number;
  law: string;
  base_in_paise: number;
  amount_in_paise: number;
};

export type WithholdingRates = {
  levy: string;
  valid_from: string;
  rate_in_basis_points: number;
  threshold_in_paise: Generated<number>;
  law: string;
};

export type Tables = {
  addresses: Addresses;
  analytics_consents: AnalyticsConsents;
  analytics_purchases: AnalyticsPurchases;
  audit_log: AuditLog;
  bank_references: BankReferences;
  buyer_order_days: BuyerOrderDays;
  cart_assists: CartAssists;
  cart_lines: CartLines;
  carts: Carts;
  coupon_terms: CouponTerms;
  coupons: Coupons;
  credentials: Credentials;
  default_addresses: DefaultAddresses;
  delivery_addresses: DeliveryAddresses;
  document_line_taxes: DocumentLineTaxes;
  event_deliveries: EventDeliveries;
  events: Events;
  feature_flags: FeatureFlags;
  feed_items: FeedItems;
  feed_streams: FeedStreams;
  file_usage: FileUsage;
  files: Files;
  gateway_settlements: GatewaySettlements;
  grievance_messages: GrievanceMessages;
  grievances: Grievances;
  gst_rates: GstRates;
  help_messages: HelpMessages;
  idempotency_keys: IdempotencyKeys;
  ledger_agent_payables: LedgerAgentPayables;
  ledger_entries: LedgerEntries;
  ledger_open_receivables: LedgerOpenReceivables;
  ledger_order_balances: LedgerOrderBalances;
  ledger_order_margins: LedgerOrderMargins;
  ledger_order_refunds: LedgerOrderRefunds;
  ledger_pending_margins: LedgerPendingMargins;
  ledger_seller_balances: LedgerSellerBalances;
  ledger_seller_debts: LedgerSellerDebts;
  ledger_seller_dues: LedgerSellerDues;
  ledger_sets: LedgerSets;
  listings: Listings;
  listings_for_sale: ListingsForSale;
  master_orders: MasterOrders;
  named_coupons: NamedCoupons;
  notification_hours: NotificationHours;
  notification_keys: NotificationKeys;
  notification_switches: NotificationSwitches;
  notifications: Notifications;
  offers: Offers;
  one_time_codes: OneTimeCodes;
  online_payment_parts: OnlinePaymentParts;
  online_payments: OnlinePayments;
  online_payments_of_orders: OnlinePaymentsOfOrders;
  order_frozen_lines: OrderFrozenLines;
  order_line_removals: OrderLineRemovals;
  order_lines: OrderLines;
  order_payment_references: OrderPaymentReferences;
  order_refunds: OrderRefunds;
  order_request_lines: OrderRequestLines;
  order_requests: OrderRequests;
  order_shipments: OrderShipments;
  order_state_changes: OrderStateChanges;
  order_supplies: OrderSupplies;
  ordered_products: OrderedProducts;
  orders: Orders;
  overpaid_orders: OverpaidOrders;
  own_stock_holds: OwnStockHolds;
  payment_claims: PaymentClaims;
  payment_reports: PaymentReports;
  payout_accounts: PayoutAccounts;
  payout_batches: PayoutBatches;
  payout_lines: PayoutLines;
  payouts: Payouts;
  payu_stand_in_payments: PayuStandInPayments;
  payu_stand_in_refunds: PayuStandInRefunds;
  pin_places: PinPlaces;
  pin_questions: PinQuestions;
  product_level1: ProductLevel1;
  product_level2: ProductLevel2;
  product_level3: ProductLevel3;
  product_search_words: ProductSearchWords;
  products_bought_together: ProductsBoughtTogether;
  profiles: Profiles;
  push_deliveries: PushDeliveries;
  push_devices: PushDevices;
  pushes: Pushes;
  rate_limits: RateLimits;
  referrals: Referrals;
  refunds: Refunds;
  role_grants: RoleGrants;
  search_terms: SearchTerms;
  seller_licences: SellerLicences;
  seller_payments: SellerPayments;
  sellers: Sellers;
  service_rates: ServiceRates;
  sessions: Sessions;
  settings: Settings;
  shelf: Shelf;
  shipping_rates: ShippingRates;
  skus: Skus;
  sms_messages: SmsMessages;
  stock_holds: StockHolds;
  tax_deposits: TaxDeposits;
  tax_document_series: TaxDocumentSeries;
  tax_documents: TaxDocuments;
  wishlist_items: WishlistItems;
  withheld_taxes: WithheldTaxes;
  withholding_rates: WithholdingRates;
};
