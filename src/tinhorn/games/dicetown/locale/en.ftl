### The sentences of Dice Town: page, terminal and how-to-play.

## Names and places at the table

game-dicetown = Dice Town

## Draws that anyone can check

dicetown-dice-count = Dice
dicetown-dice-count-face = { $face }

## What is asked (the prompt)

dicetown-question-keep = Everyone is secretly choosing which dice to keep.
dicetown-question-keep-you = You rolled { $dice }. Which do you keep?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = “Professional Gambler” can be played now.
dicetown-question-turn-you = Play “Professional Gambler” and turn one of your dice?
dicetown-question-turn-none-you = “Professional Gambler” can be played now, but you don’t have it.
dicetown-question-react = { $situation } “{ $card }” can be played now.
dicetown-question-react-you = { $situation } Play “{ $card }”?
dicetown-question-react-none-you = { $situation } “{ $card }” can be played now, but you don’t have it.
dicetown-question-shares = { $robber_seat } robs the bank of { DOLLARS($bills) }. “Equal Shares” can be played now.
dicetown-question-shares-you = { $robber_seat } robs the bank of { DOLLARS($bills) }. Take { DOLLARS($share) } of it with “Equal Shares”?
dicetown-question-shares-none-you = { $robber_seat } robs the bank of { DOLLARS($bills) }. You don’t have “Equal Shares”.
dicetown-question-marshal = { $player_seat } is about to become sheriff. “Marshal” can be played now.
dicetown-question-marshal-you = { $player_seat } is about to become sheriff. Stop that with “Marshal”?
dicetown-question-marshal-none-you = { $player_seat } is about to become sheriff. You don’t have “Marshal”.
dicetown-question-counter = { $player_seat } plays “{ $card }”: { $about }. “Wanted” can be played now.
dicetown-question-counter-you = { $player_seat } plays “{ $card }”: { $about }. Stop it with “Wanted”?
dicetown-question-counter-none-you = { $player_seat } plays “{ $card }”: { $about }. You don’t have a “Wanted” card to stop it.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } visits Doc Badluck.
dicetown-about-visits-you = You visit Doc Badluck.
dicetown-about-dynamite = { $double } nuggets instead of { $count }
dicetown-about-barmaids = a second theft
dicetown-about-corruption = one more property from the deck
dicetown-about-credit = one more visit to the General Store
dicetown-about-elixir = a visit to Doc Badluck
dicetown-about-marshal = the star stays with { $seat }
dicetown-about-shares = { DOLLARS($share) } of the loot
dicetown-about-joe = { DOLLARS($bills) } from { $target_seat }
dicetown-about-brute = { $dice } for free
dicetown-about-gambler = { $die } becomes { $face }
dicetown-question-offer = There’s a tie for { $place }. The tied players are making offers to the sheriff, { $sheriff_seat }.
dicetown-question-offer-you = You are tied for { $place }. What will you offer the sheriff, { $sheriff_seat }?
dicetown-question-offer-sheriff = There’s a tie for { $place }. The tied players are making offers to you, the sheriff.
dicetown-question-leader = { $tied_seats } are tied for { $place }. The sheriff, { $seat }, decides who gets it.
dicetown-question-leader-you = { $tied_seats } are tied for { $place }. You are the sheriff: who gets it?
dicetown-question-leader-tied = You are tied with { $rival_seats } for { $place }. The sheriff, { $seat }, decides who gets it.
dicetown-question-leader-tied-you = You are tied with { $rival_seats } for { $place }, and you are the sheriff: who gets it?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } can’t pay for all the dice and is choosing which to keep.
dicetown-question-trim-you = { $count ->
    [one] Your “Brute” was stopped, and you can’t pay for extra dice. Which one will you keep?
   *[other] Your “Brute” was stopped, and you can only pay for { $count } dice. Which ones will you keep?
}
dicetown-question-card = { $count ->
    [one] { $seat } is looking at a card from the General Store.
   *[other] { $seat } is choosing one of { $count } cards from the General Store.
}
dicetown-question-card-you = { $count ->
    [one] You drew one card at the General Store. Take it.
   *[other] You drew { $count } cards at the General Store. Which one will you keep?
}
dicetown-question-rob = { $seat } is choosing someone to rob in the saloon.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] You control the saloon with one Q. Whose card will you draw?
   *[other] You control the saloon with { $count } Qs. Whose cards will you draw?
}
dicetown-question-steal = { $seat } is choosing which of { $victim_seat }’s cards to keep.
dicetown-question-steal-you = Which of { $victim_seat }’s cards will you keep?
dicetown-question-order = The sheriff, { $seat }, decides who visits Doc Badluck first.
dicetown-question-order-you = You are the sheriff. In which order will they visit Doc Badluck?
dicetown-question-visit = { $seat } is choosing an elixir at Doc Badluck’s.
dicetown-question-visit-you = Doc Badluck has something for you. Which elixir will you take?
dicetown-question-joe = { $seat } turns up “Nervous Joe” and is choosing who has to pay.
dicetown-question-joe-you = You turn up “Nervous Joe”. Who has to pay you?
dicetown-question-giver-friendship = { $seat } is choosing someone to ask for a store card.
dicetown-question-giver-friendship-you = Friendship: who will you ask for a store card?
dicetown-question-giver-dominion = { $seat } is choosing someone to ask for a property.
dicetown-question-giver-dominion-you = Dominion: who will you ask for a property?
dicetown-question-gift-friendship = { $seat } is choosing a store card to give { $taker_seat }.
dicetown-question-gift-friendship-you = Which store card will you give { $taker_seat }?
dicetown-question-gift-dominion = { $seat } is choosing a property to give { $taker_seat }.
dicetown-question-gift-dominion-you = Which property will you give { $taker_seat }?
dicetown-question-protect = { $seat } is choosing two properties to protect.
dicetown-question-protect-you = Which two properties will you protect from theft?
dicetown-question-winner = It’s still a tie. The sheriff, { $seat }, names the winner.
dicetown-question-winner-you = It’s still a tie, and you are the sheriff. Who wins?
dicetown-question-over = The game is over. { $winner_seats } owns the town.
dicetown-question-over-you = The game is over. You own the town.
# While chance is at work.
dicetown-draw-deal = The game is being set up.
dicetown-draw-roll = Dice rattle under the cups.
dicetown-draw-store = Store cards are being drawn.
dicetown-draw-theft = Cards are being drawn from a player’s hand.
dicetown-draw-property = Properties are being drawn.
dicetown-draw-elixir = An elixir is being drawn.

