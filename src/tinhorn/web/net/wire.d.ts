// Made by tools/wire_types.py.

export interface Acknowledged {
  type: "Acknowledged";
  request: string;
}

export interface Again {
  moment: number;
  seat: number;
  name: string;
  hat?: number;
  contribution?: string | null;
}

export interface Answer {
  type: "Answer";
  request: string;
  prompt: number;
  action: any;
  take?: number;
}

export interface Chatted {
  type: "Chatted";
  id: number;
  seat: number | null;
  phrase: string | null;
  text: string | null;
}

export interface Choice {
  name: string;
  values: (string)[];
}

export interface Clock {
  kind: "live" | "none" | "slow";
  seconds: number;
}

export interface Count {
  games: number;
  finished: number;
  counted: (Counted)[];
}

export interface Counted {
  game: string;
  tally: Tally;
  fair: number | null;
}

export interface Drawn {
  entry: number;
  number: number;
  label: string;
  numbers: ([number, number])[];
  action: any;
}

export interface Fact {
  kind: string;
  text: Phrase;
  amount?: number | null;
  is_complete?: boolean;
}

export interface Fairness {
  table: string;
  options: string;
  commitment: string;
  contributions: (string)[];
  secret: string | null;
}

export interface Film {
  lens: string;
  lenses: (string)[];
  moments: (Moment)[];
}

export interface GameInfo {
  name: string;
  least_players: number;
  most_players: number;
  choices: (Choice)[];
  bots: (string)[];
}

export interface Hello {
  type: "Hello";
  have?: number;
  heard?: number;
  language?: string;
}

export interface Hint {
  topic: string;
  text: Phrase;
  marks: (string)[];
}

export interface Join {
  name: string;
  hat?: number;
  seat?: number | null;
  contribution?: string | null;
  same_device?: boolean;
  request?: string | null;
}

export interface Lap {
  number: number;
  moment: number;
  fortunes: (number)[];
}

export interface Lesson {
  rules: (string)[];
  hints: (Hint)[];
}

export interface Line {
  event: any;
  text: Phrase;
}

export interface Luck {
  tries: number;
  got: number;
  expected: number;
}

export interface Moment {
  number: number;
  story: (Line)[];
}

export interface MyTable {
  table: TableInfo;
  ask: Phrase | null;
  since: number | null;
  left: number | null;
}

export interface NewTable {
  game: string;
  seats: (SeatWish)[];
  name: string;
  options?: Record<string, string>;
  title?: string | null;
  hat?: number;
  clock?: Clock;
  listed?: boolean;
  when_left?: "bot" | "default";
  contribution?: string | null;
  sit?: "own" | "pass" | "screen";
}

export interface Option {
  action: any;
  label: Phrase;
  consequence?: Phrase | null;
}

export interface Outcome {
  reason: string;
  ranking: ((number)[])[];
  points: (number)[];
}

export interface Paragraph {
  runs: (Run)[];
  id?: string | null;
  is_ours?: boolean;
  table?: Table | null;
}

export interface Phrase {
  key: string;
  args: Record<string, number | string | (number)[] | Phrase>;
}

export interface Ping {
  type: "Ping";
}

export interface Pong {
  type: "Pong";
}

export interface Problem {
  error: string;
  rule: string | null;
  reason: Phrase;
  text: string;
}

export interface Proof {
  game: string;
  promise: Fairness;
  draws: (Drawn)[];
}

export interface Recover {
  recovery: string;
}

export interface Refused {
  type: "Refused";
  request: string | null;
  problem: Problem;
}

export interface Reply {
  prompt: number;
  action: any;
  lines: (Phrase)[];
  topic: string | null;
  rule: string | null;
}

export interface Report {
  statements: (Statement)[];
}

export interface Row {
  cells: ((Run)[])[];
  id?: string | null;
}

export interface Rulebook {
  game: string;
  language: string;
  title: string;
  sections: (Section)[];
  things: Record<string, string>;
}

