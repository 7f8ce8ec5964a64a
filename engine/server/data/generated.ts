// Written by generate-types.ts from the migrated database; `node tools/database/generate-types.ts --write`.
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

export type AnswerAgreements = {
  answer_id: number;
  profile_id: number;
  agreed_at: Date;
};

export type AnswerVotes = {
  answer_id: number;
  profile_id: number;
  marked_at: Date | null;
};

export type Answers = {
  id: GeneratedAlways<number>;
  question_id: number;
  author_profile_id: number;
  words: string;
  picture_keys: Generated<readonly string[]>;
  answered_at: Date;
  edited_at: Date | null;
  solved_at: Date | null;
  hidden_at: Date | null;
  voice: string | null;
};

export type ApplicationMoves = {
  id: GeneratedAlways<number>;
  application_id: number;
  state: string;
  reason: string | null;
  moved_by: number;
  moved_at: Date;
};

export type Applications = {
  id: GeneratedAlways<number>;
  profile_id: number;
  kind: string;
  state: Generated<string>;
  facts: ColumnType<JsonValue, string, string>;
  reason: string | null;
  revision: Generated<number>;
  created_at: Date;
  saved_at: Date;
  moved_at: Date;
  sent_at: Date | null;
};

export type ArticleVersions = {
  article_key: string;
  version: number;
  text_en: string | null;
  text_te: string | null;
  restored_version: number | null;
  reason: string;
  published_at: Date;
  published_by_profile_id: number;
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

export type BatchPicks = {
  order_id: string;
  batch_id: number;
  batch_number: string | null;
  quantity: number;
  is_sent: Generated<boolean>;
  returned: Generated<number>;
};

export type BuyerOrderDays = {
  buyer_profile_id: number;
  is_practice: boolean;
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

export type ChatMembers = {
  chat_id: number;
  profile_id: number;
  read_up_to: Generated<number>;
  typing_at: Date | null;
  accepted_at: Date | null;
  state: Generated<string>;
  from_seq: Generated<number>;
  until_seq: number | null;
  joined_at: Date | null;
  changed_at: Date | null;
  is_admin: Generated<boolean>;
  is_muted: Generated<boolean>;
  asked_by_profile_id: number | null;
  name_at_end: string | null;
  told_at_read: number | null;
};

export type ChatMessages = {
  chat_id: number;
  seq: number;
  sender_profile_id: number;
  message_key: string | null;
  is_from_support: boolean;
  body: string | null;
  picture_keys: Generated<readonly string[]>;
  level3_id: number | null;
  order_id: string | null;
  sent_at: Date;
  voice: string | null;
  event: string | null;
  about_profile_id: number | null;
  hidden_at: Date | null;
};

export type ChatNotes = {
  id: GeneratedAlways<number>;
  chat_id: number;
  author_profile_id: number;
  body: string;
  written_at: Date;
};

export type ChatRatings = {
  chat_id: number;
  solved_at: Date;
  profile_id: number;
  stars: number;
  rated_at: Date;
};

export type Chats = {
  id: GeneratedAlways<number>;
  chat_key: string;
  kind: string;
  opened_by_profile_id: number;
  with_profile_id: number | null;
  last_seq: Generated<number>;
  last_at: Date;
  opened_at: Date;
  closed_at: Date | null;
  name: string | null;
  picture_url: string | null;
  picture_by_profile_id: number | null;
};

export type CommissionRules = {
  id: GeneratedAlways<number>;
  level1_id: number | null;
  level2_id: number | null;
  valid_from: string;
  rate_in_basis_points: number | null;
  added_at: Date;
  begun_at: Date | null;
};

export type Contacts = {
  id: GeneratedAlways<number>;
  profile_id: number;
  name: string;
  mobile_no: string;
  created_at: Date;
};

export type CouponBatches = {
  id: GeneratedAlways<number>;
  name: string;
  value_in_paise: number;
  least_value_in_paise: number;
  last_day: string;
  revision: Generated<number>;
  created_at: Date;
  voided_at: Date | null;
  void_reason: string | null;
};

export type CouponCodes = {
  code: string;
  batch_id: number;
  taken_by_profile_id: number | null;
  taken_at: Date | null;
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
  voided_at: Date | null;
  void_reason: string | null;
};

export type Credentials = {
  profile_id: number;
  password_hash: string;
  changed_at: Date;
};

export type Crops = {
  slug: string;
  title_en: string;
  title_te: string;
  other_names: Generated<readonly string[]>;
  position: number;
  is_withdrawn: Generated<boolean>;
  revision: Generated<number>;
};

export type DefaultAddresses = {
  profile_id: number;
  address_id: number;
};

export type DeliveryAddresses = {
  address_id: number;
  profile_id: number;
  address: ColumnType<JsonValue | null, string | null, string | null>;
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

export type FakePayuPayments = {
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

export type FakePayuRefunds = {
  token: string;
  request_id: string;
  mihpayid: string;
  amount_in_paise: number;
  callback: string;
  asked_at: Date;
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
  leads_to: string | null;
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
  owner_profile_id: number | null;
  audience: string;
  width: number | null;
  height: number | null;
  stored_bytes: number;
  created_at: Date;
  used_by: string | null;
  reader_profile_ids: Generated<readonly number[]>;
  reader_roles: Generated<readonly string[]>;
  deleting_at: Date | null;
  voice_seconds: number | null;
  voice_format: string | null;
};

export type Follows = {
  follower_profile_id: number;
  followed_profile_id: number;
  created_at: Date;
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

export type HeldSettlements = {
  order_id: string;
  reason: string | null;
};

export type HelpMessages = {
  id: GeneratedAlways<number>;
  profile_id: number;
  profile_key: string;
  first_name: string;
  mobile_no: string;
  text: string;
  created_at: Date;
  closed_at: Date | null;
  closed_by_profile_id: number | null;
  closed_by_name: string | null;
  answer: string | null;
};

export type HiddenViewers = {
  profile_id: number;
  since: Date;
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

export type ImportFiles = {
  import_id: number;
  content: Buffer;
};

export type ImportRows = {
  import_id: number;
  row_number: number;
  outcome: string;
  cells: ColumnType<JsonValue, string, string>;
  sku_id: number | null;
  listing_id: number | null;
  before: ColumnType<JsonValue | null, string | null, string | null>;
  after: ColumnType<JsonValue | null, string | null, string | null>;
  reason: ColumnType<JsonValue | null, string | null, string | null>;
  is_applied: Generated<boolean>;
  kept_reason: ColumnType<JsonValue | null, string | null, string | null>;
};

export type Imports = {
  id: GeneratedAlways<number>;
  profile_id: number;
  started_by: number;
  moved_by: number;
  file_name: string;
  state: Generated<string>;
  problem: string | null;
  percent: Generated<number>;
  row_count: Generated<number>;
  new_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  rejected_count: Generated<number>;
  checked_to: Generated<number>;
  to_apply: Generated<number>;
  applied_count: Generated<number>;
  applied_to: Generated<number>;
  undone_count: Generated<number>;
  kept_count: Generated<number>;
  undone_to: Generated<number>;
  are_rows_kept: Generated<boolean>;
  created_at: Date;
  finished_at: Date | null;
};

export type KnownDevices = {
  token_hash: Buffer;
  profile_id: number;
  first_used_at: Date;
  last_used_at: Date;
};

export type LedgerAgentMargins = {
  party_id: number;
  pending_in_paise: number;
  earned_in_paise: number;
};

export type LedgerEntries = {
  id: GeneratedAlways<number>;
  set_id: number;
  account: string;
  party_id: number | null;
  order_id: string | null;
  amount_in_paise: number;
};

export type LedgerOrderRefunds = {
  order_id: string | null;
  returned_in_paise: number | null;
  returning_in_paise: number | null;
  left_in_paise: number | null;
};

export type LedgerReceived = {
  order_id: string | null;
  taken_by: string | null;
  is_margin: boolean | null;
  amount_in_paise: number;
  occurred_at: Date;
};

export type LedgerSellerBalances = {
  order_id: string;
  seller_id: number;
  balance_in_paise: number;
  owing_since: Date | null;
};

export type LedgerSets = {
  id: GeneratedAlways<number>;
  effect_key: string;
  kind: string;
  order_id: string | null;
  occurred_at: Date;
};

export type LicenceNotices = {
  seller_id: number;
  kind: string;
  valid_until: string;
  days_before: number;
  told_at: Date;
};

export type LicenceRequests = {
  id: GeneratedAlways<number>;
  seller_id: number;
  seller_profile_id: number;
  kind: string;
  licence_number: string;
  valid_until: string;
  scan: string;
  state: Generated<string>;
  reason: string | null;
  sent_by: number;
  sent_at: Date;
  decided_by: number | null;
  moved_at: Date;
};

export type ListedWords = {
  id: GeneratedAlways<number>;
  word: string;
  takes_endings: boolean;
  added_at: Date | null;
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
  blocked_by: string | null;
  price_breaks: ColumnType<JsonValue, string | undefined, string>;
  is_commission_by_rule: Generated<boolean>;
};

export type Mails = {
  id: GeneratedAlways<number>;
  mail_key: string;
  kind: string;
  to_address: string;
  profile_id: number | null;
  subject: string;
  body: string | null;
  state: string;
  reason: string | null;
  reason_detail: string | null;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
};

export type Makers = {
  id: GeneratedAlways<number>;
  name_en: string;
  name_te: string | null;
  spelling: string;
  revision: Generated<number>;
  merged_into: number | null;
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

export type ModerationCases = {
  id: GeneratedAlways<number>;
  kind: string;
  subject_key: string;
  author_profile_id: number;
  leads_to: string;
  words: string | null;
  picture_keys: Generated<readonly string[]>;
  state: string;
  waits_since: Date | null;
  is_warned: Generated<boolean>;
  reason: string | null;
  decided_at: Date | null;
  appeal_words: string | null;
  appealed_at: Date | null;
  is_held: Generated<boolean>;
  voice: string | null;
  was_held: Generated<boolean>;
};

export type ModerationReports = {
  id: GeneratedAlways<number>;
  case_id: number;
  profile_id: number;
  reason: string;
  words: string | null;
  reported_at: Date;
  decided_at: Date | null;
};

export type NamedCoupons = {
  coupon_id: number;
  holder_profile_id: number;
  reward_type: string;
  code: string;
  value_in_paise: number;
  valid_until: string;
  is_used: boolean | null;
  used_by_master_id: string | null;
  least_value_in_paise: number;
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
  asked_from: Generated<string>;
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

export type OrderDues = {
  order_id: string;
  goods_in_paise: number | null;
  margin_in_paise: number | null;
};

export type OrderFacts = {
  order_id: string;
  made_for: string | null;
  ended_by: string | null;
  payment_mode: string;
  collected_by: string | null;
  buyer_is_agent: boolean;
};

export type OrderFrozenLines = {
  line_id: number;
  order_id: string;
  listing_id: number;
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
  first_approved_by_profile_id: number | null;
  first_approved_at: Date | null;
  approved_by_profile_id: number | null;
  is_booked: Generated<boolean>;
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

export type OrderTiles = {
  id: string | null;
  master_id: string | null;
  delivery_round: number | null;
  state: string | null;
  state_entered_at: Date | null;
  is_practice: boolean | null;
  is_cancelled: boolean | null;
  delivered_at: Date | null;
  trade_type: string | null;
  items_value_in_paise: number | null;
  shipping_in_paise: number | null;
  handling_in_paise: number | null;
  discounts_in_paise: number | null;
  coupon_in_paise: number | null;
  total_in_paise: number | null;
  commission_in_paise: number | null;
  agent_handling_in_paise: number | null;
  expected_by: string | null;
  booked_margin_in_paise: number | null;
  created_at: Date | null;
  buyer_profile_id: number | null;
  seller_profile_id: number | null;
  seller_name_en: string | null;
  seller_name_te: string | null;
  balance_in_paise: number | null;
  txnid: string | null;
  tile_lines: ColumnType<JsonValue | null, string | null, string | null>;
  made_for: string | null;
  ended_by: string | null;
  payment_mode: string | null;
  collected_by: string | null;
  margin_due_in_paise: number | null;
  buyer_is_agent: boolean | null;
  waiting_in_paise: number | null;
  pay_before: Date | null;
};

export type Orders = {
  id: string;
  master_id: string;
  seller_id: number;
  buyer_profile_id: number;
  state: string;
  state_entered_at: Date;
  is_practice: Generated<boolean>;
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
  wrong_codes: Generated<number>;
  late_told_at: Date | null;
  delivery_round: Generated<number>;
  wrong_codes_in_all: Generated<number>;
  ended_before_seller: Generated<boolean>;
};

export type OverpaidOrders = {
  order_id: string | null;
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

export type PayoutApprovals = {
  profile_id: number;
  amount_in_paise: number;
  stands_for: string;
  approved_by: number;
  approved_at: Date;
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
  first_approved_by: number | null;
  approved_by: number;
};

export type PhotoOffers = {
  id: GeneratedAlways<number>;
  level3_id: number;
  seller_id: number;
  photos: readonly string[];
  state: Generated<string>;
  offered_at: Date;
  decided_at: Date | null;
  reason: string | null;
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

export type Prints = {
  print_key: string;
  owner_profile_id: number;
  file_name: string;
  created_at: Date;
};

export type PrivacyExportParts = {
  request_id: number;
  part: number;
  bytes: Buffer;
};

export type PrivacyRequests = {
  id: GeneratedAlways<number>;
  profile_id: number;
  kind: string;
  state: string;
  asked_at: Date;
  asked_by_profile_id: number;
  carry_out_at: Date;
  due_at: Date;
  ended_at: Date | null;
  kept_until: Date | null;
  reason: string | null;
  held_told_at: Date | null;
};

export type ProductLevel1 = {
  id: GeneratedAlways<number>;
  slug: string;
  title_en: string;
  title_te: string;
  bed: string;
  drawing: string;
  position: number;
  revision: Generated<number>;
  is_retired: Generated<boolean>;
};

export type ProductLevel2 = {
  id: GeneratedAlways<number>;
  level1_id: number;
  slug: string;
  title_en: string;
  title_te: string;
  drawing: string;
  position: number;
  revision: Generated<number>;
  is_retired: Generated<boolean>;
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
  photo_keys: Generated<readonly string[]>;
};

export type ProductProposals = {
  id: GeneratedAlways<number>;
  seller_id: number;
  state: Generated<string>;
  revision: Generated<number>;
  draft: ColumnType<JsonValue, string, string>;
  proposed_at: Date;
  decided_at: Date | null;
  reason: string | null;
  level3_id: number | null;
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

export type ProfileBlocks = {
  blocker_profile_id: number;
  blocked_profile_id: number;
  created_at: Date;
};

export type ProfileViews = {
  profile_id: number;
  viewer_profile_id: number;
  viewed_at: Date;
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

export type QuestionCrops = {
  profile_id: number;
  crop: string;
};

export type QuestionFollowers = {
  question_id: number;
  profile_id: number;
};

export type QuestionVotes = {
  question_id: number;
  profile_id: number;
};

export type Questions = {
  id: GeneratedAlways<number>;
  question_key: string;
  author_profile_id: number;
  title: string | null;
  words: string | null;
  crop: string | null;
  stage: string | null;
  picture_keys: Generated<readonly string[]>;
  search_words: Generated<readonly string[]>;
  asked_at: Date;
  edited_at: Date | null;
  last_active_at: Date;
  told_until: Date | null;
  hidden_at: Date | null;
  voice: string | null;
};

export type RateLimits = {
  name: string;
  subject: string;
  let_through_at: readonly Date[];
  is_refused: boolean;
  tried_at: Date;
};

export type RecoveryCodes = {
  profile_id: number;
  code_hash: Buffer;
  used_at: Date | null;
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

export type Reputations = {
  profile_id: number;
  points: number;
  givers: number;
};

export type ReviewRatings = {
  kind: string;
  subject_id: number;
  counts: Generated<readonly number[]>;
};

export type Reviews = {
  id: GeneratedAlways<number>;
  order_id: string;
  level3_id: number | null;
  seller_id: number;
  author_profile_id: number;
  stars: number;
  words: string | null;
  picture_keys: Generated<readonly string[]>;
  written_at: Date;
  edited_at: Date | null;
  hidden_at: Date | null;
  reply_words: string | null;
  reply_profile_id: number | null;
  replied_at: Date | null;
  reply_edited_at: Date | null;
  reply_hidden_at: Date | null;
};

export type RoleGrants = {
  profile_id: number;
  role: string;
  granted_at: Date;
  granted_by_profile_id: number | null;
};

export type SearchTerms = {
  word: string;
  product_count: Generated<number>;
};

export type SecondFactors = {
  profile_id: number;
  sealed_secret: Buffer | null;
  waiting_secret: Buffer | null;
  waiting_since: Date | null;
  set_at: Date | null;
  last_step: Generated<number>;
};

export type SellerAccess = {
  profile_id: number;
  seller_profile_id: number;
  parts: readonly string[];
  granted_at: Date;
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
  suspended_at: Date | null;
  suspension_reason: string | null;
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
  has_second_factor: Generated<boolean>;
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
  body: string | null;
  created_at: Date;
  sealed_body: Buffer | null;
  message_key: string;
  purpose: string;
  state: string;
  reason: string | null;
  reason_detail: string | null;
  parts: Generated<number>;
  gateway: string | null;
  may_be_taken: Generated<boolean>;
  tries: Generated<number>;
  gateway_message_id: string | null;
  expires_at: Date;
  handed_over_at: Date | null;
  ended_at: Date | null;
};

export type SmsTemplates = {
  kind: string;
  language: string;
  dlt_template_id: string;
  changed_at: Date;
  changed_by: number | null;
};

export type StockBatches = {
  id: GeneratedAlways<number>;
  listing_id: number;
  batch_number: string | null;
  expires_on: string | null;
  on_hand: number;
  packed: Generated<number>;
  expired: Generated<number>;
  warned_days: number | null;
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

export type SupportChats = {
  chat_id: number;
  state: string;
  assigned_profile_id: number | null;
  waits_since: Date | null;
  desk_read_up_to: Generated<number>;
  desk_typing_at: Date | null;
  solved_at: Date | null;
};

export type SynonymGroups = {
  id: GeneratedAlways<number>;
  words: readonly string[];
  added_at: Date;
  removed_at: Date | null;
};

export type Synonyms = {
  word: string;
  group_id: number;
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

export type TeamMembers = {
  id: GeneratedAlways<number>;
  team_id: number;
  seller_profile_id: number;
  mobile_no: string;
  profile_id: number | null;
  roles: readonly string[];
  invited_at: Date;
  joined_at: Date | null;
};

export type Teams = {
  id: GeneratedAlways<number>;
  seller_profile_id: number;
  name: string;
  target_in_paise: number | null;
  created_at: Date;
};

export type UpdateComments = {
  id: GeneratedAlways<number>;
  update_id: number;
  parent_id: number | null;
  profile_id: number;
  body: string | null;
  written_at: Date;
  edited_at: Date | null;
  hidden_body: string | null;
};

export type UpdateMarks = {
  update_id: number;
  kind: string;
  profile_id: number;
  made_at: Date;
};

export type UpdatePollVotes = {
  update_id: number;
  profile_id: number;
  choice: number;
  voted_at: Date;
};

export type UpdatePolls = {
  update_id: number;
  options: readonly string[];
  days: number;
};

export type UpdateRanks = {
  update_id: number;
  language: string;
  topics: readonly string[];
  published_at: Date;
  useful_count: Generated<number>;
  talker_count: Generated<number>;
  seen_count: Generated<number>;
  hot: GeneratedAlways<number>;
};

export type UpdateReaders = {
  profile_id: number;
  list_order: Generated<string>;
  crops: Generated<readonly string[]>;
  seen_ids: Generated<readonly number[]>;
};

export type UpdateTopics = {
  update_id: number;
  topic: string;
  published_at: Date;
};

export type UpdateVersions = {
  id: GeneratedAlways<number>;
  update_id: number;
  body: string;
  replaced_at: Date;
};

export type Updates = {
  id: GeneratedAlways<number>;
  share_id: string;
  author_profile_id: number;
  body: string;
  picture_keys: Generated<readonly string[]>;
  crops: Generated<readonly string[]>;
  level3_id: number | null;
  written_at: Date;
  goes_out_at: Date | null;
  published_at: Date | null;
  edited_at: Date | null;
  taken_down_at: Date | null;
  comments_told_at: Date | null;
  voice: string | null;
};

export type WeeklyDigests = {
  profile_id: number;
  sunday: string;
  since: Date;
  made_at: Date;
  update_count: number;
  question_count: number;
  update_ids: readonly number[];
  question_keys: readonly string[];
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

export type WritingPauses = {
  id: GeneratedAlways<number>;
  case_id: number;
  profile_id: number;
  days: number;
  begins_at: Date;
  ends_at: Date | null;
  lifted_at: Date | null;
  closing: Generated<string>;
  asked_by_profile_id: number | null;
  decided_by_profile_id: number | null;
};

export type PublishedAcceptedOrders = {
  order_id: string;
  seller_id: number;
  accepted_by_profile_id: number | null;
  accepted_at: Date;
  total_in_paise: number;
};

export type PublishedAnswerMarks = {
  receiver_id: number | null;
  giver_id: number | null;
  kind: string | null;
  made_at: Date | null;
};

export type PublishedAuditLog = {
  id: number;
  occurred_at: Date;
  actor_profile_id: number | null;
  action: string;
  subject: string;
  detail: ColumnType<JsonValue, string, string>;
};

export type PublishedBuyerOrderDays = {
  buyer_profile_id: number;
  is_practice: boolean;
  day: string;
  orders: number;
};

export type PublishedCrops = {
  slug: string;
  title_en: string;
  title_te: string;
  other_names: readonly string[];
  position: number;
  is_withdrawn: boolean;
};

export type PublishedDeliveredLines = {
  line_id: number;
  order_id: string;
  level3_id: number;
  level3_title_en: string;
  level3_title_te: string;
  image: string;
  bed: string;
  seller_id: number;
  buyer_profile_id: number;
  recipient_profile_id: number | null;
  delivered_at: Date | null;
};

export type PublishedDeliveryAddresses = {
  address_id: number;
  profile_id: number;
  address: ColumnType<JsonValue | null, string | null, string | null>;
};

export type PublishedDocumentLineTaxes = {
  order_id: string;
  line_id: number | null;
  rate_in_basis_points: number | null;
  tax_in_paise: number | null;
};

export type PublishedFollows = {
  follower_profile_id: number;
  followed_profile_id: number;
  created_at: Date;
};

export type PublishedGstRates = {
  hsn: string;
  valid_from: string;
  rate_in_basis_points: number;
};

export type PublishedHeldSettlements = {
  order_id: string;
  reason: string | null;
};

export type PublishedLedgerAgentMargins = {
  party_id: number;
  pending_in_paise: number;
  earned_in_paise: number;
};

export type PublishedLedgerAgentPayables = {
  profile_id: number | null;
  order_id: string | null;
  owed_in_paise: number | null;
  is_due: boolean | null;
  earned_at: Date | null;
};

export type PublishedLedgerEntries = {
  id: number;
  set_id: number;
  order_id: string | null;
  account: string;
  party_id: number | null;
  amount_in_paise: number;
};

export type PublishedLedgerOpenMargins = {
  order_id: string | null;
  margin_in_paise: number | null;
};

export type PublishedLedgerOpenReceivables = {
  buyer_profile_id: number | null;
  order_id: string | null;
  balance_in_paise: number | null;
};

export type PublishedLedgerOrderBalances = {
  order_id: string | null;
  balance_in_paise: number | null;
};

export type PublishedLedgerOrderMargins = {
  order_id: string | null;
  margin_in_paise: number | null;
};

export type PublishedLedgerOrderRefunds = {
  order_id: string | null;
  returned_in_paise: number | null;
  returning_in_paise: number | null;
  left_in_paise: number | null;
};

export type PublishedLedgerOrderSums = {
  order_id: string | null;
  balance_in_paise: number | null;
  margin_in_paise: number | null;
  open_margin_in_paise: number | null;
};

export type PublishedLedgerPendingMargins = {
  order_id: string | null;
  margin_in_paise: number | null;
};

export type PublishedLedgerReceived = {
  order_id: string | null;
  taken_by: string | null;
  is_margin: boolean | null;
  amount_in_paise: number;
  occurred_at: Date;
};

export type PublishedLedgerSellerDebts = {
  order_id: string;
  seller_id: number;
  owed_in_paise: number;
  owing_since: Date | null;
  cash_in_paise: number | null;
};

export type PublishedLedgerSellerDues = {
  order_id: string;
  due_in_paise: number | null;
  seller_id: number;
};

export type PublishedLedgerSets = {
  id: number;
  effect_key: string;
  kind: string;
  order_id: string | null;
  occurred_at: Date;
};

export type PublishedListings = {
  id: number;
  seller_id: number;
  sku_id: number;
  is_listed: boolean;
  price_in_paise: number;
  mrp_in_paise: number;
  commission_in_paise: number;
  on_hand: number;
  allocated: number;
  held: number;
  blocked_by: string | null;
  price_breaks: ColumnType<JsonValue, string, string>;
  is_commission_by_rule: boolean;
};

export type PublishedListingsForSale = {
  listing_id: number;
  seller_id: number;
  is_listed: boolean | null;
  price_in_paise: number;
  mrp_in_paise: number;
  commission_in_paise: number;
  available: number | null;
  seller_name_en: string;
  seller_name_te: string;
  attributes: ColumnType<JsonValue, string, string>;
  pack_title_en: string;
  pack_title_te: string;
  level3_id: number;
  level2_id: number;
  slug: string;
  title_en: string;
  title_te: string;
  drawing: string;
  bed: string;
  unheld: number | null;
  photo: string | null;
  price_breaks: ColumnType<JsonValue, string, string>;
};

export type PublishedMakers = {
  id: number;
  name_en: string;
  name_te: string | null;
};

export type PublishedMasterOrders = {
  id: string;
  buyer_profile_id: number;
  payment_mode: string;
  collected_by: string;
  coupon_code: string | null;
  draft_key: string | null;
  recipient_name: string;
  phone: string;
  farmer_name: string | null;
  farmer_mobile_no: string | null;
  created_at: Date;
  city: string;
  buyer_is_agent: boolean;
};

export type PublishedMembers = {
  id: number;
  profile_key: string;
  first_name: string;
  first_name_te: string | null;
  picture_url: string | null;
  locality: string | null;
  admin_level2: string | null;
  admin_level1: string | null;
  created_at: Date;
};

export type PublishedNamedCoupons = {
  coupon_id: number;
  holder_profile_id: number;
  reward_type: string;
  code: string;
  value_in_paise: number;
  valid_until: string;
  is_used: boolean | null;
  least_value_in_paise: number;
};

export type PublishedNoticedOrders = {
  order_id: string | null;
  farmer_name: string | null;
  title_en: string | null;
  title_te: string | null;
  attributes: ColumnType<JsonValue | null, string | null, string | null>;
  drawing: string | null;
  bed: string | null;
  photo: string | null;
  other_lines: number | null;
};

export type PublishedOnlinePaymentsOfOrders = {
  master_id: string;
  txnid: string;
  mihpayid: string | null;
  bank_ref_num: string | null;
  state: string;
};

export type PublishedOrderDues = {
  order_id: string;
  goods_in_paise: number | null;
  margin_in_paise: number | null;
};

export type PublishedOrderFacts = {
  order_id: string;
  made_for: string | null;
  collected_by: string | null;
  ended_by: string | null;
};

export type PublishedOrderLines = {
  id: number;
  order_id: string;
  listing_id: number;
  quantity: number;
  level3_title_en: string;
  level3_title_te: string;
  level3_id: number;
  price_in_paise: number;
  discount_in_paise: number;
};

export type PublishedOrderPaymentReferences = {
  order_id: string;
  bank_ref_num: string;
};

export type PublishedOrderRefunds = {
  id: number;
  order_id: string;
  amount_in_paise: number;
  margin_in_paise: number;
  status: string;
  method: string | null;
  reference: string | null;
  reason: string | null;
  cause: string | null;
  is_by_provider: boolean;
  asked_at: Date;
  changed_at: Date;
};

export type PublishedOrderSupplies = {
  order_id: string;
  seller_id: number;
  seller_profile_id: number;
  buyer_profile_id: number;
  state: string;
  is_practice: boolean;
  is_cancelled: boolean;
  trade_type: string;
  shipping_in_paise: number;
  handling_in_paise: number;
  coupon_in_paise: number | null;
  commission_in_paise: number | null;
  agent_handling_in_paise: number | null;
  created_at: Date;
  buyer_is_agent: boolean;
  buyer_name: string;
  buyer_name_te: string | null;
  is_dispatched: boolean | null;
  is_delivered: boolean | null;
  supplier: ColumnType<JsonValue | null, string | null, string | null>;
  recipient: ColumnType<JsonValue | null, string | null, string | null>;
  lines: ColumnType<JsonValue | null, string | null, string | null>;
};

export type PublishedOrderTiles = {
  order_id: string | null;
  buyer_profile_id: number | null;
  is_practice: boolean | null;
  tile: ColumnType<JsonValue | null, string | null, string | null>;
};

export type PublishedOrderedProducts = {
  master_id: string;
  level3_id: number;
  created_at: Date;
};

export type PublishedOrders = {
  id: string;
  master_id: string;
  seller_id: number;
  buyer_profile_id: number;
  state: string;
  state_entered_at: Date;
  is_practice: boolean;
  is_cancelled: boolean;
  is_dispatched: boolean | null;
  delivered_at: Date | null;
  total_in_paise: number;
  commission_in_paise: number;
  agent_handling_in_paise: number;
  created_at: Date;
  ended_before_seller: boolean;
};

export type PublishedOrdersByMove = {
  order_id: string;
  buyer_profile_id: number;
  moved_at: Date | null;
};

export type PublishedOwnStockHolds = {
  holder_profile_id: number;
  listing_id: number;
  quantity: number;
};

export type PublishedPaymentClaims = {
  id: number;
  order_id: string;
  amount_in_paise: number;
  paid_through: string;
  reference: string;
  status: string;
  claimed_at: Date;
};

export type PublishedPeopleApart = {
  profile_id: number | null;
  other_profile_id: number | null;
};

export type PublishedPictures = {
  file_key: string;
  created_at: Date;
};

export type PublishedProductLevel1 = {
  id: number;
  slug: string;
  title_en: string;
  title_te: string;
  bed: string;
  drawing: string;
  position: number;
  is_retired: boolean;
};

export type PublishedProductLevel2 = {
  id: number;
  level1_id: number;
  slug: string;
  title_en: string;
  title_te: string;
  drawing: string;
  position: number;
  is_retired: boolean;
};

export type PublishedProductLevel3 = {
  id: number;
  level1_id: number;
  level2_id: number;
  slug: string;
  title_en: string;
  title_te: string;
  description_en: string;
  description_te: string;
  drawing: string;
  crops: readonly string[];
  maker: string;
  country_of_origin: string;
  hsn: string;
  dealer_licence: string | null;
  attributes: ColumnType<JsonValue, string, string>;
  lead_listing_id: number | null;
  photo_keys: readonly string[];
};

export type PublishedProductSearchWords = {
  word: string;
  level3_id: number;
  weight: number;
};

export type PublishedProfileBlocks = {
  blocker_profile_id: number;
  blocked_profile_id: number;
};

export type PublishedProfiles = {
  id: number;
  profile_key: string;
  first_name: string;
  first_name_te: string | null;
  picture_url: string | null;
  locality: string | null;
  mobile_no: string;
  language: string;
  postal_code: string | null;
  email: string | null;
  gstin: string | null;
  admin_level1: string | null;
  admin_level2: string | null;
  created_at: Date;
};

export type PublishedQuestionCrops = {
  profile_id: number;
  crop: string;
};

export type PublishedRankedUpdates = {
  update_id: number;
  share_id: string;
  author_profile_id: number;
  body: string;
  published_at: Date;
  weight: number | null;
};

export type PublishedReaderTopics = {
  profile_id: number;
  topic: string | null;
};

export type PublishedReportedWords = {
  kind: string;
  subject_key: string;
  profile_id: number;
};

export type PublishedReturnedPacks = {
  request_id: number;
  line_id: number | null;
  quantity: number;
  gross_in_paise: number | null;
  coupon_in_paise: number;
  commission_in_paise: number;
  handling_less_in_paise: number;
};

export type PublishedRoleGrants = {
  profile_id: number;
  role: string;
  granted_at: Date;
  granted_by_profile_id: number | null;
};

export type PublishedSecondFactors = {
  profile_id: number;
  set_at: Date | null;
};

export type PublishedSeenQuestions = {
  question_key: string;
  author_profile_id: number;
  title: string | null;
  crop: string | null;
  asked_at: Date;
  weight: number | null;
};

export type PublishedSellerLicences = {
  seller_id: number;
  kind: string;
  licence_number: string;
  valid_until: string;
};

export type PublishedSellerPayments = {
  id: number;
  order_id: string | null;
  reference: string;
};

export type PublishedSellers = {
  id: number;
  profile_id: number;
  business_name: string;
  business_name_te: string;
  town: string;
  town_te: string | null;
  state: string;
  postal_code: string;
  gstin: string;
  is_suspended: boolean | null;
  handling_charge_in_paise: number;
};

export type PublishedShelf = {
  listing_id: number;
  seller_id: number;
  level1_id: number;
  level2_id: number;
  level3_id: number;
  maker: string;
  crops: readonly string[];
  price_in_paise: number;
  commission_in_paise: number;
  is_lead: boolean;
  lead_seller_id: number;
  is_in_stock: boolean;
};

export type PublishedShippingRates = {
  seller_id: number;
  pin_prefix: string;
  lead_days: number;
  order_value_from_in_paise: number;
  charge_in_paise: number;
};

export type PublishedSignIns = {
  profile_id: number;
  signed_in_at: Date;
};

export type PublishedSkus = {
  id: number;
  level3_id: number;
  pack_title_en: string;
  pack_title_te: string;
  attributes: ColumnType<JsonValue, string, string>;
  weight_in_grams: number;
  position: number;
};

export type PublishedStandings = {
  profile_id: number;
  points: number;
};

export type PublishedStockBatches = {
  id: number;
  listing_id: number;
  batch_number: string | null;
  expires_on: string | null;
  on_hand: number;
  packed: number;
  expired: number;
};

export type PublishedTransferDeadlines = {
  order_id: string;
  pay_before: Date | null;
};

export type PublishedUpdateCards = {
  update_id: number;
  author_profile_id: number;
  level3_id: number | null;
  card: ColumnType<JsonValue | null, string | null, string | null>;
};

export type PublishedUpdateMarks = {
  update_id: number;
  profile_id: number;
  kind: string;
};

export type PublishedUpdatePollVotes = {
  update_id: number;
  profile_id: number;
  choice: number;
};

export type PublishedUpdateTopics = {
  update_id: number;
  topic: string;
  published_at: Date;
};

export type PublishedUsefulMarks = {
  receiver_id: number;
  giver_id: number;
  made_at: Date;
};

export type PublishedUsualPinCodes = {
  profile_id: number | null;
  pin_code: string | null;
};

export type PublishedVisits = {
  profile_id: number;
  seen_at: Date | null;
};

export type PublishedVoiceNotes = {
  file_key: string;
  created_at: Date;
  stored_name: string | null;
};

export type PublishedWritingPauses = {
  profile_id: number;
  begins_at: Date;
  ends_at: Date | null;
};

export type Tables = {
  addresses: Addresses;
  analytics_consents: AnalyticsConsents;
  analytics_purchases: AnalyticsPurchases;
  answer_agreements: AnswerAgreements;
  answer_votes: AnswerVotes;
  answers: Answers;
  application_moves: ApplicationMoves;
  applications: Applications;
  article_versions: ArticleVersions;
  audit_log: AuditLog;
  bank_references: BankReferences;
  batch_picks: BatchPicks;
  buyer_order_days: BuyerOrderDays;
  cart_assists: CartAssists;
  cart_lines: CartLines;
  carts: Carts;
  chat_members: ChatMembers;
  chat_messages: ChatMessages;
  chat_notes: ChatNotes;
  chat_ratings: ChatRatings;
  chats: Chats;
  commission_rules: CommissionRules;
  contacts: Contacts;
  coupon_batches: CouponBatches;
  coupon_codes: CouponCodes;
  coupon_terms: CouponTerms;
  coupons: Coupons;
  credentials: Credentials;
  crops: Crops;
  default_addresses: DefaultAddresses;
  delivery_addresses: DeliveryAddresses;
  event_deliveries: EventDeliveries;
  events: Events;
  fake_payu_payments: FakePayuPayments;
  fake_payu_refunds: FakePayuRefunds;
  feature_flags: FeatureFlags;
  feed_items: FeedItems;
  feed_streams: FeedStreams;
  file_usage: FileUsage;
  files: Files;
  follows: Follows;
  gateway_settlements: GatewaySettlements;
  grievance_messages: GrievanceMessages;
  grievances: Grievances;
  gst_rates: GstRates;
  held_settlements: HeldSettlements;
  help_messages: HelpMessages;
  hidden_viewers: HiddenViewers;
  idempotency_keys: IdempotencyKeys;
  import_files: ImportFiles;
  import_rows: ImportRows;
  imports: Imports;
  known_devices: KnownDevices;
  ledger_agent_margins: LedgerAgentMargins;
  ledger_entries: LedgerEntries;
  ledger_order_refunds: LedgerOrderRefunds;
  ledger_received: LedgerReceived;
  ledger_seller_balances: LedgerSellerBalances;
  ledger_sets: LedgerSets;
  licence_notices: LicenceNotices;
  licence_requests: LicenceRequests;
  listed_words: ListedWords;
  listings: Listings;
  mails: Mails;
  makers: Makers;
  master_orders: MasterOrders;
  moderation_cases: ModerationCases;
  moderation_reports: ModerationReports;
  named_coupons: NamedCoupons;
  notification_hours: NotificationHours;
  notification_keys: NotificationKeys;
  notification_switches: NotificationSwitches;
  notifications: Notifications;
  offers: Offers;
  one_time_codes: OneTimeCodes;
  online_payment_parts: OnlinePaymentParts;
  online_payments: OnlinePayments;
  order_dues: OrderDues;
  order_facts: OrderFacts;
  order_frozen_lines: OrderFrozenLines;
  order_line_removals: OrderLineRemovals;
  order_lines: OrderLines;
  order_refunds: OrderRefunds;
  order_request_lines: OrderRequestLines;
  order_requests: OrderRequests;
  order_shipments: OrderShipments;
  order_state_changes: OrderStateChanges;
  order_tiles: OrderTiles;
  orders: Orders;
  overpaid_orders: OverpaidOrders;
  payment_claims: PaymentClaims;
  payment_reports: PaymentReports;
  payout_accounts: PayoutAccounts;
  payout_approvals: PayoutApprovals;
  payout_batches: PayoutBatches;
  payout_lines: PayoutLines;
  payouts: Payouts;
  photo_offers: PhotoOffers;
  pin_places: PinPlaces;
  pin_questions: PinQuestions;
  prints: Prints;
  privacy_export_parts: PrivacyExportParts;
  privacy_requests: PrivacyRequests;
  product_level1: ProductLevel1;
  product_level2: ProductLevel2;
  product_level3: ProductLevel3;
  product_proposals: ProductProposals;
  product_search_words: ProductSearchWords;
  products_bought_together: ProductsBoughtTogether;
  profile_blocks: ProfileBlocks;
  profile_views: ProfileViews;
  profiles: Profiles;
  push_deliveries: PushDeliveries;
  push_devices: PushDevices;
  pushes: Pushes;
  question_crops: QuestionCrops;
  question_followers: QuestionFollowers;
  question_votes: QuestionVotes;
  questions: Questions;
  rate_limits: RateLimits;
  recovery_codes: RecoveryCodes;
  referrals: Referrals;
  refunds: Refunds;
  reputations: Reputations;
  review_ratings: ReviewRatings;
  reviews: Reviews;
  role_grants: RoleGrants;
  search_terms: SearchTerms;
  second_factors: SecondFactors;
  seller_access: SellerAccess;
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
  sms_templates: SmsTemplates;
  stock_batches: StockBatches;
  stock_holds: StockHolds;
  support_chats: SupportChats;
  synonym_groups: SynonymGroups;
  synonyms: Synonyms;
  tax_deposits: TaxDeposits;
  tax_document_series: TaxDocumentSeries;
  tax_documents: TaxDocuments;
  team_members: TeamMembers;
  teams: Teams;
  update_comments: UpdateComments;
  update_marks: UpdateMarks;
  update_poll_votes: UpdatePollVotes;
  update_polls: UpdatePolls;
  update_ranks: UpdateRanks;
  update_readers: UpdateReaders;
  update_topics: UpdateTopics;
  update_versions: UpdateVersions;
  updates: Updates;
  weekly_digests: WeeklyDigests;
  wishlist_items: WishlistItems;
  withheld_taxes: WithheldTaxes;
  withholding_rates: WithholdingRates;
  writing_pauses: WritingPauses;
  "published.accepted_orders": PublishedAcceptedOrders;
  "published.answer_marks": PublishedAnswerMarks;
  "published.audit_log": PublishedAuditLog;
  "published.buyer_order_days": PublishedBuyerOrderDays;
  "published.crops": PublishedCrops;
  "published.delivered_lines": PublishedDeliveredLines;
  "published.delivery_addresses": PublishedDeliveryAddresses;
  "published.document_line_taxes": PublishedDocumentLineTaxes;
  "published.follows": PublishedFollows;
  "published.gst_rates": PublishedGstRates;
  "published.held_settlements": PublishedHeldSettlements;
  "published.ledger_agent_margins": PublishedLedgerAgentMargins;
  "published.ledger_agent_payables": PublishedLedgerAgentPayables;
  "published.ledger_entries": PublishedLedgerEntries;
  "published.ledger_open_margins": PublishedLedgerOpenMargins;
  "published.ledger_open_receivables": PublishedLedgerOpenReceivables;
  "published.ledger_order_balances": PublishedLedgerOrderBalances;
  "published.ledger_order_margins": PublishedLedgerOrderMargins;
  "published.ledger_order_refunds": PublishedLedgerOrderRefunds;
  "published.ledger_order_sums": PublishedLedgerOrderSums;
  "published.ledger_pending_margins": PublishedLedgerPendingMargins;
  "published.ledger_received": PublishedLedgerReceived;
  "published.ledger_seller_debts": PublishedLedgerSellerDebts;
  "published.ledger_seller_dues": PublishedLedgerSellerDues;
  "published.ledger_sets": PublishedLedgerSets;
  "published.listings": PublishedListings;
  "published.listings_for_sale": PublishedListingsForSale;
  "published.makers": PublishedMakers;
  "published.master_orders": PublishedMasterOrders;
  "published.members": PublishedMembers;
  "published.named_coupons": PublishedNamedCoupons;
  "published.noticed_orders": PublishedNoticedOrders;
  "published.online_payments_of_orders": PublishedOnlinePaymentsOfOrders;
  "published.order_dues": PublishedOrderDues;
  "published.order_facts": PublishedOrderFacts;
  "published.order_lines": PublishedOrderLines;
  "published.order_payment_references": PublishedOrderPaymentReferences;
  "published.order_refunds": PublishedOrderRefunds;
  "published.order_supplies": PublishedOrderSupplies;
  "published.order_tiles": PublishedOrderTiles;
  "published.ordered_products": PublishedOrderedProducts;
  "published.orders": PublishedOrders;
  "published.orders_by_move": PublishedOrdersByMove;
  "published.own_stock_holds": PublishedOwnStockHolds;
  "published.payment_claims": PublishedPaymentClaims;
  "published.people_apart": PublishedPeopleApart;
  "published.pictures": PublishedPictures;
  "published.product_level1": PublishedProductLevel1;
  "published.product_level2": PublishedProductLevel2;
  "published.product_level3": PublishedProductLevel3;
  "published.product_search_words": PublishedProductSearchWords;
  "published.profile_blocks": PublishedProfileBlocks;
  "published.profiles": PublishedProfiles;
  "published.question_crops": PublishedQuestionCrops;
  "published.ranked_updates": PublishedRankedUpdates;
  "published.reader_topics": PublishedReaderTopics;
  "published.reported_words": PublishedReportedWords;
  "published.returned_packs": PublishedReturnedPacks;
  "published.role_grants": PublishedRoleGrants;
  "published.second_factors": PublishedSecondFactors;
  "published.seen_questions": PublishedSeenQuestions;
  "published.seller_licences": PublishedSellerLicences;
  "published.seller_payments": PublishedSellerPayments;
  "published.sellers": PublishedSellers;
  "published.shelf": PublishedShelf;
  "published.shipping_rates": PublishedShippingRates;
  "published.sign_ins": PublishedSignIns;
  "published.skus": PublishedSkus;
  "published.standings": PublishedStandings;
  "published.stock_batches": PublishedStockBatches;
  "published.transfer_deadlines": PublishedTransferDeadlines;
  "published.update_cards": PublishedUpdateCards;
  "published.update_marks": PublishedUpdateMarks;
  "published.update_poll_votes": PublishedUpdatePollVotes;
  "published.update_topics": PublishedUpdateTopics;
  "published.useful_marks": PublishedUsefulMarks;
  "published.usual_pin_codes": PublishedUsualPinCodes;
  "published.visits": PublishedVisits;
  "published.voice_notes": PublishedVoiceNotes;
  "published.writing_pauses": PublishedWritingPauses;
};