## Names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] Keep { $dice }, free
   *[other] Keep { $dice } for { DOLLARS($cost) }
}
dicetown-label-keep-none = Keep none for { DOLLARS(1) }
dicetown-label-brute = Keep { $dice } with “Brute”
dicetown-label-trim = Keep { $dice }
dicetown-label-pass = Pass
dicetown-label-play = Play “{ $card }”
dicetown-label-turn = Turn { $die } to { $face }
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = Offer { $offer }
dicetown-label-leader = Choose { $seat }
dicetown-label-card = Pick { $card }
dicetown-label-joe = Send Nervous Joe to { $target_seat }
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] From { $victim_seat }: 1 property
       *[other] From { $victim_seat }: { $properties } properties
    }
    [one] { $properties ->
        [0] From { $victim_seat }: 1 store card
        [one] From { $victim_seat }: 1 store card, 1 property
       *[other] From { $victim_seat }: 1 store card, { $properties } properties
    }
   *[other] { $properties ->
        [0] From { $victim_seat }: { $store } store cards
        [one] From { $victim_seat }: { $store } store cards, 1 property
       *[other] From { $victim_seat }: { $store } store cards, { $properties } properties
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = Take “{ $elixir }”
dicetown-label-elixir-top = Take the top one, unseen
dicetown-label-giver = Ask { $seat }
dicetown-label-protect = Protect { $cards }
dicetown-label-winner = { $seat } wins
dicetown-label-deal = Set up the game
dicetown-label-roll = Roll the dice
dicetown-label-draw = Draw { $cards }

## Names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = the gold mine
dicetown-place-bank = the bank
dicetown-place-store = the General Store
dicetown-place-saloon = the saloon
dicetown-place-office = the sheriff’s office
dicetown-place-hall = the Town Hall
# Cards whose faces the reader may see.
dicetown-card-brute = Brute
dicetown-card-gambler = Professional Gambler
dicetown-card-dynamite = Dynamite
dicetown-card-barmaids = Barmaids
dicetown-card-corruption = Corruption
dicetown-card-credit = Unlimited Credit
dicetown-card-joe = Nervous Joe
dicetown-card-marshal = Marshal
dicetown-card-shares = Equal Shares
dicetown-card-wanted = Wanted
dicetown-card-elixir = Elixir
dicetown-card-equipment-1 = Canteen (1)
dicetown-card-equipment-2 = Lasso (2)
dicetown-card-equipment-3 = Boots (3)
dicetown-card-equipment-4 = Saddle (4)
dicetown-card-equipment-5 = Rifle (5)
dicetown-card-equipment-6 = Mule (6)
dicetown-card-equipment-7 = Wagon (7)
dicetown-card-equipment-8 = Horse (8)
dicetown-card-property-1 = Tent (1)
dicetown-card-property-2 = Cabin (2)
dicetown-card-property-3 = Farm (3)
dicetown-card-property-4 = Ranch (4)
dicetown-card-property-5 = Mansion (5)
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [one] a store card
   *[other] { $count } store cards
}
dicetown-back-property = { $count ->
    [one] a property
   *[other] { $count } properties
}
dicetown-elixir-wealth = Wealth
dicetown-elixir-friendship = Friendship
dicetown-elixir-charm = Charm
dicetown-elixir-luck = Luck
dicetown-elixir-power = Power
dicetown-elixir-protection = Protection
dicetown-elixir-dominion = Dominion
dicetown-nothing = nothing
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}

## How a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = nobody yet: { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats }, with the best hand: { $worth }
   *[other] { $leader_seats }, with { $count }: { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand }: { $worth }
dicetown-fact-tied = { $worth }, tied: { $leader_seats }
dicetown-fact-score = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
dicetown-fact-score-seen = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
} + { $hidden ->
    [one] 1 hidden card
   *[other] { $hidden } hidden cards
}
# The rivals with the most dice for a place, and how many each has.
dicetown-fact-rivals = { $rival_seats } { $count }
# Cards in the hand of a player that everybody has seen.
dicetown-fact-known = Everyone has seen in { $seat }’s hand: { $cards }.
dicetown-worth-mine = { $count ->
    [0] no nuggets left
    [one] 1 nugget left
   *[other] { $count } nuggets left
}
dicetown-worth-bank = { $bills ->
    [0] empty
   *[other] { DOLLARS($bills) } of loot
}
dicetown-worth-store = a card to keep
dicetown-worth-saloon = a card to steal
dicetown-worth-office = the star
dicetown-worth-hall = { $points ->
    [0] nothing left
   *[other] next is worth { $points }
}
# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] No nugget is left
    [one] 1 nugget for you: 1 point
   *[other] { $count } nuggets for you: { $count } points
}
dicetown-own-bank = { $bills ->
    [0] Nothing to take, but you control a place
   *[other] { DOLLARS($bills) } for you: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
dicetown-own-store = { $visits ->
    [2] { $count ->
        [one] Twice, you draw a card and keep it
       *[other] Twice, you draw { $count } cards and keep one
    }
   *[other] { $count ->
        [one] You draw a card and keep it
       *[other] You draw { $count } cards and keep one
    }
}
dicetown-own-saloon = { $count ->
    [0] Nobody has a card to steal
    [one] You draw a card from an opponent and keep it
   *[other] You draw { $count } cards from an opponent and keep one
}
dicetown-own-saloon-later = { $count ->
    [one] You draw a card from an opponent and keep it, if anyone has one by then
   *[other] You draw up to { $count } cards from an opponent and keep one, if anyone has any by then
}
dicetown-own-done = Already settled in this round
dicetown-own-office-won = You get the star: { $points } points
dicetown-own-office-kept = You keep the star: { $points } points
dicetown-own-hall = { $count ->
    [0] No property is left
    [one] 1 property for you: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $count } properties for you: { $points } points
}
dicetown-own-doc-due = You control nothing yet: you’d have to see the Doc
dicetown-own-doc-safe = You control a place: no need to see the Doc
dicetown-consequence-wasted = brings you nothing now
dicetown-consequence-joe = { $bills ->
    [0] nothing to take there
   *[other] { DOLLARS($bills) } for you
}
dicetown-consequence-offer = only if { $sheriff_seat } picks you

## When a card is played, and what it does

dicetown-effect-brute = when you keep two or more dice: they are all free
dicetown-effect-gambler = after you keep dice: turn one of your dice to any face
dicetown-effect-dynamite = when you control the gold mine: double the nuggets
dicetown-effect-barmaids = when you control the saloon: steal twice
dicetown-effect-corruption = when you control the Town Hall: one extra property from the deck
dicetown-effect-credit = when you control the General Store: one extra visit
dicetown-effect-joe = right away: { DOLLARS(4) } from a player of your choice
dicetown-effect-marshal = when the star would change hands: it stays where it is
dicetown-effect-shares = when somebody else robs the bank: half the loot is yours
dicetown-effect-wanted = when somebody else plays a store card: it has no effect
dicetown-effect-elixir = when anybody visits Doc Badluck: you visit too
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] at the end: 1 point
   *[other] at the end: { $points } points
}
dicetown-effect-wealth = every other player gives you { DOLLARS(2) }
dicetown-effect-charm = every other player gives you 1 nugget
dicetown-effect-luck = a card from the store deck
dicetown-effect-power = the sheriff’s star
dicetown-effect-protection = two of your properties are safe from theft
dicetown-effect-friendship = a player of your choice gives you a store card
dicetown-effect-dominion = a player of your choice gives you a property