export interface Run {
  text: string;
  kind?: "code" | "emphasis" | "ours" | "printed" | "rule" | "text";
}

export interface Say {
  type: "Say";
  request: string;
  phrase?: string | null;
  text?: string | null;
}

export interface Scene {
  number: number;
  sight: Sight;
  seats: (Sight)[];
}

export interface SeatChange {
  kind: "absent" | "bot" | "open" | "reissue";
  bot?: string | null;
}

export interface SeatChanged {
  table: TableInfo;
  recovery: string | null;
}

export interface SeatInfo {
  kind: "absent" | "bot" | "open" | "person";
  name: string | null;
  hat: number;
  bot: string | null;
  presence: "away" | "here";
  is_host: boolean;
}

export interface SeatWish {
  kind: "absent" | "bot" | "me" | "open";
  bot?: string | null;
}

export interface Seated {
  table: TableInfo;
  seat: number | null;
  recovery: string | null;
  token: string | null;
}

export interface Section {
  title: string;
  paragraphs: (Paragraph)[];
}

export interface Sight {
  view: any;
  ask: Phrase;
  options: (Option)[];
  facts: (Fact)[];
}

export interface Statement {
  topic: string;
  text: Phrase;
  seat?: number | null;
}

export interface Summary {
  laps: (Lap)[];
  swings: (Swing)[];
  luck: (Luck)[];
}

export interface Swing {
  moment: number;
  seat: number;
  change: number;
  story: (Phrase)[];
}

export interface Table {
  head: ((Run)[])[];
  rows: (Row)[];
}

export interface TableChanged {
  type: "TableChanged";
  table: TableInfo;
}

export interface TableInfo {
  code: string;
  title: string;
  game: string;
  options: Record<string, string>;
  status: "abandoned" | "over" | "playing" | "seating";
  seats: (SeatInfo)[];
  clock: Clock;
  listed: boolean;
  commitment: string;
  you: number | null;
  yours: (number)[];
  asked: (number)[];
  is_your_turn: boolean;
  is_moment: boolean;
  is_host: boolean;
  has_screen: boolean;
  watching: number;
  link: string;
  next_code: string | null;
  outcome: Outcome | null;
}

export interface Tally {
  name: Phrase;
  outcomes: (Phrase)[];
  counts: (number)[];
}

export interface Undo {
  type: "Undo";
  request: string;
}

export interface Update {
  type: "Update";
  n: number;
  view: any;
  ask: Phrase;
  options: (Option)[];
  facts: (Fact)[];
  story: (Line)[];
  deadline: number | null;
  take: number;
  held: any;
  can_undo: boolean;
  is_formality: boolean;
  is_fresh: boolean;
}

export type Said = Hello | Answer | Undo | Say | Ping;

export type Heard = Update | Acknowledged | Refused | TableChanged | Chatted | Pong;

