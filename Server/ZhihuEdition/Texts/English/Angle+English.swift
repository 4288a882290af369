extension Angle {
  static let english: [Angle] = [
    Angle(
      title: "Why do we take {} for granted?",
      openings: [
        """
        A quick quiz first: what is the one thing you are surest of about {}? Keep your answer in mind, \
        and come back to it at the end.
        """,
        """
        The more often we see something, the less we look at it. Take {}: everybody feels like an \
        expert, and hardly anybody has checked.
        """,
      ],
      closings: [
        "Now look at that first answer again. If it has changed a little, these minutes were not wasted.",
        "There is no shame in taking things for granted. It would only be a pity never to look.",
      ]
    ),
    Angle(
      title: "Fun facts about {} to share with friends",
      openings: [
        """
        When the conversation at dinner dries up, try {}. None of what follows is hard to explain, and \
        all of it survives a follow-up question.
        """,
        """
        I keep a notebook of knowledge that has no use. These are my favorite entries from the page \
        about {}.
        """,
      ],
      closings: [
        "Tell it slowly, and leave a pause for guessing. That is how trivia is meant to be served.",
        "No fact is boring if the person telling it isn’t bored.",
      ]
    ),
    Angle(
      title: "What I learned from a month of looking at {}",
      openings: [
        """
        Last month I gave myself an assignment: five minutes a day with {}, and a note of everything I \
        saw.
        """,
        """
        It began as a joke. A friend claimed that I had never paid any attention to {}. I disagreed, \
        and so began this month.
        """,
      ],
      closings: [
        "The month is over, and the notebook is half full. I plan to write the other half.",
        "Maybe the real discovery isn’t on this list. It is how long five minutes can be.",
      ]
    ),
    Angle(
      title: "Imagine a world without {}",
      openings: [
        "Suppose you woke up tomorrow in a world without {}. Who would notice first?",
        """
        One way to understand a thing is to imagine that it doesn’t exist. Today’s candidate for this \
        experiment: {}.
        """,
      ],
      closings: [
        "Fortunately, this was only a thought experiment. By tomorrow everything will be back in place.",
        "With many things you have to pretend to lose them before you can see their outline.",
      ]
    ),
    Angle(
      title: "How to explain {} to a six-year-old",
      openings: [
        """
        The neighbors’ kid came over and asked me about {}. I said three sentences and got three shakes \
        of the head, so I started again from the beginning.
        """,
        """
        With adults you can hide behind jargon. With a six-year-old, every word has to hold. Here is my \
        attempt at {}.
        """,
      ],
      closings: [
        """
        She thought about it and asked one more “why.” That one I couldn’t answer, and we agreed to go \
        and find out together.
        """,
        "An explanation that makes a child nod does no harm to an adult either.",
      ]
    ),
    Angle(
      title: "Small things: my history with {}",
      openings: [
        """
        This is a small story, so small that I hesitate to tell it. It has to do with {}, it happened \
        many years ago, and I still remember the light of that afternoon.
        """,
        """
        My grandfather didn’t talk much, but on the subject of {} he could go on all evening. A lot of \
        what I know began there.
        """,
      ],
      closings: [
        "I have been to many places since then, and {} can still make me stop, as if to greet someone.",
        "I suppose a person is made of small things like these.",
      ]
    ),
    Angle(
      title: "The hidden science of {}",
      openings: [
        """
        In every trade somebody has gone gray studying it. Some of what there is to know about {} is in \
        books, and some you learn only with your hands.
        """,
        """
        Don’t be fooled by how ordinary it seems. What we know about {} comes in layers, and peeling off \
        the first three filled this page.
        """,
      ],
      closings: [
        "No subject is too small. What matters is whether you ask one question more.",
        "This only scratches the surface. If you know better, please correct me in the comments.",
      ]
    ),
    Angle(
      title: "What professionals see in {}",
      openings: [
        """
        An expert and a passerby can look at the same thing and see two different pictures. I asked a \
        few people who have spent half their lives on {}.
        """,
        """
        A friend in the business told me that with {}, the first thing she checks is never what the rest \
        of us notice.
        """,
      ],
      closings: [
        """
        As I was leaving, she said that the longer she does this, the less she dares to claim she \
        understands it. I think that is what being a professional means.
        """,
        "Every trade is a mountain. Luckily, there are always people willing to build a road between two.",
      ]
    ),
    Angle(
      title: "Not too seriously: how to sound clever about {}",
      openings: [
        """
        After reading this you will be able to discuss {} at any party without embarrassment. Any \
        resemblance to yourself is a coincidence.
        """,
        "Step one: put down your fork. Step two: sigh. Step three: say, “Ah, {}. It’s complicated.”",
      ],
      closings: [
        "The above is three parts serious and seven parts joke. Season to taste.",
        "If the other person knows more than you, smile, nod, and help yourself to dessert.",
      ]
    ),
  ]
}