## The story, the hand

dicetown-table-set = The game is set up. { $seat } wears the sheriff’s star.
dicetown-table-set-you = The game is set up. You wear the sheriff’s star.
dicetown-round = Round { $round }.
dicetown-rolled = Everyone rolls under their cup.
dicetown-rolled-you = You roll { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } keeps { $dice }.
   *[other] { $seat } keeps { $dice } for { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] You keep { $dice }.
   *[other] You keep { $dice } for { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } keeps no dice and pays { DOLLARS($cost) }.
dicetown-kept-none-you = You keep no dice and pay { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } can’t pay and keeps only { $dice }.
   *[other] { $seat } pays { DOLLARS($cost) } and keeps only { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] You can’t pay, so you keep only { $dice }.
   *[other] You pay { DOLLARS($cost) } and keep only { $dice }.
}
dicetown-brute-paid = { $seat } pays { DOLLARS($cost) } for the dice after all.
dicetown-brute-paid-you = You pay { DOLLARS($cost) } for the dice after all.
dicetown-moment-roll = Round { $round }, roll { $roll }
dicetown-moment-place = Round { $round }: { $place }
dicetown-last-dice = { $seat } rolls the last dice: { $dice }.
dicetown-last-dice-you = You roll your last dice: { $dice }.
dicetown-turned = { $seat } turns { $die } to { $face }.
dicetown-turned-you = You turn { $die } to { $face }.

## The story, the town

dicetown-led = { $seat } controls { $place }.
dicetown-led-you = You control { $place }.
dicetown-led-hand = { $seat } controls { $place }: { $hand }.
dicetown-led-hand-you = You control { $place }: { $hand }.
dicetown-played = { $seat } plays “{ $card }”.
dicetown-played-you = You play “{ $card }”.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } plays “{ $card }” to turn { $die } into { $face }.
dicetown-played-turn-you = You play “{ $card }” to turn { $die } into { $face }.
dicetown-countered = { $seat }’s “{ $card }” has no effect.
dicetown-countered-you = Your “{ $card }” has no effect.
dicetown-dug = { $count ->
    [one] { $seat } digs up 1 nugget.
   *[other] { $seat } digs up { $count } nuggets.
}
dicetown-dug-you = { $count ->
    [one] You dig up 1 nugget.
   *[other] You dig up { $count } nuggets.
}
dicetown-bank = { $bills ->
    [0] { $seat } finds the bank empty.
   *[other] { $seat } robs the bank of { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] You find the bank empty.
   *[other] You rob the bank of { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } takes { DOLLARS($bills) } of { $other_seat }’s loot.
dicetown-shared-you = You take { DOLLARS($bills) } of { $other_seat }’s loot.
dicetown-shared-to-you = { $seat } takes { DOLLARS($bills) } of your loot.
dicetown-coach = The stagecoach brings the bank { DOLLARS($bills) }.
# What a returning player has missed.
dicetown-recap-rounds = { $count ->
    [one] 1 round was played.
   *[other] { $count } rounds were played.
}
dicetown-recap-bills = Dollars: { DOLLARS($before) } → { DOLLARS($after) }.
dicetown-recap-nuggets = Nuggets: { $before } → { $after }.
dicetown-recap-cards = Cards: { $before } → { $after }.
dicetown-drew = { $seat } draws { $cards }.
dicetown-drew-you = You draw { $cards }.
dicetown-kept-card = { $seat } keeps { $card }.
dicetown-kept-card-you = You keep { $card }.
dicetown-store-shuffled = The discards are shuffled into a new store deck.
dicetown-joe-sent = { $seat } sends Nervous Joe to { $other_seat }.
dicetown-joe-sent-you = You send Nervous Joe to { $other_seat }.
dicetown-joe-sent-to-you = { $seat } sends Nervous Joe to you.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } has nothing for Nervous Joe.
   *[other] Nervous Joe takes { DOLLARS($bills) } from { $other_seat } for { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } has nothing for Nervous Joe.
   *[other] Nervous Joe brings you { DOLLARS($bills) } from { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] You have nothing for Nervous Joe.
   *[other] Nervous Joe takes { DOLLARS($bills) } from you for { $seat }.
}
dicetown-nobody-robbed = { $seat } finds nobody to rob.
dicetown-nobody-robbed-you = You find nobody to rob.
dicetown-loot = { $seat } draws from { $other_seat }: { $cards }.
dicetown-loot-you = You draw from { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } draws from you: { $cards }.
dicetown-stolen = { $seat } steals { $card } from { $other_seat }.
dicetown-stolen-you = You steal { $card } from { $other_seat }.
dicetown-stolen-to-you = { $seat } steals { $card } from you.
dicetown-star = { $seat } takes the star.
dicetown-star-you = You take the star.
dicetown-star-kept = { $seat } stays sheriff.
dicetown-star-kept-you = You stay sheriff.
dicetown-properties = { $seat } takes { $cards }.
dicetown-properties-you = You take { $cards }.
dicetown-corruption = { $seat } takes { $card } from the deck.
dicetown-corruption-you = You take { $card } from the deck; nobody else sees it.
dicetown-row-refilled = New in the row: { $cards }.

## The story, the sheriff’s desk

dicetown-offer = { $seat } offers { $other_seat } { $offer }.
dicetown-offer-you = You offer { $other_seat } { $offer }.
dicetown-offer-to-you = { $seat } offers you { $offer }.
dicetown-leader = The sheriff, { $seat }, gives { $place } to { $other_seat }.
dicetown-leader-you = You give { $place } to { $other_seat }.
dicetown-leader-to-you = The sheriff, { $seat }, gives { $place } to you.
dicetown-leader-self = The sheriff, { $seat }, takes { $place }.
dicetown-leader-self-you = You take { $place } for yourself.
dicetown-offer-taken = { $seat } hands { $other_seat } { $offer }.
dicetown-offer-taken-you = You hand { $other_seat } { $offer }.
dicetown-offer-taken-to-you = { $seat } hands you { $offer }.

## The story, Doc Badluck

