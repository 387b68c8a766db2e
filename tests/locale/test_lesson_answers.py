"""A reader of a lesson, in any language, can answer the questions that a new player has."""

from __future__ import annotations

from typing import Final

import pytest

from tests.support.people import NAMES
from tinhorn.games import GAMES
from tinhorn.kernel.lesson import LessonStep
from tinhorn.locale import LANGUAGES, say
from tinhorn.server.api.lessons import lesson_of

Answers = dict[str, tuple[str, ...]]

WINCHESTER: Final[dict[str, Answers]] = {
    "en": {
        "goal": ("goal", "richest player", "last plot"),
        "money": ("doesn’t go to the bank", "split equally", "other players", "saloon as a tip"),
        "duel": ("only two players", "duel is possible", "on your turn", "duel token"),
        "score": ("cash", "two secret objectives", "$5,000", "most plots", "richest player wins"),
    },
    "de": {
        "goal": ("Ziel", "am reichsten", "letzte Parzelle"),
        "money": ("nicht an die Bank", "zu gleichen Teilen", "anderen Spielern", "Trinkgeld"),
        "duel": ("nur noch zwei", "Duell möglich", "wenn du dran bist", "Duellplättchen"),
        "score": ("Bargeld", "zwei Geheimen Ziele", "5.000", "meisten Parzellen", "am reichsten"),
    },
    "es": {
        "goal": ("objetivo", "jugador más rico", "última parcela"),
        "money": ("no va al banco", "a partes iguales", "demás jugadores", "propina en el salón"),
        "duel": ("solo quedan dos", "posible un duelo", "en tu turno", "ficha de Duelo"),
        "score": ("efectivo", "dos objetivos secretos", "5.000", "más parcelas", "más rico"),
    },
    "fr": {
        "goal": ("but", "joueur le plus riche", "dernière parcelle"),
        "money": ("ne va pas à la banque", "à parts égales", "autres joueurs", "pourboire"),
        "duel": (
            "il ne reste que deux",
            "duel est maintenant possible",
            "à ton tour",
            "jeton Duel",
        ),
        "score": (
            "argent liquide",
            "deux objectifs personnels",
            "5",
            "le plus de parcelles",
            "riche",
        ),
    },
    "it": {
        "goal": ("obiettivo", "giocatore più ricco", "ultimo lotto"),
        "money": (
            "non va alla banca",
            "in parti uguali",
            "altri giocatori",
            "mancia per il saloon",
        ),
        "duel": ("rimasti solo due", "possibile un duello", "al tuo turno", "gettone Duello"),
        "score": ("contanti", "due obiettivi segreti", "5.000", "più lotti", "più ricco"),
    },
    "nl": {
        "goal": ("doel", "rijkste speler", "laatste perceel"),
        "money": ("niet naar de bank", "gelijk verdeeld", "andere spelers", "fooi in de saloon"),
        "duel": ("nog maar twee", "duel mogelijk", "aan de beurt", "duelfiche"),
        "score": ("contante geld", "twee geheime doelen", "5.000", "meeste percelen", "rijkste"),
    },
    "pt": {
        "goal": ("objetivo", "jogador mais rico", "última parcela"),
        "money": ("não vai para o banco", "partes iguais", "outros jogadores", "gorjeta no saloon"),
        "duel": ("só restam dois", "possível um duelo", "na tua vez", "ficha de Duelo"),
        "score": ("dinheiro vivo", "dois objetivos secretos", "5", "mais parcelas", "mais rico"),
    },
}
"""The goal; where the paid money goes; when a duel is possible; how the game is scored."""

DICETOWN: Final[dict[str, Answers]] = {
    "en": {
        "goal": ("goal", "most points", "end"),
        "money": ("extra dice", "stagecoach", "bank", "next round"),
        "place": ("most dice of a face", "controls"),
        "score": ("each nugget", "$2", "5 for the star", "equipment and properties", "most points"),
        "end": ("gold mine is empty", "all properties are taken"),
    },
    "de": {
        "goal": ("Ziel", "meisten Punkte", "Ende"),
        "money": ("weitere Würfel", "Postkutsche", "Bank", "nächsten Runde"),
        "place": ("die meisten Würfel", "beherrscht"),
        "score": ("jedes Nugget", "2", "5 für den Stern", "Ausrüstung", "meisten Punkte"),
        "end": ("Goldmine leer", "letzte Besitzrecht"),
    },
    "es": {
        "goal": ("objetivo", "más puntos", "final"),
        "money": ("dados adicionales", "diligencia", "banco", "ronda siguiente"),
        "place": ("más dados de una cara", "controla"),
        "score": ("por pepita", "2", "5 por la estrella", "equipo", "más puntos"),
        "end": ("mina de oro se vacía", "última propiedad"),
    },
    "fr": {
        "goal": ("but", "le plus de points", "fin"),
        "money": ("dés supplémentaires", "diligence", "banque", "manche suivante"),
        "place": ("le plus de dés d’une face", "contrôle"),
        "score": ("par pépite", "2", "5 pour l’étoile", "équipement", "le plus de points"),
        "end": ("mine d’or est épuisée", "dernier titre"),
    },
    "it": {
        "goal": ("obiettivo", "più punti", "fine"),
        "money": ("dadi in più", "diligenza", "banca", "round successivo"),
        "place": ("più dadi di una faccia", "controlla"),
        "score": ("ogni pepita", "2", "5 per la stella", "equipaggiamento", "più punti"),
        "end": ("miniera d’oro si esaurisce", "ultima proprietà"),
    },
    "nl": {
        "goal": ("doel", "meeste punten", "einde"),
        "money": ("extra dobbelstenen", "postkoets", "bank", "volgende ronde"),
        "place": ("meeste dobbelstenen van een zijde", "beheerst"),
        "score": ("elk goudklompje", "2", "5 voor de ster", "uitrusting", "meeste punten"),
        "end": ("goudmijn leeg", "laatste eigendomskaart"),
    },
    "pt": {
        "goal": ("objetivo", "mais pontos", "fim"),
        "money": ("dados a mais", "diligência", "banco", "ronda seguinte"),
        "place": ("mais dados de uma face", "controla"),
        "score": ("por pepita", "2", "5 pela estrela", "equipamento", "mais pontos"),
        "end": ("mina de ouro fica vazia", "última propriedade"),
    },
}
"""The goal; where the money for dice goes; who controls a place; the score; the end."""

WORDS: Final = {"winchester": WINCHESTER, "dicetown": DICETOWN}


def texts(game: str, language: str) -> list[str]:
    lesson = lesson_of(game)
    steps = [item for item in lesson.script if isinstance(item, LessonStep)]
    return [say(step.text, language, NAMES) for step in (*steps, *lesson.closing)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_step_answers_each_question_of_a_new_player(game: str, language: str) -> None:
    told = [text.casefold() for text in texts(game, language)]

    for question, words in WORDS[game][language].items():
        assert any(all(word.casefold() in text for word in words) for text in told), question


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_with_the_goal_and_ends_with_the_score(game: str, language: str) -> None:
    first, *_, last = (text.casefold() for text in texts(game, language))

    assert all(word.casefold() in first for word in WORDS[game][language]["goal"])
    assert all(word.casefold() in last for word in WORDS[game][language]["score"])