export namespace winchester {
  export interface Bid {
    type: "Bid";
    amount: number;
  }
  export interface BidMade {
    type: "BidMade";
    seat: number;
    plot: number;
    amount: number;
  }
  export interface Bidding {
    type: "Bidding";
    plot: number;
    standing: number;
    in_auction: (number)[];
  }
  export interface BonusTaken {
    type: "BonusTaken";
    seat: number;
    plot: number;
    bonus: "movement" | "rumor" | "saloon";
  }
  export interface CallDuel {
    type: "CallDuel";
  }
  export interface CardTurned {
    type: "CardTurned";
    seat: number;
    plot: number;
    amount: number;
  }
  export interface Claim {
    type: "Claim";
    objective: number;
  }
  export interface Claiming {
    type: "Claiming";
    asked: (number)[];
  }
  export interface ClaimsDeclined {
    type: "ClaimsDeclined";
    seat: number;
  }
  export interface Deal {
    type: "Deal";
    objectives: (["desert" | "forest" | "mine" | "movement" | "prairie" | "rails" | "ranch" | "river" | "rumor" | "saloon", "desert" | "forest" | "mine" | "movement" | "prairie" | "rails" | "ranch" | "river" | "rumor" | "saloon"])[];
    bonuses: ("movement" | "rumor" | "saloon")[];
    mines: (number)[];
    ranch: number;
    shared: (number)[];
    boat: number;
    locomotive: number;
    first: number;
  }
  export interface Dealing {
    type: "Dealing";
  }
  export interface Decision {
    seat: number;
    prompt: number;
    kind: string;
  }
  export interface DrawDuel {
    type: "DrawDuel";
    bang: number;
  }
  export interface DrawPlot {
    type: "DrawPlot";
    plot: number;
  }
  export interface DrawingPlot {
    type: "DrawingPlot";
  }
  export interface DuelCalled {
    type: "DuelCalled";
    challenger: number;
    challenged: number;
    plot: number;
    price: number;
  }
  export interface DuelFought {
    type: "DuelFought";
    winner: number;
    loser: number;
    plot: number;
  }
  export interface Dueling {
    type: "Dueling";
    plot: number;
    price: number;
    challenger: number;
    challenged: number;
  }
  export interface GameEnded {
    type: "GameEnded";
    sheets: (Sheet)[];
  }
  export interface HearingRumor {
    type: "HearingRumor";
    plot: number;
    buyer: number;
  }
  export interface LookAtCard {
    type: "LookAtCard";
    plot: number;
  }
  export interface LookAtObjective {
    type: "LookAtObjective";
    seat: number;
    position: number;
  }
  export interface MoveVehicle {
    type: "MoveVehicle";
    vehicle: "boat" | "locomotive";
    square: number;
  }
  export interface MovingVehicle {
    type: "MovingVehicle";
    plot: number;
    buyer: number;
  }
  export interface ObjectiveScore {
    objective: "desert" | "forest" | "mine" | "movement" | "prairie" | "rails" | "ranch" | "river" | "rumor" | "saloon";
    items: number;
    amount: number;
  }
  export interface ObjectiveWon {
    type: "ObjectiveWon";
    seat: number;
    objective: number;
    amount: number;
  }
  export interface ObjectivesDealt {
    type: "ObjectivesDealt";
    seat: number;
    objectives: ("desert" | "forest" | "mine" | "movement" | "prairie" | "rails" | "ranch" | "river" | "rumor" | "saloon")[] | null;
  }
  export interface Over {
    type: "Over";
    sheets: (Sheet)[];
  }
  export interface Pass {
    type: "Pass";
  }
  export interface Passed {
    type: "Passed";
    seat: number;
    plot: number;
  }
  export interface Pile {
    objective: number;
    amount: number;
  }
  export interface PlayerView {
    cash: number | null;
    objectives: ("desert" | "forest" | "mine" | "movement" | "prairie" | "rails" | "ranch" | "river" | "rumor" | "saloon" | null)[];
    has_duel_token: boolean;
    met: (number)[];
    looked: (LookAtObjective | LookAtCard)[];
  }
  export interface PlotDrawn {
    type: "PlotDrawn";
    plot: number;
    bonus: "movement" | "rumor" | "saloon" | null;
  }
  export interface PlotSold {
    type: "PlotSold";
    buyer: number;
    plot: number;
    price: number;
    share: number;
    tip: number;
    is_forced: boolean;
  }
  export interface RumorHeard {
    type: "RumorHeard";
    seat: number;
    card: LookAtObjective | LookAtCard;
    face: "desert" | "forest" | "mine" | "movement" | "prairie" | "rails" | "ranch" | "river" | "rumor" | "saloon" | number | null;
  }
  export interface Setup {
    players: number;
    edition: "2019" | "2020";
    bonus: "hidden" | "open";
    claims: "auto" | "manual";
    ledger: "open" | "secret";
    first: number | null;
  }
  export interface Sheet {
    cash: number;
    objectives: (ObjectiveScore)[];
    most_plots: number;
    has_duel_token: boolean;
    plots: number;
    largest_group: number;
    total: number;
  }
  export interface SiteCard {
    plot: number;
    amount: number;
  }
  export interface SiteCardView {
    plot: number;
    amount: number | null;
  }
  export interface TableSet {
    type: "TableSet";
    first: number;
    display: (Pile)[];
    boat: number;
    locomotive: number;
  }
  export interface TipsTaken {
    type: "TipsTaken";
    seat: number;
    amount: number;
  }
  export interface VehicleMoved {
    type: "VehicleMoved";
    seat: number;
    vehicle: "boat" | "locomotive";
    start: number;
    square: number;
    earned: (number)[];
  }
  export interface View {
    viewer: number | null;
    setup: Setup;
    prompt: number;
    phase: Dealing | DrawingPlot | Bidding | Dueling | MovingVehicle | HearingRumor | Claiming | Over;
    players: (PlayerView)[];
    first: number;
    owners: (number | null)[];
    bonuses: ("movement" | "rumor" | "saloon" | null)[];
    cards: (SiteCardView)[];
    turned: (SiteCard)[];
    display: (Pile)[];
    removed: (number)[];
    boat: number;
    locomotive: number;
    saloon: number;
    bank: number | null;
    decision: Decision | null;
    options: (Bid | Pass | CallDuel | MoveVehicle | LookAtObjective | LookAtCard | Claim | Deal | DrawPlot | DrawDuel)[];
  }
  export type Event = TableSet | ObjectivesDealt | PlotDrawn | BidMade | Passed | DuelCalled | DuelFought | PlotSold | BonusTaken | TipsTaken | VehicleMoved | RumorHeard | CardTurned | ObjectiveWon | ClaimsDeclined | GameEnded;
  export type Action = Bid | Pass | CallDuel | MoveVehicle | LookAtObjective | LookAtCard | Claim | Deal | DrawPlot | DrawDuel;
}