dicetown-visits = { $seat } sets the order for Doc Badluck: { $visitor_seats }.
dicetown-visits-you = You set the order for Doc Badluck: { $visitor_seats }.
dicetown-elixir-taken = { $seat } takes the “{ $elixir }” elixir.
dicetown-elixir-taken-you = You take the “{ $elixir }” elixir.
dicetown-elixir-drawn = { $seat } takes the top elixir: { $elixir }.
dicetown-elixir-drawn-you = You take the top elixir: { $elixir }.
dicetown-wealth = { $bills ->
    [0] Nobody has a dollar for { $seat }.
   *[other] The others give { $seat } { DOLLARS($bills) }.
}
dicetown-wealth-you = { $bills ->
    [0] Nobody has a dollar for you.
   *[other] The others give you { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Nobody has a nugget for { $seat }.
    [one] The others give { $seat } 1 nugget.
   *[other] The others give { $seat } { $count } nuggets.
}
dicetown-charm-you = { $count ->
    [0] Nobody has a nugget for you.
    [one] The others give you 1 nugget.
   *[other] The others give you { $count } nuggets.
}
dicetown-luck = { $seat } draws { $card }.
dicetown-luck-you = You draw { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } asks { $other_seat } for { $card }.
dicetown-giver-you = You ask { $other_seat } for { $card }.
dicetown-giver-to-you = { $seat } asks you for { $card }.
dicetown-given = { $seat } gives { $other_seat } { $card }.
dicetown-given-you = You give { $other_seat } { $card }.
dicetown-given-to-you = { $seat } gives you { $card }.
dicetown-protected = { $seat } protects { $cards } from theft.
dicetown-protected-you = You protect { $cards } from theft.
dicetown-wasted = The “{ $elixir }” elixir does nothing for { $seat }.
dicetown-wasted-you = The “{ $elixir }” elixir does nothing for you.
dicetown-elixir-replaced = New at Doc Badluck’s: { $elixir }.
dicetown-elixirs-shuffled = The used elixirs are shuffled into a new deck.

## The story, the end

dicetown-ended-mine = The mine is empty. That was the last round.
dicetown-ended-properties = Every property is taken. That was the last round.
dicetown-ended-both = The mine is empty and every property is taken. That was the last round.
# By what the winner was ahead (D-END-3).
dicetown-won-points = { $seat } wins with { $points } points.
dicetown-won-points-you = You win with { $points } points.
dicetown-won-cards = { $seat } wins the tie at { $points } points with more properties.
dicetown-won-cards-you = You win the tie at { $points } points with more properties.
dicetown-won-sheriff = Tied at { $points } points. The sheriff decides: { $seat } wins.
dicetown-won-sheriff-you = Tied at { $points } points. The sheriff decides: you win.

## Why an answer is refused

dicetown-refusal-not-rolled = Those dice are not under your cup.
dicetown-refusal-dice-price = { $bills ->
    [0] You have no money: keep exactly one die.
   *[other] You have only { DOLLARS($bills) }. One die is free, each extra one costs { DOLLARS(1) }.
}
dicetown-refusal-order-pay = Dice cost at most { DOLLARS($most) } in one reveal.
dicetown-refusal-order-amount = An amount is between { DOLLARS(0) } and { DOLLARS($most) }.
dicetown-refusal-no-brute = You don’t have “Brute”.
dicetown-refusal-brute-few = “Brute” only works when you keep two or more dice.
dicetown-refusal-trim = { $count ->
    [one] Choose exactly one of the dice you kept.
   *[other] Choose exactly { $count } of the dice you kept.
}
dicetown-refusal-no-gambler = You don’t have “Professional Gambler”.
dicetown-refusal-not-your-die = You haven’t set aside a die like that.
dicetown-refusal-same-face = Turn the die to a different face.
dicetown-refusal-reaction-window = Only “{ $card }” can be played at this moment.
dicetown-refusal-closed = “{ $card }” can’t be played now.
dicetown-refusal-not-held = You don’t have “{ $card }”.
dicetown-refusal-offer-bills = { $bills ->
    [0] You have no bills to offer.
   *[other] You have only { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] You have no nuggets to offer.
    [one] You have only 1 nugget.
   *[other] You have only { $nuggets } nuggets.
}
dicetown-refusal-offer-cards = You can only offer cards from your hand.
dicetown-refusal-not-tied = Choose one of the tied players.
dicetown-refusal-card-not-drawn = That card isn’t among the ones you drew.
dicetown-refusal-joe-is-played = “Nervous Joe” is played right away: choose who has to pay.
dicetown-refusal-joe-target = Choose another player at this table for “Nervous Joe”.
dicetown-refusal-victim = Choose another player who has a card to draw.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Draw exactly one card there (store cards: { $store }, properties: { $properties }).
   *[other] Draw exactly { $count } cards there (store cards: { $store }, properties: { $properties }).
}
dicetown-refusal-order = List every visitor exactly once.
dicetown-refusal-elixir = That elixir isn’t on offer.
dicetown-refusal-giver = Choose another player who has a card of that kind to give.
dicetown-refusal-gift = Give a card of the requested kind from your hand.
dicetown-refusal-protect = { $count ->
    [one] Choose exactly one property from your hand.
   *[other] Choose exactly { $count } properties from your hand.
}
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = That deal isn’t possible with this box and these table options.
dicetown-refusal-roll = The dice can’t fall like that.
dicetown-refusal-store-draw = Those cards can’t come from the store deck.
dicetown-refusal-loot-draw = Those cards can’t come from that player’s hand.
dicetown-refusal-property-draw = Those cards can’t come from the property deck.
dicetown-refusal-elixir-draw = That card can’t come from the elixir deck.

## What is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } has { $count } dice; there should be { $printed }.
    [bills] { $file } has { $count } bills; there should be { $printed }.
   *[nuggets] { $file } has { $count } nuggets; there should be { $printed }.
}
dicetown-components-properties = { $file } must have 20 properties, each worth 1 to 5.
dicetown-components-equipment = { $file } must have 6 Equipment cards, each with a different value from 1 to 8.
dicetown-components-actions = { $file } must have the 13 action cards of the rulebook.
dicetown-components-elixirs = { $file } must have the 7 elixirs, each once.

## The terminal: the town

