"""The phrases of Winchester: questions, labels, story, report, advice, hints and the lesson."""
