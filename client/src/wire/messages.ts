// Written by `make docs` from the server's own types: do not change it here.
// Amounts are half-chips, times are seconds, bytes are hexadecimal, cards are 0 to 51.

/** See a table. The whole of it comes, then everything that happens there. */
export interface Watch {
  type: "watch";
  table: number;
  code?: string;
}

/** Stop watching a table. A player who sits there counts as away, unless another connection of theirs sees it. */
export interface Unwatch {
  type: "unwatch";
  table: number;
}

/** Something that a player does: answered by its `id`, and done once however often it is sent. */
export interface Command {
  id: string;
  table: number;
}

/** Sit down with chips from the wallet: at once between rounds, else when the round is over. */
export interface Sit {
  type: "sit";
  id: string;
  table: number;
  chips: number;
  seat?: number;
}

/** Bring more chips from your wallet to your seat: at once between rounds, else when the round is over. */
export interface Bring {
  type: "bring";
  id: string;
  table: number;
  chips: number;
}

/** Sit out the next rounds and keep your seat, or play again from the next round. */
export interface SitOut {
  type: "sit-out";
  id: string;
  table: number;
  on?: boolean;
}

/** Pause the table: at once between rounds, else when the round is over. */
export interface PauseTable {
  type: "pause-table";
  id: string;
  table: number;
}

/** End the pause of the table, or ask for one no longer. */
export interface ResumeTable {
  type: "resume-table";
  id: string;
  table: number;
}

/** Leave the table, or give up waiting for a seat. The chips go to the wallet when the round is settled. */
export interface Leave {
  type: "leave";
  id: string;
  table: number;
}

/** Do something that your offer holds. */
export interface Act {
  type: "act";
  id: string;
  table: number;
  version: number;
  action: Record<string, unknown>;
}

/** An action in words, as people type it: `bet 20`. */
export interface Say {
  type: "say";
  id: string;
  table: number;
  version: number;
  text: string;
  language?: string;
}

/** Show the commitment to your cut. Wanted when the offer asks for `cuts`. */
export interface ShowCut {
  type: "show-cut";
  id: string;
  table: number;
  commitment: string;
}

/** Open the cut that you have shown. Wanted when the offer asks for `openings`. */
export interface OpenCut {
  type: "open-cut";
  id: string;
  table: number;
  cut: string;
}

/** You need not wait for the next round: it opens when all who are connected are ready. */
export interface Ready {
  type: "ready";
  id: string;
  table: number;
}

/** Take all of your reserve of time for the decision that you have to make. */
export interface MoreTime {
  type: "more-time";
  id: string;
  table: number;
}

/** A line of chat for everybody at the table; one that starts with `!` is a command, see [Chat](#chat). */
export interface Chat {
  type: "chat";
  id: string;
  table: number;
  text: string;
  language?: string;
  version?: number;
}

/** Show a reaction over your seat for a moment: `reacted`. Nothing of it is kept. At most three in nine seconds. */
export interface React {
  type: "react";
  id: string;
  table: number;
  reaction: "clap" | "laugh" | "wow" | "sad" | "luck" | "thanks";
}