dicetown-panel-town = The town, round { $round }
# Names of places as headings.
dicetown-panel-place-mine = Gold mine
dicetown-panel-place-bank = Bank
dicetown-panel-place-coach = Stagecoach
dicetown-panel-place-store = General Store
dicetown-panel-place-saloon = Saloon
dicetown-panel-place-office = Sheriff’s office
dicetown-panel-place-hall = Town Hall
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = best
dicetown-panel-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] worth { $worth }
   *[other] worth { $worth }, { $count } more
}
dicetown-panel-row-empty = all taken
# Poker hands, after the name of a player.
dicetown-panel-hand-five = five of a kind
dicetown-panel-hand-four = four of a kind
dicetown-panel-hand-full = full house
dicetown-panel-hand-straight = straight
dicetown-panel-hand-three = three of a kind
dicetown-panel-hand-pairs = two pair
dicetown-panel-hand-pair = one pair
dicetown-panel-hand-high = high die
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind }, { $high } over { $low }
dicetown-hand-pairs = { $kind }, { $high } and { $low }
dicetown-hand-five = five of a kind, { $high }
dicetown-hand-four = four of a kind, { $high }
dicetown-hand-one = { $kind }, { $high }
dicetown-hand-high = { $kind }, { $high }
dicetown-hand-straight = { $kind }, { $high } high
dicetown-faces-9 = nines
dicetown-faces-10 = tens
dicetown-faces-J = jacks
dicetown-faces-Q = queens
dicetown-faces-K = kings
dicetown-faces-A = aces
dicetown-face-9 = nine
dicetown-face-10 = ten
dicetown-face-J = jack
dicetown-face-Q = queen
dicetown-face-K = king
dicetown-face-A = ace
dicetown-panel-guide = What each place gives you
dicetown-panel-does-mine = Most 9s: one nugget per 9.
dicetown-panel-does-bank = Most 10s: all the money in the bank.
dicetown-panel-does-coach = Nobody can control it. It brings what players pay for dice to the bank: next round’s loot.
dicetown-panel-does-store = Most Js: draw one card per J, keep one. Twice in round 1.
dicetown-panel-does-saloon = Most Qs: draw one card per Q from one opponent, keep one.
dicetown-panel-does-office = Most Ks: the sheriff’s star.
dicetown-panel-does-hall = Best hand: the next property, plus one more per A.
dicetown-panel-does-doc = Players who control no place take an elixir.
dicetown-panel-played = Played
dicetown-panel-used = Elixirs used

## The terminal: players, what I know

dicetown-panel-players = Players
dicetown-panel-signs = ★ sheriff  ▸ you
dicetown-panel-head-name = Player
dicetown-panel-head-dice = Set aside
dicetown-panel-head-bills = Bills
dicetown-panel-head-nuggets = Nuggets
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Store
dicetown-panel-head-properties = Properties
dicetown-panel-head-protected = Safe
dicetown-panel-mine = Only you see this
dicetown-panel-no-cards = No cards yet.
dicetown-panel-equipment = Equipment
dicetown-panel-properties = Properties
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [one] worth { $worth }: 1 point at the end
   *[other] worth { $worth }: { $points } points at the end
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Seen: { $place }
dicetown-panel-in-deck = deck
dicetown-panel-in-discards = discards

## The terminal: the decision and the answers

