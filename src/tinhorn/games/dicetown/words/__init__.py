"""The phrases of Dice Town: questions, labels, story, report, advice, hints and the lesson."""
