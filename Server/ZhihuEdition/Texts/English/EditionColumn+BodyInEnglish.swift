extension EditionColumn {
  static let bodyInEnglish = EditionColumn(
    id: 16,
    name: "Body Manual",
    subjects: [
      Subject(
        "yawning",
        """
        Yawns are contagious. Seeing one, hearing one, even reading the word can set you off. \
        Dogs catch them from their owners, but children under four mostly don’t.
        """,
        """
        It isn’t simply a lack of oxygen. Volunteers who breathed pure oxygen yawned just as \
        much. One current idea is that a yawn helps cool the brain.
        """,
        """
        Babies yawn before they are born, when there is neither air nor a boring meeting to \
        blame. Whatever it is for, it is older than both.
        """
      ),
      Subject(
        "fingerprints",
        """
        They are fixed months before birth. How fast the fingers grow and how the fluid around \
        them moves both leave a mark, so even identical twins have different prints.
        """,
        """
        Fingers wrinkle in the bath not because they soak up water but because nerves tighten \
        the blood vessels and the skin sinks. If the nerve is damaged, the finger stays smooth.
        """,
        """
        Ridges may not improve your grip much, but they sharpen touch. As a fingertip slides \
        over cloth, they vibrate at just the frequency that nerves are best at feeling.
        """
      ),
      Subject(
        "tears",
        """
        There are three kinds: those that keep the eye moist, those that rinse it when you chop \
        onions, and those of sorrow or joy. Their ingredients aren’t quite the same.
        """,
        """
        Your nose runs when you cry because a small duct leads from the corner of the eye into \
        it. Tears normally leave that way unnoticed, and only the surplus spills over.
        """,
        """
        As far as we know, only humans weep from sadness. It works like a small white flag that \
        tells people nearby: I could use some help.
        """
      ),
      Subject(
        "dreams",
        """
        We have several every night and lose most of them on the way to waking up. People who \
        say they never dream have usually just slept without interruption.
        """,
        """
        When dreams are thickest, the eyes race under their lids while the body can hardly move. \
        That is a good thing, or we would get up and follow the plot.
        """,
        """
        To keep a dream, lie still when you wake and don’t reach for your phone. Hold on to the \
        last image, and the ones before it often follow.
        """
      ),
      Subject(
        "left-handedness",
        """
        About one person in ten is left-handed. The share has been much the same in most places \
        and most ages, as far back as handprints in caves tens of thousands of years old.
        """,
        """
        In tennis and fencing, left-handers have an edge. They face right-handers every day, \
        while their opponents rarely get to practice against them.
        """,
        """
        Scissors, can openers, and lecture-hall desks all assume that you use your right hand. \
        The world means no harm. It just didn’t think of you.
        """
      ),
      Subject(
        "hiccups",
        """
        A hiccup is a sudden jerk of the diaphragm. Air rushes in, the vocal cords slam shut, \
        and that is the sound. From start to finish it takes a few hundredths of a second.
        """,
        """
        Babies in the womb hiccup too, more often than adults. Some think it is practice for \
        breathing; others call it a leftover from ancestors that lived in water.
        """,
        """
        Hold your breath, drink from the far side of the glass, have someone scare you: the \
        cures differ, but all of them interrupt the rhythm of breathing, or make you forget \
        about it.
        """
      ),
    ],
    reflections: [
      "The body came without a manual, so we use it and guess as we go.",
      "It makes most of our decisions quietly, and is polite enough to let us think that we did.",
      "Knowing how it works won’t stop a hiccup, but at least you won’t panic next time.",
    ],
    advice: [
      "Observe first, and search the internet later.",
      "If something feels wrong for days, see a doctor.",
      "Don’t compare your numbers with other people’s, only with yesterday’s.",
      "Sleep enough. This one is always at the top of the list.",
    ]
  )
}