dicetown-panel-cup = Under your cup, with { DOLLARS($bills) } to spend
dicetown-panel-aside = set aside:
# The price of keeping this number of dice.
dicetown-panel-price = { $count ->
    [0] none { DOLLARS($cost) }
    [one] 1 die free
   *[other] { $count } dice { DOLLARS($cost) }
}
dicetown-panel-brute = With “Brute”, two or more dice are free.
dicetown-panel-tied = Tied with { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = You have { $purse }.
dicetown-panel-your-goods = The sheriff’s desk
dicetown-panel-offers = offers { $offer }
# Beside what is to be typed.
dicetown-panel-type-keep = Keep these dice: name as many as you like
dicetown-panel-type-none = Keep none of them for { DOLLARS(1) }
dicetown-panel-type-brute = Keep these dice and play “Brute”
dicetown-panel-type-turn = Play “Professional Gambler”: turn this die to that face
dicetown-panel-type-nothing = Offer nothing
dicetown-panel-type-offer = Make an offer like this, using anything you have

## Ties in the final ranking

dicetown-tie-cards = { $seat } is ahead of { $other_seat }: tied at { $points } points, but with more properties.
dicetown-tie-cards-you = You are ahead of { $other_seat }: tied at { $points } points, but with more properties.
dicetown-tie-cards-to-you = { $seat } is ahead of you: tied at { $points } points, but with more properties.
dicetown-tie-sheriff = { $seat } is ahead of { $other_seat }: tied at { $points } points, by the sheriff’s decision.
dicetown-tie-sheriff-you = You are ahead of { $other_seat }: tied at { $points } points, by the sheriff’s decision.
dicetown-tie-sheriff-to-you = { $seat } is ahead of you: tied at { $points } points, by the sheriff’s decision.

## The terminal: the score sheet

dicetown-sheet-title = Final score
dicetown-sheet-nuggets = Nuggets
dicetown-sheet-bills = Bills (1 point per { DOLLARS(2) })
dicetown-sheet-star = Sheriff’s star
dicetown-sheet-equipment = Equipment
dicetown-sheet-properties = Properties
dicetown-sheet-total = Points
dicetown-sheet-rank = Rank
dicetown-sheet-tied = { $count ->
    [one] Tied at { $points } points: { $seat } has 1 property.
   *[other] Tied at { $points } points: { $seat } has { $count } properties.
}
dicetown-sheet-by-points = Decided on points.
dicetown-sheet-by-cards = Points tied; decided by the number of properties.
dicetown-sheet-by-sheriff = Points and properties tied; the sheriff decided.

## What a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = One die is free and each extra one costs { DOLLARS(1) }; keeping none costs { DOLLARS(1) } too. The dice you keep are locked in for this round.
dicetown-hint-town = Each face belongs to a place: 9 is the mine, 10 the bank, J the store, Q the saloon, K the sheriff’s office. The player with the most of a face controls its place.
dicetown-hint-race = As soon as anyone has kept five dice, everyone else rolls one last time and has to keep what comes up.
dicetown-hint-hall = The best poker hand takes a property at the Town Hall, plus one more for each A in it.
dicetown-hint-nothing = Controlling no place at all is no disaster: Doc Badluck will have an elixir for you.
dicetown-hint-poor = With no money, you have to keep exactly one die.
dicetown-hint-trim = Keep the dice that win you a place; you will roll the others again.
dicetown-hint-turn = Changing one die can win you a place, or the best hand. The card is then used up.
dicetown-hint-react = A card can only be played at its own moment, and is then used up. You can save it for a better time.
dicetown-hint-counter = “Wanted” stops one store card, any you like. Is this the one?
dicetown-hint-offer = The sheriff is free to pick any of the tied players. You only pay your offer if you are picked.
dicetown-hint-leader = You are the sheriff, so you break ties. You get the offer of the player you pick, and nothing from the others.
dicetown-hint-card = Equipment is worth points at the end; an action card helps at the right moment. Nobody sees what you keep.
dicetown-hint-rob = The more cards you draw, the better your pick. Properties are worth 1 to 5 points.
dicetown-hint-steal = You keep one; the others go back.
dicetown-hint-order = The first visitor can choose between both face-up elixirs.
dicetown-hint-visit = Read what the two elixirs do, or take your chances with the unseen one.
dicetown-hint-joe = Pick someone who still has { DOLLARS(4) }.
dicetown-hint-giver = The player you ask chooses which card to give, so ask someone who has few.
dicetown-hint-gift = You choose which card to give: pick the one you need least.
dicetown-hint-protect = Protected properties can no longer be stolen. Choose your best.
dicetown-hint-winner = Your last decision as sheriff.
# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = A round has two parts: first the dice, then the town, place by place.
dicetown-tip-LastDiceRolled = Someone had kept five dice, so everyone else rolled one last time and kept everything.
dicetown-tip-NuggetsDug = Each nugget is worth a point. When the mine is empty, the game ends after that round.
dicetown-tip-BankRobbed = The player who controls the bank takes all the money in it. Every { DOLLARS(2) } is worth a point.
dicetown-tip-CoachUnloaded = What the dice cost this round is next round’s loot.
dicetown-tip-CardsDrawn = At the store you keep one card and discard the others face down. In the first round you do this twice.
dicetown-tip-LootDrawn = The player who controls the saloon looks at some of another player’s cards and keeps one.
dicetown-tip-StarTaken = The sheriff breaks ties, and the star is worth 5 points at the end.
dicetown-tip-PropertiesTaken = The best hand takes the property at the bottom of the row. When all of them are gone, the game ends after that round.
dicetown-tip-OfferMade = Tied players may bribe the sheriff. Only the one who is picked pays.
dicetown-tip-LeaderNamed = The sheriff’s decision settles a tie.
dicetown-tip-CardPlayed = Each action card can be played at one moment only. The game pauses there even if nobody has the card, so that the pause gives nothing away.
dicetown-tip-ElixirTaken = Players who control no place visit Doc Badluck and take an elixir.

## The lesson, a scripted first game

dicetown-lesson-goal = A boomtown in the Wild West is up for grabs. Every round you roll poker dice, and the dice decide who gets what in town. The goal: have the most points at the end. Gold nuggets, dollars, the sheriff’s star, properties and equipment are all worth points.
dicetown-lesson-cup = This is your cup. Everyone secretly rolls five dice. Each face belongs to a place: 9 to the gold mine, 10 to the bank, J to the General Store, Q to the saloon, K to the sheriff’s office. Aces help at the Town Hall. The player with the most dice of a face controls its place. You have { DOLLARS($bills) } to spend on dice.
dicetown-lesson-keep = Choose the dice you want to keep; you will roll the others again. One die is free, each extra one costs { DOLLARS($price) }. You rolled two 9s. Keep both, and the gold mine may soon be yours.
dicetown-lesson-coach = Everyone lifted their cup at the same time. Money for extra dice goes to the stagecoach: { DOLLARS($own) } from you, { DOLLARS($price) } from { $seat }. Later this round the stagecoach takes it to the bank. There it waits for whoever controls the bank next round.
dicetown-lesson-race = You rolled your other dice again. As soon as a player has kept five dice, everyone else rolls one last time and must take what comes up. { $seat } needs only two more. Keep the J: it’s free, and Js bring cards from the General Store.
dicetown-lesson-tie = { $seat } has five dice, so your last two were rolled: a 10 and a J. Now on to the town, place by place. Gold mine: you have the most 9s and take { $nuggets } nuggets, one for each 9. Bank: you and { $seat } have one 10 each. The sheriff, { $sheriff_seat }, breaks the tie and may be bribed. The tied players make their offers in secret, and only the player who is chosen pays. Offer { DOLLARS($bills) }.
dicetown-lesson-store = { $sheriff_seat } chose you: for { DOLLARS($bills) } you took all { DOLLARS($loot) } in the bank. General Store: you have the most Js. You draw a card for each J and keep one. Equipment is worth points at the end. Action cards help you during the game. Keep the equipment worth { $value } points.
dicetown-lesson-card = In the first round you shop twice. “Elixir” is an action card. Doc Badluck gives an elixir to players who controlled no place; with this card, you get one, too. Whenever you can play a card, you will be asked. Keep “Elixir”.
dicetown-lesson-react = Saloon: { $ada_seat } had the most Qs and stole your equipment. Sheriff’s office: { $ada_seat } had the most Ks and is now the sheriff. Town Hall: { $ada_seat } had the best poker hand and took a property; each A in the hand would have brought one more. { $buck_seat } controlled no place and is on the way to Doc Badluck. This is the moment for your card: play “Elixir”.
dicetown-lesson-elixir = { $buck_seat } chose first, and now it’s your turn. You may take one of the two elixirs on display, or the top one of the deck without seeing it. With “Wealth”, everyone else gives you { DOLLARS($bills) }. Take it.
dicetown-lesson-hall = That was the first round, and you have won a tie, played a card and drunk an elixir. All dice are back under the cups. The money from the stagecoach is waiting in the bank, and { $ada_seat } wears the star and breaks the ties from now on.
dicetown-lesson-end = To show you the ending, bots have played the other rounds. The game ends after the round in which the gold mine is empty or all properties are taken. You get one point for each nugget, one for every { DOLLARS($bills) }, { $star } for the star, and the value of your equipment and properties. The player with the most points wins. Now pick up again at the second round and play the rest yourself. You’ll get tips at first, then fewer and fewer.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [one] { $seat } has 1 point.
   *[other] { $seat } has { $points } points.
}
dicetown-report-score-you = { $points ->
    [one] You have 1 point.
   *[other] You have { $points } points.
}
dicetown-report-so-far = { $points ->
    [one] So far { $seat } has at least 1 point; hidden cards may add more.
   *[other] So far { $seat } has at least { $points } points; hidden cards may add more.
}
dicetown-report-so-far-you = { $points ->
    [one] So far you have 1 point.
   *[other] So far you have { $points } points.
}
dicetown-report-cup = Under your cup: { $dice }.
dicetown-report-dice = { $seat } has set aside { $dice }.
dicetown-report-dice-you = You have set aside { $dice }.
dicetown-report-no-dice = { $seat } hasn’t set aside any dice.
dicetown-report-no-dice-you = You haven’t set aside any dice.
dicetown-report-money = { $seat } has { DOLLARS($bills) }.
dicetown-report-money-you = You have { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } has no nuggets.
    [one] { $seat } has 1 nugget.
   *[other] { $seat } has { $count } nuggets.
}
dicetown-report-nuggets-you = { $count ->
    [0] You have no nuggets.
    [one] You have 1 nugget.
   *[other] You have { $count } nuggets.
}
dicetown-report-sheriff = { $seat } wears the sheriff’s star.
dicetown-report-sheriff-you = You wear the sheriff’s star.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card }: { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = { $seat }’s store cards: { $cards }.
dicetown-report-cards-you = Your store cards: { $cards }.
dicetown-report-properties = { $seat }’s properties: { $cards }.
dicetown-report-properties-you = Your properties: { $cards }.
dicetown-report-safe = { $seat }’s protected properties: { $cards }.
dicetown-report-safe-you = Your protected properties: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = You have seen ({ $place }): { $cards }.
dicetown-report-hand = { $seat }’s hand
dicetown-report-offer = { $seat } offers { $offer }.
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place }: { $told }.
dicetown-report-coach = Stagecoach: { DOLLARS($bills) } for the bank.
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Properties in the row: { $worth }. The deck is empty.
    [one] Properties in the row: { $worth }. 1 more in the deck.
   *[other] Properties in the row: { $worth }. { $count } more in the deck.
}
dicetown-report-no-row = { $count ->
    [0] No properties are left in the row or the deck.
   *[other] No properties are in the row. The deck has { $count }.
}
dicetown-report-doc = Doc Badluck has: { $elixirs }.
dicetown-report-deck = { $count ->
    [one] One card in the store deck.
   *[other] { $count } cards in the store deck.
}
dicetown-report-played = Played: { $cards }.