/** Ask what your choices are worth. `prices` answers, soon: working it out holds up nobody. */
export interface Price {
  type: "price";
  table: number;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** A sentence of the catalogue (`src/fairdeal/locale`). */
export interface Said {
  key: string;
  facts: Record<string, unknown>;
}

/** An event, as you may see it. */
export interface Happening {
  kind: string;
  data: unknown;
  said?: Said;
}

/** An action that wants an `amount`, in half-chips. */
export interface AmountOffer {
  kind: string;
  least: number;
  most: number;
  step: number;
}

/** An action that wants `cards`, at least one: one of `first` and any of `groups`, no card in two of them. */
export interface SelectionOffer {
  action: Record<string, unknown>;
  groups: string[][];
  first?: string[][];
  most?: number;
}

/** What you may do at a table now. */
export interface Offer {
  version: number;
  asks: "round" | "moves" | "cuts" | "openings" | "nothing";
  yours?: boolean;
  actions?: Record<string, unknown>[];
  amounts?: AmountOffer[];
  selections?: SelectionOffer[];
  until?: number;
  reserve?: number;
  sit_out?: boolean;
  warnings?: Said[];
}

/** Somebody at a seat. */
export interface SeatNow {
  seat: number;
  name: string;
  chips: number;
  net?: number;
  bot?: boolean;
  away?: boolean;
  leaving?: boolean;
  ready?: boolean;
  short?: boolean;
  out?: boolean;
  bringing?: number;
  pause?: boolean;
  asked?: boolean;
  until?: number;
}

/** How a table stands, as you see it. */
export interface Now {
  seats: SeatNow[];
  view: unknown;
  round: number;
  of?: number;
  watching?: number;
  closing?: boolean;
  closing_reason?: string;
  paused?: string;
  offer?: Offer;
}

/** Something that happened before, as you may know it. */
export interface StoryLine {
  number: number;
  event: Happening;
  names?: Record<number, string>;
  you?: number;
}

/** A seat that you had at a table, and lost. */
export interface Lost {
  reason: "choice" | "lost" | "missed" | "short" | "removed" | "closed" | "sat-out";
  chips: number;
}

/** The first message on a connection. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  player: string;
  name: string;
  wallet: number;
}

/** The whole of a table. It comes after every `watch`. */
export interface Table {
  type: "table";
  table: number;
  number: number;
  game: string;
  name: string;
  house: unknown;
  policy: unknown;
  now: Now;
  you?: number;
  seal?: string;
  dealing?: number;
  sitting?: number;
  chat?: ChatLine[];
  private?: boolean;
  code?: string;
  story?: StoryLine[];
  lost?: Lost;
  hosts?: boolean;
}

/** What happened at a table, and how it stands after that. Without events, only how it stands has changed. */
export interface Events {
  type: "events";
  table: number;
  first: number;
  events: Happening[];
  now: Now;
  you?: number;
  sitting?: number;
  dealing?: number;
}

/** A line of chat. */
export interface ChatLine {
  type: "chat";
  table: number;
  id: number;
  at: number;
  name: string;
  text: string;
  seat?: number;
}

/** Somebody at a seat reacted. It is shown for about two seconds. */
export interface Reacted {
  type: "reacted";
  table: number;
  seat: number;
  reaction: "clap" | "laugh" | "wow" | "sad" | "luck" | "thanks";
}

/** The answer to a command in the chat, for you alone. */
export interface ToldInChat {
  type: "told";
  table: number;
  sentences: Said[];
}

/** The answer to a command, after all that it did at once. Sent again, a command gets the same answer. */
export interface Answer {
  type: "answer";
  id: string;
  error?: Refusal;
}

/** Why something was not done. Nothing has changed. */
export interface Refusal {
  code: string;
  sentence: string;
  facts: Record<string, unknown>;
}

/** What one choice is worth. */
export interface PriceOf {
  action: Record<string, unknown>;
  expectation: string;
  error: string | null;
}

/** What your choices are worth: the answer to `price`, for the offer that you had then. */
export interface Prices {
  type: "prices";
  table: number;
  version: number;
  prices: PriceOf[];
  unit: "half-chips" | "points";
  error?: Refusal;
}

/** What lies in your wallet, whenever that has changed. */
export interface Wallet {
  type: "wallet";
  wallet: number;
}

/** You see this table no more, or only see it. */
export interface Closed {
  type: "closed";
  table: number;
  reason: "closed" | "elsewhere";
  why?: "host" | "unused";
  said?: string;
}

/** What you waited for is not possible. You wait no longer, and your chips are where they were. */
export interface TurnedAway {
  type: "turned-away";
  table: number;
  error: Refusal;
  wanted?: "seat" | "chips";
}

/** A message that could not be read or came too fast and had no readable `id`, or a `watch` or `price` refused. */
export interface Failed {
  type: "failed";
  error: Refusal;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** How long things may take, and what happens then. */
export interface Policy {
  decision: number | null;
  reserve: number;
  cuts: number;
  pause: number;
  rest: number;
  hold: number;
  stand_in: "cheapest" | "bot";
  bot_delay: number;
  missed: number;
  prices: boolean;
  bot_level: string;
}

/** The settings of a room. */
export interface Settings {
  name: string;
  opening: number;
  top_up_below: number;
  top_up_to: number;
  policy: Policy;
  chat: boolean;
  tables: "everybody" | "accounts" | "hosts";
  empty: number;
  own_empty: number;
}

/** A name: any script, 1 to 24 visible characters. */
export interface NewGuest {
  name: string;
}

/** A name: any script, 1 to 24 visible characters. */
export interface NewName {
  name: string;
}

/** A password, 8 to 128 characters. */
export interface NewAccount {
  password: string;
}

/** The name and password of an account; with two-step sign-in a `code` of its app, or a recovery code. */
export interface SignIn {
  name: string;
  password: string;
  code?: string;
}

/** Your password. */
export interface Password {
  password: string;
}

/** A code that your app shows. */
export interface Code {
  code: string;
}

/** Your password, and a code of your app or a recovery code. */
export interface PasswordAndCode {
  password: string;
  code: string;
}

/** What an authenticator app needs: a key to type, and the same as a link and as a QR code (SVG). */
export interface AppKey {
  key: string;
  link: string;
  qr: string;
}

/** Codes that take the place of the app's, each once. They are told this once. */
export interface RecoveryCodes {
  codes: string[];
}

/** The password so far, and another one. API tokens end with the old one, unless you `keep_tokens`. */
export interface NewPassword {
  old: string;
  new: string;
  keep_tokens?: boolean;
}

/** The key in the link of a room without a host. */
export interface HostKey {
  key: string;
}

/** A seat of yours: `seat` is None while you wait for the round to be over. `chips` are those at the table. */
export interface SeatAt {
  table: number;
  game: string;
  name: string;
  seat: number | null;
  chips: number;
  private: boolean;
}

/** Your own limits. `daily_limit` is what may be brought to tables in a day (UTC), `left` what of it is left. */
export interface OwnLimits {
  daily_limit: number | null;
  left: number | null;
  paused_until: number | null;
}

/** Who you are here; `chips_at_tables` are beside those in the wallet. Times are None when they are not to come. */
export interface Me {
  player: string;
  name: string;
  account: boolean;
  host: boolean;
  two_step: boolean;
  wallet: number;
  chips_at_tables: number;
  top_up: number;
  seats: SeatAt[];
  limits: OwnLimits;
  muted_until: number | null;
  banned_until: number | null;
}

/** Your own limits. What is left out stays as it is; None is no limit, and no pause or no longer one than stands. */
export interface NewLimits {
  daily_limit?: number | null;
  pause_until?: number | null;
}

/** What an API token is for. */
export interface NewToken {
  label: string;
}

/** An API token; `secret` is told once, when it is made. */
export interface Token {
  label: string;
  created: number;
  expires: number;
  secret: string | null;
}

/** The room: its name, its release, and the version of the protocol that it speaks. */
export interface RoomOf {
  name: string;
  version: string;
  start_chips: number;
  has_host: boolean;
  policy: Policy;
  protocol: number;
  origins: string[];
}

/** An option of a house: how it is written, its bounds or choices, and the paragraph of the rules. */
export interface OptionOf {
  name: string;
  key: string;
  kind: "switch" | "count" | "amount" | "choice";
  default: boolean | number | string | null;
  least: number | null;
  most: number | null;
  choices: (boolean | number | string | null)[];
  optional: boolean;
  source: string;
}

/** How an action is said: its kind on the WebSocket, the catalogue's key of its words, and if it wants an amount. */
export interface VerbOf {
  kind: string;
  key: string;
  amount: boolean;
}

/** A game: the version of its rules, its options, and houses that are ready by name. */
export interface GameOf {
  name: string;
  version: number;
  options: OptionOf[];
  presets: Record<string, Record<string, unknown>>;
  seats: number;
  fewest: number;
  stakes: boolean;
  verbs: VerbOf[];
  guide: string[];
  examples: string[];
  bots: string[];
  usual_bot: string;
}

/** How many seats are taken by people and by bots, and how many are free. */
export interface Seats {
  people: number;
  bots: number;
  free: number;
}

/** A table. `house` holds its options by name, `policy` what it promises about time. */
export interface TableOf {
  id: number;
  game: string;
  name: string;
  host: string;
  private: boolean;
  seats: Seats;
  watching: number;
  playing: boolean;
  house: Record<string, unknown>;
  policy: Policy;
  code: string | null;
}

/** A table to be made: options that are not named have the value of the `preset`, or their default. */
export interface NewTable {
  game: string;
  options?: Record<string, boolean | number | string | null>;
  preset?: string | null;
  name?: string;
  policy?: Policy | null;
  private?: boolean;
  bots?: number;
}

/** The game to be played. */
export interface PlayNow {
  game: string;
}

/** A table where you can play at once: watch it, and sit down with so many half-chips. */
export interface Place {
  table: number;
  chips: number;
}

/** Somebody, as hosts see them. `tables` are those where they sit. */
export interface Person {
  player: string;
  name: string;
  created: number;
  account: boolean;
  host: boolean;
  wallet: number;
  muted_until: number | null;
  banned_until: number | null;
  tables: number[];
}

/** Half-chips to give or to take, and why. */
export interface Gift {
  amount: number;
  reason: string;
}

/** Until when, None for ever, and why. */
export interface Until {
  until?: number | null;
  reason?: string;
}

/** The reason, which may be empty. */
export interface Why {
  reason?: string;
}

/** What a host did; `deed` is described in the documentation. Names are added where there are any. */
export interface Deed {
  id: number;
  at: number;
  host: string;
  host_name: string;
  deed: string;
  subject: string;
  subject_name: string;
  reason: string;
}

/** Whether the room runs, and whether it can keep what happens. */
export interface Health {
  ok: boolean;
  store: "writable" | "failed";
}

/** A change of your chips and its reason. */
export interface Change {
  id: number;
  at: number;
  reason: string;
  amount: number;
  balance: number | null;
  table: number | null;
  sitting: number | null;
  round: number | null;
  note: string;
}

/** A finished sitting, what it brought you, and in how many counted rounds; its sheet is at `/api/sittings/{id}`. */
export interface Sitting {
  id: number;
  table: number;
  game: string;
  ended: number;
  name: string;
  net: number;
  rounds: number;
}

/** Somebody who sat there: `nets` are what each counted round brought, from the round at place `since` on. */
export interface SheetSeat {
  seat: number;
  name: string;
  bot: boolean;
  you: boolean;
  since: number;
  nets: number[];
  chips: number;
  ending: "played" | "short" | "abandoned" | null;
  verdict: "won" | "lost" | "drawn" | null;
}

/** A round by its place in the sitting, from 1: whether it was void, and whether the seal of its cards is opened. */
export interface SheetRound {
  round: number;
  number: number;
  void: boolean;
  opened: boolean;
}

/** The result sheet of a sitting; `ended` is None while it goes on. `name` is that of a table that is still open. */
export interface Sheet {
  id: number;
  table: number;
  game: string;
  name: string;
  ended: number | null;
  house: Record<string, unknown>;
  seats: SheetSeat[];
  rounds: SheetRound[];
}

/** Who sat in a round, with how many chips when it opened; an empty name is that of nobody in particular. */
export interface SeatOf {
  seat: number;
  name: string;
  bot: boolean;
  chips: number;
}

/** A cut: the commitment that was shown and what was opened, in hexadecimal; `opened` is None if it was not. */
export interface CutOf {
  seat: number;
  commitment: string;
  opened: string | null;
  made_by: "player" | "house";
}

/** What one needs to shuffle the cards of a round again. `seal` is None until it is opened; bytes are hexadecimal. */
export interface ShuffleOf {
  dealing: number;
  decks: number;
  cards: number[] | null;
  cut_card: number[] | null;
  link: string;
  commitment: string;
  seal: string | null;
  void: boolean;
  cuts: CutOf[];
  order: (number | null)[];
  first: number;
}

/** How a round is shown to everybody: as you saw it, or `whole`, with every card. */
export interface NewShare {
  whole?: boolean;
}

/** The `code` of a link that anyone can open: the round is at `/api/shares/{code}`. */
export interface Shared {
  code: string;
}

/** What happened at once, as you may see it, and your view after it. In the first step the round opens. */
export interface ReplayStep {
  events: Happening[];
  view: unknown;
}

/** A round, step by step: as seat `you` saw it, as a spectator did (None), or `whole`, with every card. */
export interface Replay {
  game: string;
  house: Record<string, unknown>;
  round: number;
  number: number;
  of: number | null;
  void: boolean;
  seats: SeatOf[];
  you: number | null;
  whole: boolean;
  sitting: number;
  shuffles: ShuffleOf[];
  receipt: string | null;
  steps: ReplayStep[];
}

/** A choice that was not the best: in which round, by its place and what it was called, before which step of it. */
export interface MistakeOf {
  round: number;
  number: number;
  step: number;
  you: number;
  seats: SeatOf[];
  view: unknown;
  prices: PriceOf[];
  chosen: Record<string, unknown>;
  best: Record<string, unknown>;
  cost: string;
}

/** What your choices in a sitting cost beside the best ones, and what its rounds were to bring you on average. */
export interface ReviewOf {
  game: string;
  house: Record<string, unknown>;
  decisions: number;
  unpriced: number;
  cost: string;
  mistakes: MistakeOf[];
  more: number;
  rounds: number;
  priced: number;
  expected: string;
  net: number;
}

/** What a finished sitting brought you, and what it was to bring: see `FiguresOf`. */
export interface SittingFigures {
  sitting: number;
  game: string;
  house: string;
  ended: number;
  rounds: number;
  net: number;
  priced: number;
  priced_net: number;
  expected: number;
  decisions: number;
  mistakes: number;
  cost: number;
}

/** Your finished sittings, the oldest first; `pending` more are still being worked out. */
export interface FiguresOf {
  sittings: SittingFigures[];
  pending: number;
}

/** A place on a leaderboard; figures are those of `FiguresOf`, of one month. */
export interface Ranked {
  name: string;
  you: boolean;
  rounds: number;
  priced_net: number;
  expected: number;
  decisions: number;
  mistakes: number;
  cost: number;
}

/** The leaderboards of a month in UTC, `2026-12`, each with the first of them. */
export interface Leaderboards {
  month: string;
  least_rounds: number;
  least_decisions: number;
  ahead: Ranked[];
  accurate: Ranked[];
  listed: boolean | null;
}

/** Whether you stand on the room's leaderboards. */
export interface NewListing {
  listed: boolean;
}

/** The odds of a house: figures for programs, exact fractions as texts `p/q`, and sentences for people. */
export interface OddsOf {
  figures: Record<string, unknown>;
  told: Said[];
}

/** One thing that was checked in a record: where, whether it holds, and what is said of it. */
export interface FindingOf {
  place: string;
  ok: boolean;
  said: Said;
}

/** What a check of a record found; `ok` is whether all of it holds. */
export interface Checked {
  ok: boolean;
  findings: FindingOf[];
}

export type FromClient = Watch | Unwatch | Sit | Bring | SitOut | PauseTable | ResumeTable | Leave | Act | Say | ShowCut | OpenCut | Ready | MoreTime | Chat | React | Price | Ping;
export type FromRoom = Welcome | Table | Events | ChatLine | Reacted | ToldInChat | Answer | Prices | Wallet | Closed | TurnedAway | Failed | Pong;

export namespace Blackjack {
/** The options of a table, fixed for a sitting. Amounts are half-chips. */
export interface House {
  min_stake: number;
  max_stake: number;
  seats: number;
  cut_from: number;
  cut_to: number;
  split_tens: string;
  double_soft_low: boolean;
  das: boolean;
  max_hands: number;
  obo: boolean;
  insurance_partial: boolean;
  bank_cap: number | null;
  even_stakes_only: boolean;
  decks: number;
  hits_soft_17: boolean;
  double_on: string;
  resplit_aces: boolean;
  blackjack_pays: string;
  peek: boolean;
  surrender: string;
}

/** A hand as everybody sees it; amounts in half-chips. */
export interface HandView {
  number: number;
  cards: number[];
  best: number;
  low: number;
  stake: number;
  staked: number;
  from_split: boolean;
  doubled: boolean;
  surrendered: boolean;
  is_blackjack: boolean;
  can_change: boolean;
  outcome: "blackjack" | "won" | "pushed" | "lost" | "busted" | "surrendered" | "returned" | "void" | null;
  net: number | null;
}

/** A seat's place as everybody sees it; amounts in half-chips. */
export interface BoxView {
  seat: number;
  chips: number;
  place: "asked" | "in" | "out";
  stake: number;
  staked: number;
  hands: HandView[];
  insurance: number | null;
  net: number | null;
}

/** A round as a viewer sees it. */
export interface View {
  you: number | null;
  phase: "betting" | "deal" | "insurance" | "play" | "dealer" | "over";
  boxes: BoxView[];
  dealer: number[];
  dealer_best: number;
  dealer_low: number;
  hole: boolean;
  peeked: boolean;
  to_move: number[];
  hand: number | null;
  seen: number[];
  unseen: number;
  until_least: number;
  until_most: number;
}
}

export namespace CasinoWar {
/** The options of a table, fixed for a sitting. Amounts are half-chips. */
export interface House {
  stake: number | null;
  min_stake: number;
  max_stake: number;
  rounds: number | null;
  seats: number;
  decks: number;
  war_tie_payout: string;
  fresh_shuffle: boolean;
  cut_from: number;
  cut_to: number;
  reserve_for_war: boolean;
  even_stakes_only: boolean;
}

/** A seat's place as everybody sees it; amounts in half-chips. `net` is what the round brought, once it is over. */
export interface BoxView {
  seat: number;
  chips: number;
  place: "asked" | "in" | "out";
  stake: number;
  staked: number;
  card: number | null;
  choice: "war" | "surrender" | null;
  war_card: number | null;
  outcome: "won" | "lost" | "surrendered" | "war-won" | "war-lost" | "war-tied" | null;
  net: number | null;
}

/** A round as a viewer sees it. */
export interface View {
  you: number | null;
  phase: "betting" | "burn" | "deal" | "ties" | "war-burn" | "war-deal" | "over";
  boxes: BoxView[];
  dealer_card: number | null;
  dealer_war_card: number | null;
  burned: number;
  to_move: number[];
  seen: number[];
  unseen: number;
}
}

export namespace Cassino {
/** The options of a table, fixed for a sitting. */
export interface House {
  target: number;
  first_dealer: string;
  same_value_builds: string;
  extend_multi: boolean;
  increase_own: string;
  free_trail: boolean;
  face_three: boolean;
  show_counts: boolean;
}

/** A seat's line of the score sheet. */
export interface Score {
  cards: number;
  spades: number;
  most_cards: number;
  most_spades: number;
  aces: number;
  ten: number;
  two: number;
  sweeps: number;
}

/** A seat's place. */
export interface PlayerView {
  seat: number;
  chips: number;
  hand: number[] | null;
  held: number;
  sweeps: number[];
  captured: number | null;
  pile: number[];
  missed: number;
  score: number;
  points: number | null;
  sheet: Score | null;
}

/** A build as everybody sees it: its value, its groups, and the seat that is bound by it. */
export interface BuildView {
  value: number;
  groups: number[][];
  controller: number;
}

/** The last capture, which can be looked at until the next play. */
export interface TakingView {
  seat: number;
  card: number;
  cards: number[];
}

/** A deal as a viewer sees it. */
export interface View {
  you: number | null;
  phase: "lot" | "shuffle" | "deal" | "play" | "over";
  dealer: number | null;
  players: PlayerView[];
  loose: number[];
  builds: BuildView[];
  to_move: number[];
  portion: number;
  stock: number;
  capturer: number | null;
  taking: TakingView | null;
  lot: number[];
  unseen: number[];
  fault: "deck-incomplete" | "card-missing" | "no-bets" | "no-capture" | "table-closed" | null;
  forfeited: number | null;
  winner: number | null;
}
}

export namespace RedDog {
/** The options of a table, fixed for a sitting. Amounts are half-chips, and whole chips. */
export interface House {
  variant: string;
  burn: boolean;
  seats: number;
  ante: number;
  hand: string;
  pot_limit: number | null;
  reante_below_min: boolean;
  burn_three_cards: boolean;
  min_bet: number;
  pass_fee: number;
  partial: string;
  first_dealer: string;
  entry_fee: number;
}

/** A seat's place as a viewer sees it; amounts in half-chips. */
export interface BoxView {
  seat: number;
  chips: number;
  place: "in" | "out";
  before: number;
  owes: number;
  hand: (number | null)[];
  due: number;
  irregular: "none" | "over" | "short" | null;
  has_bet: boolean;
  bet: number | null;
  outcome: "won" | "lost" | "passed" | "discarded" | "skipped" | "void" | null;
  turned: number | null;
  shown: number[];
  net: number | null;
}

/** A round as a viewer sees it; amounts in half-chips. */
export interface View {
  you: number | null;
  phase: "lot" | "bank" | "deal" | "bets" | "burn" | "turn" | "show" | "upcard" | "cover" | "sealed-bets" | "over";
  boxes: BoxView[];
  dealer: number;
  order: number[];
  declined: number[];
  to_move: number[];
  in_turn: number;
  size: number;
  pot: number;
  bank: number;
  offer: number;
  uncovered: number;
  lot: number[];
  turned: number[];
  upcard: number | null;
  begun: boolean;
  shuffle_due: boolean;
  exposed: boolean;
  payee: number;
  overpaid: number;
  seen: number[];
  left: number;
  restocked: number[];
}
}