export namespace dicetown {
  export interface AtBank {
    type: "AtBank";
    robber: number;
  }
  export interface AtDoc {
    type: "AtDoc";
    visit: Visit;
  }
  export interface AtGamble {
    type: "AtGamble";
    turns: (Turning)[];
  }
  export interface AtHall {
    type: "AtHall";
    leader: number;
  }
  export interface AtJoe {
    type: "AtJoe";
    seat: number;
    target: number;
    visits: number;
    visit: Visit | null;
  }
  export interface AtMine {
    type: "AtMine";
    leader: number;
  }
  export interface AtOffice {
    type: "AtOffice";
    candidate: number;
    visit: Visit | null;
  }
  export interface AtReveal {
    type: "AtReveal";
    kept: (("10" | "9" | "A" | "J" | "K" | "Q")[])[];
    brutes: (number)[];
  }
  export interface AtSaloon {
    type: "AtSaloon";
    thief: number;
  }
  export interface AtStore {
    type: "AtStore";
    leader: number;
  }
  export interface BankRobbed {
    type: "BankRobbed";
    seat: number;
    bills: number;
  }
  export interface BrutePaidFor {
    type: "BrutePaidFor";
    seat: number;
    cost: number;
  }
  export interface Bundle {
    bills: number;
    nuggets: number;
    store: number;
    properties: number;
    cards: ("barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
  }
  export interface CardCountered {
    type: "CardCountered";
    seat: number;
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted";
  }
  export interface CardGiven {
    type: "CardGiven";
    giver: number;
    taker: number;
    kind: "property" | "store";
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5" | null;
  }
  export interface CardKept {
    type: "CardKept";
    seat: number;
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | null;
  }
  export interface CardPlayed {
    type: "CardPlayed";
    seat: number;
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted";
  }
  export interface CardStolen {
    type: "CardStolen";
    thief: number;
    victim: number;
    kind: "property" | "store";
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5" | null;
  }
  export interface CardsDrawn {
    type: "CardsDrawn";
    seat: number;
    count: number;
    cards: ("barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8")[] | null;
  }
  export interface ChoosingCard {
    type: "ChoosingCard";
    seat: number;
    count: number;
    visits: number;
    drawn: ("barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8")[];
  }
  export interface CoachUnloaded {
    type: "CoachUnloaded";
    bills: number;
  }
  export interface Countering {
    type: "Countering";
    asked: (number)[];
    answers: (Play | Pass | null)[];
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted";
    seat: number;
    moment: AtReveal | AtGamble | AtMine | AtBank | AtStore | AtSaloon | AtOffice | AtHall | AtDoc | AtJoe;
  }
  export interface Deal {
    type: "Deal";
    sheriff: number;
    properties: ("property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
    elixirs: ("charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth")[];
  }
  export interface Dealing {
    type: "Dealing";
  }
  export interface Deciding {
    type: "Deciding";
    seat: number;
    place: "bank" | "hall" | "mine" | "office" | "saloon" | "store";
    tied: (number)[];
    offers: (Bundle | null)[];
  }
  export interface Decision {
    seat: number;
    prompt: number;
    kind: string;
  }
  export interface DiceKept {
    type: "DiceKept";
    seat: number;
    dice: ("10" | "9" | "A" | "J" | "K" | "Q")[];
    cost: number;
  }
  export interface DiceRolled {
    type: "DiceRolled";
    dice: (("10" | "9" | "A" | "J" | "K" | "Q")[] | null)[];
  }
  export interface DiceTrimmed {
    type: "DiceTrimmed";
    seat: number;
    dice: ("10" | "9" | "A" | "J" | "K" | "Q")[];
    cost: number;
  }
  export interface DieTurned {
    type: "DieTurned";
    seat: number;
    die: "10" | "9" | "A" | "J" | "K" | "Q";
    face: "10" | "9" | "A" | "J" | "K" | "Q";
  }
  export interface DrawElixir {
    type: "DrawElixir";
    elixir: "charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth";
  }
  export interface DrawLoot {
    type: "DrawLoot";
    cards: ("barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
  }
  export interface DrawProperties {
    type: "DrawProperties";
    properties: ("property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
  }
  export interface DrawStore {
    type: "DrawStore";
    cards: ("barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8")[];
  }
  export interface DrawingCards {
    type: "DrawingCards";
    leader: number;
    count: number;
    visits: number;
  }
  export interface DrawingElixir {
    type: "DrawingElixir";
    visit: Visit;
  }
  export interface DrawingLoot {
    type: "DrawingLoot";
    thief: number;
    thefts: number;
    rob: Rob;
  }
  export interface DrawingLuck {
    type: "DrawingLuck";
    visit: Visit;
  }
  export interface DrawingProperty {
    type: "DrawingProperty";
    leader: number;
  }
  export interface ElixirReplaced {
    type: "ElixirReplaced";
    elixir: "charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth";
  }
  export interface ElixirTaken {
    type: "ElixirTaken";
    seat: number;
    elixir: "charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth";
    is_from_top: boolean;
  }
  export interface ElixirWasted {
    type: "ElixirWasted";
    seat: number;
    elixir: "charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth";
  }
  export interface ElixirsShuffled {
    type: "ElixirsShuffled";
  }
  export interface GamblerPlayed {
    type: "GamblerPlayed";
    seat: number;
    die: "10" | "9" | "A" | "J" | "K" | "Q";
    face: "10" | "9" | "A" | "J" | "K" | "Q";
  }
  export interface Gambling {
    type: "Gambling";
    asked: (number)[];
    answers: (TurnDie | Pass | null)[];
  }
  export interface GameEnded {
    type: "GameEnded";
    ending: "both" | "mine" | "properties";
    sheets: (Sheet)[];
  }
  export interface GameWon {
    type: "GameWon";
    winner: number;
    by: "cards" | "points" | "sheriff";
    points: number;
  }
  export interface Give {
    type: "Give";
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5";
  }
  export interface GiverNamed {
    type: "GiverNamed";
    seat: number;
    giver: number;
    kind: "property" | "store";
  }
  export interface Giving {
    type: "Giving";
    seat: number;
    visit: Visit;
  }
  export interface JoeRobbed {
    type: "JoeRobbed";
    seat: number;
    target: number;
    bills: number;
  }
  export interface JoeSent {
    type: "JoeSent";
    seat: number;
    target: number;
  }
  export interface Keep {
    type: "Keep";
    dice: ("10" | "9" | "A" | "J" | "K" | "Q")[];
  }
  export interface KeepWithBrute {
    type: "KeepWithBrute";
    dice: ("10" | "9" | "A" | "J" | "K" | "Q")[];
  }
  export interface Keeping {
    type: "Keeping";
    asked: (number)[];
    answers: (Keep | KeepWithBrute | null)[];
    dice: (("10" | "9" | "A" | "J" | "K" | "Q")[])[];
  }
  export interface LastDiceRolled {
    type: "LastDiceRolled";
    seat: number;
    dice: ("10" | "9" | "A" | "J" | "K" | "Q")[];
  }
  export interface LeaderNamed {
    type: "LeaderNamed";
    sheriff: number;
    leader: number;
    place: "bank" | "hall" | "mine" | "office" | "saloon" | "store";
  }
  export interface LootDrawn {
    type: "LootDrawn";
    thief: number;
    victim: number;
    store: number;
    properties: number;
    cards: ("barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5")[] | null;
  }
  export interface LootShared {
    type: "LootShared";
    seat: number;
    robber: number;
    bills: number;
  }
  export interface LuckDrawn {
    type: "LuckDrawn";
    seat: number;
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | null;
  }
  export interface NameGiver {
    type: "NameGiver";
    seat: number;
  }
  export interface NameLeader {
    type: "NameLeader";
    seat: number;
  }
  export interface NameWinner {
    type: "NameWinner";
    seat: number;
  }
  export interface Naming {
    type: "Naming";
    seat: number;
    visit: Visit;
  }
  export interface NobodyRobbed {
    type: "NobodyRobbed";
    seat: number;
  }
  export interface NuggetsCharmed {
    type: "NuggetsCharmed";
    seat: number;
    paid: (number)[];
  }
  export interface NuggetsDug {
    type: "NuggetsDug";
    seat: number;
    nuggets: number;
  }
  export interface Offer {
    type: "Offer";
    bills: number;
    nuggets: number;
    cards: ("barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
  }
  export interface OfferMade {
    type: "OfferMade";
    seat: number;
    sheriff: number;
    place: "bank" | "hall" | "mine" | "office" | "saloon" | "store";
    offer: Bundle;
  }
  export interface OfferTaken {
    type: "OfferTaken";
    seat: number;
    sheriff: number;
    offer: Bundle;
  }
  export interface Offering {
    type: "Offering";
    asked: (number)[];
    answers: (Offer | null)[];
    place: "bank" | "hall" | "mine" | "office" | "saloon" | "store";
    tied: (number)[];
  }
  export interface OrderVisits {
    type: "OrderVisits";
    seats: (number)[];
  }
  export interface OrderingVisits {
    type: "OrderingVisits";
    seat: number;
    visitors: (number)[];
  }
  export interface Over {
    type: "Over";
    ending: "both" | "mine" | "properties";
    sheets: (Sheet)[];
    chosen: number | null;
  }
  export interface Pass {
    type: "Pass";
  }
  export interface PlaceLed {
    type: "PlaceLed";
    seat: number;
    place: "bank" | "hall" | "mine" | "office" | "saloon" | "store";
  }
  export interface Play {
    type: "Play";
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted";
  }
  export interface PlayerView {
    dice: ("10" | "9" | "A" | "J" | "K" | "Q")[];
    bills: number;
    nuggets: number;
    store: ("barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | null)[];
    properties: ("property-1" | "property-2" | "property-3" | "property-4" | "property-5" | null)[];
    protected: ("property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
  }
  export interface PropertiesProtected {
    type: "PropertiesProtected";
    seat: number;
    properties: ("property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
  }
  export interface PropertiesTaken {
    type: "PropertiesTaken";
    seat: number;
    properties: ("property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
  }
  export interface PropertyDrawn {
    type: "PropertyDrawn";
    seat: number;
    card: "property-1" | "property-2" | "property-3" | "property-4" | "property-5" | null;
  }
  export interface Protect {
    type: "Protect";
    properties: ("property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
  }
  export interface Protecting {
    type: "Protecting";
    seat: number;
    visit: Visit;
  }
  export interface Reacting {
    type: "Reacting";
    asked: (number)[];
    answers: (Play | Pass | null)[];
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted";
    moment: AtReveal | AtGamble | AtMine | AtBank | AtStore | AtSaloon | AtOffice | AtHall | AtDoc | AtJoe;
  }
  export interface Refilling {
    type: "Refilling";
  }
  export interface ReplacingElixir {
    type: "ReplacingElixir";
    waiting: (number)[];
  }
  export interface Rob {
    type: "Rob";
    victim: number;
    store: number;
    properties: number;
  }
  export interface Robbing {
    type: "Robbing";
    seat: number;
    thefts: number;
  }
  export interface Roll {
    type: "Roll";
    dice: (("10" | "9" | "A" | "J" | "K" | "Q")[])[];
  }
  export interface Rolling {
    type: "Rolling";
  }
  export interface RoundBegan {
    type: "RoundBegan";
    round: number;
  }
  export interface RowRefilled {
    type: "RowRefilled";
    properties: ("property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
  }
  export interface SendJoe {
    type: "SendJoe";
    target: number;
  }
  export interface SendingJoe {
    type: "SendingJoe";
    seat: number;
    visit: Visit;
  }
  export interface Settling {
    type: "Settling";
    seat: number;
    ending: "both" | "mine" | "properties";
    sheets: (Sheet)[];
    tied: (number)[];
  }
  export interface Setup {
    players: number;
    bribes: "off" | "on";
    sheriff: number | null;
  }
  export interface Sheet {
    nuggets: number;
    bills: number;
    star: number;
    equipment: number;
    properties: number;
    property_cards: number;
    total: number;
  }
  export interface StarKept {
    type: "StarKept";
    seat: number;
  }
  export interface StarTaken {
    type: "StarTaken";
    seat: number;
  }
  export interface Steal {
    type: "Steal";
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5";
  }
  export interface Stealing {
    type: "Stealing";
    seat: number;
    thefts: number;
    rob: Rob;
    drawn: ("barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
  }
  export interface StoreShuffled {
    type: "StoreShuffled";
  }
  export interface TableSet {
    type: "TableSet";
    sheriff: number;
    display: ("property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
    elixirs: ("charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth")[];
  }
  export interface TakeCard {
    type: "TakeCard";
    card: "barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8";
  }
  export interface TakeElixir {
    type: "TakeElixir";
    elixir: "charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth";
  }
  export interface TakeTopElixir {
    type: "TakeTopElixir";
  }
  export interface Trim {
    type: "Trim";
    dice: ("10" | "9" | "A" | "J" | "K" | "Q")[];
  }
  export interface Trimming {
    type: "Trimming";
    seat: number;
    moment: AtReveal;
  }
  export interface TurnDie {
    type: "TurnDie";
    die: "10" | "9" | "A" | "J" | "K" | "Q";
    face: "10" | "9" | "A" | "J" | "K" | "Q";
  }
  export interface Turning {
    seat: number;
    die: "10" | "9" | "A" | "J" | "K" | "Q";
    face: "10" | "9" | "A" | "J" | "K" | "Q";
  }
  export interface View {
    viewer: number | null;
    setup: Setup;
    prompt: number;
    phase: Keeping | Gambling | Offering | Reacting | Countering | Trimming | Deciding | ChoosingCard | Robbing | Stealing | OrderingVisits | Visiting | SendingJoe | Naming | Giving | Protecting | Settling | Dealing | Rolling | DrawingCards | DrawingLoot | DrawingProperty | Refilling | DrawingElixir | DrawingLuck | ReplacingElixir | Over;
    round: number;
    players: (PlayerView)[];
    sheriff: number;
    led: (number)[];
    mine: number;
    bank: number;
    coach: number;
    display: ("property-1" | "property-2" | "property-3" | "property-4" | "property-5")[];
    property_deck: number;
    store_deck: number;
    discards: number;
    played: ("barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted")[];
    elixirs: ("charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth")[];
    elixir_deck: ("charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth")[];
    elixir_discards: ("charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth")[];
    memory: (["barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5", number])[];
    common: (["barmaids" | "brute" | "corruption" | "credit" | "dynamite" | "elixir" | "gambler" | "joe" | "marshal" | "shares" | "wanted" | "equipment-1" | "equipment-2" | "equipment-3" | "equipment-4" | "equipment-5" | "equipment-6" | "equipment-7" | "equipment-8" | "property-1" | "property-2" | "property-3" | "property-4" | "property-5", number])[];
    decision: Decision | null;
    options: (Keep | KeepWithBrute | Trim | Pass | Play | TurnDie | Offer | NameLeader | TakeCard | SendJoe | Rob | Steal | OrderVisits | TakeElixir | TakeTopElixir | NameGiver | Give | Protect | NameWinner | Deal | Roll | DrawStore | DrawLoot | DrawProperties | DrawElixir)[];
  }
  export interface Visit {
    visitor: number;
    waiting: (number)[];
    elixir: "charm" | "dominion" | "friendship" | "luck" | "power" | "protection" | "wealth" | null;
    is_from_top: boolean;
  }
  export interface Visiting {
    type: "Visiting";
    seat: number;
    visit: Visit;
  }
  export interface VisitsOrdered {
    type: "VisitsOrdered";
    sheriff: number;
    seats: (number)[];
  }
  export interface WealthGained {
    type: "WealthGained";
    seat: number;
    paid: (number)[];
  }
  export type Event = TableSet | RoundBegan | CoachUnloaded | StoreShuffled | RowRefilled | ElixirsShuffled | ElixirReplaced | GameEnded | GameWon | DiceRolled | DiceKept | DiceTrimmed | BrutePaidFor | LastDiceRolled | DieTurned | OfferMade | LeaderNamed | OfferTaken | StarTaken | StarKept | VisitsOrdered | PlaceLed | CardPlayed | GamblerPlayed | CardCountered | NuggetsDug | BankRobbed | LootShared | JoeSent | JoeRobbed | NobodyRobbed | PropertiesTaken | CardsDrawn | CardKept | LootDrawn | CardStolen | PropertyDrawn | LuckDrawn | CardGiven | ElixirTaken | WealthGained | NuggetsCharmed | GiverNamed | PropertiesProtected | ElixirWasted;
  export type Action = Keep | KeepWithBrute | Trim | Pass | Play | TurnDie | Offer | NameLeader | TakeCard | SendJoe | Rob | Steal | OrderVisits | TakeElixir | TakeTopElixir | NameGiver | Give | Protect | NameWinner | Deal | Roll | DrawStore | DrawLoot | DrawProperties | DrawElixir;
}