## The lobby

web-game-dicetown-line = Roll poker dice under your cup, take over the town place by place, and stay on the sheriff’s good side.
web-game-dicetown-time = 15 min with bots, 25 with friends

## Learning a game

web-dicetown-note-nuggets = 1 point for each gold nugget.
web-dicetown-note-bills = 1 point for every { DOLLARS(2) }.
web-dicetown-note-star = 5 points for the player with the sheriff’s star.
web-dicetown-note-equipment = Equipment from the General Store is worth its value in points. Action cards are worth nothing.
web-dicetown-note-properties = Properties from the Town Hall are worth 1 to 5 points each.
web-dicetown-note-total = The player with the most points wins. Ties go to the player with more properties, then the sheriff decides.

## The table in words

web-text-board-dicetown = The town

## The page: the board

web-dicetown-progress = Dice Town · round { $round }
web-dicetown-last = last { $count }
web-dicetown-near-mine = { $count ->
    [one] The mine has one nugget left
   *[other] The mine has { $count } nuggets left
}
web-dicetown-near-hall = { $count ->
    [one] One property left
   *[other] { $count } properties left
}
web-dicetown-town = The town, place by place
web-dicetown-tab-tray = In front of you
web-dicetown-tab-cards = My cards
web-dicetown-as-it-stands = Standings
web-dicetown-so-far = dice set aside so far
web-dicetown-by-place = place by place
web-dicetown-to-bank = { $amount } for the bank
web-dicetown-doc = for players who control nothing
web-dicetown-hands = Hands
web-dicetown-best-first = best first
web-dicetown-cup = Under the cup
web-dicetown-cup-closed = Your cup is down. The others are still choosing.
web-dicetown-committed = You keep { $dice }. The others are still choosing.
web-dicetown-committed-none = You keep none. The others are still choosing.
web-dicetown-aside = set aside
web-dicetown-free = free
web-dicetown-too-dear = too expensive
web-dicetown-keep = Keep { $dice }
# Beside the dice: keep none of them.
web-dicetown-none = None: { DOLLARS(1) }
web-dicetown-choose-dice = Tap the dice to keep
# How many dice you would have for a place, and the rivals with the most.
web-dicetown-you-and-rivals = { $count ->
    [0] { $place }: you { $mine }, nobody else
   *[other] { $place }: you { $mine }, { $rival_seats } { $count }
}
web-dicetown-choose = Choose one
web-dicetown-choose-you = Choose yourself
web-dicetown-turn = Turn one of your dice
web-dicetown-part-die = This die
web-dicetown-part-face = becomes
web-dicetown-rob = Choose whose cards you draw
web-dicetown-part-victim = From
web-dicetown-part-draw = Draw
web-dicetown-order = Tap the visitors in their order
web-dicetown-part-order = Order
dicetown-order-now = Now: { $answer }
dicetown-order-no-dice = There are no dice under your cup now.
dicetown-order-held = You hold this card.
dicetown-order-not-held = You don’t hold this card.
web-dicetown-order-keep = Dice to keep
web-dicetown-order-keep-mine = most 9s: for the gold mine
web-dicetown-order-keep-bank = most 10s: for the bank
web-dicetown-order-keep-store = most Js: for the General Store
web-dicetown-order-keep-saloon = most Qs: for the saloon
web-dicetown-order-keep-office = most Ks: for the sheriff’s star
web-dicetown-order-keep-hall = best hand: for the Town Hall
web-dicetown-order-pay = Pay for dice in each reveal, up to
web-dicetown-order-offer = Offer to the sheriff in a tie
web-dicetown-order-offer-bills = bills, up to a limit
web-dicetown-protect = { $count ->
    [one] Tap the property to protect
   *[other] Tap { $count } properties to protect
}
web-dicetown-trim = { $count ->
    [one] Tap the die you keep
   *[other] Tap the { $count } dice you keep
}
web-forced = Only one choice: { $choice }
web-dicetown-choosing = choosing
web-dicetown-ready = ready
web-dicetown-your-dice = Your dice
web-dicetown-you-have = You have { $amount }.
web-dicetown-sheriff = Sheriff
web-dicetown-bills = Bills
web-dicetown-nuggets = Nuggets
web-dicetown-store-cards = Store cards
web-dicetown-properties = Properties
web-dicetown-safe = safe
web-dicetown-cards = Your cards
web-dicetown-your-offer = Your offer to the sheriff
web-dicetown-offers = Offers to the sheriff, { $sheriff_seat }
web-dicetown-offers-you = Offers to you, the sheriff
web-dicetown-of = of { $count }
web-dicetown-offer = Offer { $goods }
web-dicetown-offer-nothing = Offer nothing
web-dicetown-offer-first = Choose what to offer
web-dicetown-offered = You offer { $goods }.
web-dicetown-sealed-offer = hidden until everyone has made an offer; you pay only if you are chosen
web-dicetown-desk = amounts are public; only the sheriff sees the cards
web-dicetown-desk-yours = you get the offer of the player you choose; the others take theirs back
web-dicetown-stake = At stake: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Your opponent: { $rival_seats }
   *[other] Your opponents: { $rival_seats }
}
web-dicetown-face = only you two can see it
web-dicetown-sheet-lead = { $points } points, ahead of { $next }
web-option-bribes = Bribes
web-option-bribes-note = Whether tied players may offer the sheriff something.
web-option-bribes-on = allowed
web-option-bribes-off = not allowed
web-option-memory = Points of cards seen
web-option-memory-note = Whether the points beside a seat count cards that everybody has seen.
web-option-memory-secret = not counted
web-option-memory-noted = counted for players
web-option-memory-open = counted for everyone

## The coach

dicetown-why-keep-more = Keeping more of these dice helps you control a place.
dicetown-why-keep-fewer = It pays to reroll more of these dice.
dicetown-why-keep-other = Other dice in this roll do more to win a place.
dicetown-why-none = None of these dice helps you enough.
dicetown-why-dice = { $count ->
    [one] That makes it one die for { $place }.
   *[other] That makes it { $count } dice for { $place }.
}
dicetown-why-play = Played now, the card brings you more than kept.
dicetown-why-wait = The card is worth more to you later.

## Orders for a player who is away

web-dicetown-orders-cards = Action cards
web-dicetown-orders-lead = Choose now how to answer when one of these cards can be played. Each choice counts at once.
web-dicetown-orders-play = always play it
web-dicetown-orders-never = never ask me
web-dicetown-orders-least = Play it if the loot is at least
web-dicetown-orders-stop = Don’t ask again

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-dicetown-beat-roll = Shake and roll!
web-dicetown-beat-reveal = All cups up!
web-dicetown-beat-last = The last dice!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-dicetown-beat-why = { $why }: { $what }
web-dicetown-beat-faces = { $count ->
    [1] One { $face }
    [2] Two { $face }s
    [3] Three { $face }s
    [4] Four { $face }s
   *[other] Five { $face }s
}
web-dicetown-beat-sheriff = The sheriff decides
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-dicetown-beat-led = { $why }, { $seat }: { $what }
web-dicetown-beat-led-you = { $why }, you: { $what }
web-dicetown-beat-leads = { $why }: { $seat }
web-dicetown-beat-leads-you = { $why }: you
web-dicetown-beat-sealed = Your offer is sealed.
web-dicetown-beat-gain = { $seat }: { $what }
web-dicetown-beat-gain-you = You: { $what }
web-dicetown-beat-nuggets = { $count ->
    [one] +1 nugget
   *[other] +{ $count } nuggets
}
web-dicetown-beat-bills = +{ DOLLARS($count) }
web-dicetown-beat-cards = { $count ->
    [one] +1 card
   *[other] +{ $count } cards
}
web-dicetown-beat-draws = { $count ->
    [one] 1 card drawn
   *[other] { $count } cards drawn
}
web-dicetown-beat-properties = { $count ->
    [one] +1 property
   *[other] +{ $count } properties
}
web-dicetown-beat-star = the star
web-dicetown-beat-visits = { $visitor_seats }

## How a finished game went

web-round-dicetown = Round
web-net-worth-dicetown = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
web-luck-dicetown = Matching dice after each roll (kept dice included), compared with the average.
web-luck-dicetown-tries = Rolls

## Questions to the table

topic-nuggets = nuggets, gold
topic-sheriff = sheriff, star
topic-properties = properties
topic-offers = offers, bribes
topic-round = round, how far
topic-place-mine = gold mine, mine, who leads, who controls
topic-place-bank = bank, who leads, who controls
topic-place-coach = stagecoach, coach
topic-place-store = general store, store, who leads, who controls
topic-place-saloon = saloon, who leads, who controls
topic-place-office = sheriff’s office, office, who leads, who controls
topic-place-hall = town hall, hall, who leads, who controls
topic-place-doc = doc badluck, doc, elixirs
topic-decks = decks, deck, played cards
topic-dice = dice, hand
topic-cards = cards, store cards

## How to play

web-how-dicetown-goal = Have the most points when the gold mine is empty or all properties are taken.
web-how-dicetown-start = Each player has five dice and { DOLLARS(8) }. One player has the sheriff’s star. The mine holds 30 nuggets, the bank { DOLLARS(3) }.
web-how-dicetown-step-1-title = Roll and choose
web-how-dicetown-step-1 = Everyone rolls in secret and chooses dice to keep. One die is free. Each extra one costs { DOLLARS(1) }, and so does keeping none. The money goes to the stagecoach.
web-how-dicetown-step-2-title = Reveal and roll again
web-how-dicetown-step-2 = Everyone lifts their cup at once and rolls the other dice again. As soon as somebody has kept five dice, everybody else rolls once more and keeps everything.
web-how-dicetown-step-3-title = Visit the town
web-how-dicetown-step-3 = At each place, the player with the most matching dice gets to act. If players are tied, the sheriff decides. Tied players may offer a bribe.
web-how-dicetown-step-4-title = The best hand
web-how-dicetown-step-4 = The best poker hand takes a property at the Town Hall, and one more for each A in it.
web-how-dicetown-step-5-title = The rest visit Doc Badluck
web-how-dicetown-step-5 = Players who controlled no place take an elixir. The money from the stagecoach now lies in the bank, as loot for the next round.
web-how-dicetown-keep-title = What dice cost
web-how-dicetown-keep = Ann rolls 9 9 J Q K and keeps both 9s: the first is free, the second costs { DOLLARS(1) }. Three dice would cost { DOLLARS(2) }.
web-how-dicetown-town-title = Who gets what
web-how-dicetown-town = Ann has the most 9s and takes 3 nuggets. Ben has the most 10s and Ks and takes all the bills in the bank, and the star. Cleo has the most Js, draws four cards and keeps one. Four of a kind is also the best hand: with one A, Cleo takes two properties.
web-how-dicetown-tie-title = A tie
web-how-dicetown-tie = Ann and Ben have two 10s each. Both make the sheriff an offer at the same time. The sheriff chooses Ben: Ben pays the offer and robs the bank. Ann keeps hers.
web-how-dicetown-score = Each nugget is worth 1 point, every { DOLLARS(2) } is worth 1, and the star is worth 5. Equipment and properties are worth their value. The player with the most points wins.
web-how-dicetown-places = The places, in order
web-how-dicetown-faces = The six faces
web-how-dicetown-cards = Action cards
web-how-dicetown-elixirs = Elixirs

# What was drawn, in the list of draws of “Check fairness”.
web-dicetown-drawn-deal = Setup
web-dicetown-drawn-roll = Roll
web-dicetown-drawn-store = Cards from the General Store
web-dicetown-drawn-theft = Cards from a hand
web-dicetown-drawn-corruption = Property from the deck
web-dicetown-drawn-row = New properties
web-dicetown-drawn-elixir = Elixir from the deck
web-dicetown-drawn-luck = Card from an elixir
web-dicetown-drawn-shelf = New elixir on display
