extension EditionColumn {
  static let wordsInEnglish = EditionColumn(
    id: 17,
    name: "Word Digging",
    subjects: [
      Subject(
        "idioms",
        """
        Most idioms are short and have a beat you can tap. Kick the bucket, spill the beans, \
        bite the bullet: easy to remember may be the first reason they survived.
        """,
        """
        To “beg the question” once meant to assume what you set out to prove. Today most people \
        use it for “raise the question,” and dictionaries ended up listing both.
        """,
        """
        Behind every idiom there used to be a small house with a story inside. So many people \
        walked through that the house wore away, and only the number on the door is left.
        """
      ),
      Subject(
        "puns",
        """
        A pun needs two words that sound alike, and English has plenty: spelling drifted apart \
        over the centuries while the sounds moved together. Night and knight used to be easy to \
        tell apart.
        """,
        """
        Shakespeare’s plays contain thousands of puns. A good many no longer work, because the \
        words have stopped rhyming, and actors who try the old pronunciation get laughs that \
        were lost for 400 years.
        """,
        """
        Everyone groans at a pun, and the groan is applause. Nobody groans at a joke they didn’t \
        understand.
        """
      ),
      Subject(
        "punctuation",
        """
        Early manuscripts had neither spaces nor stops. Reading meant reading aloud, and the \
        first thing a student learned was where to breathe. Breathe in the wrong place, and the \
        meaning could turn around.
        """,
        """
        Printers settled most of the marks we use some five hundred years ago. Each new one met \
        people who said that good writing doesn’t need it, and soon enough their complaints were \
        punctuated too.
        """,
        """
        More exclamation points don’t make a sentence stronger. Shout once in an essay, and \
        people look up.
        """
      ),
      Subject(
        "dialects",
        """
        Some old rhymes look broken in standard English and work perfectly in a dialect that \
        kept the old vowels. A dialect is often less a mistake than a museum.
        """,
        """
        Ask Americans what they call a sweet fizzy drink, and you can draw a map: pop in the \
        north, soda on the coasts, coke across much of the south. Words travel as far as people \
        used to.
        """,
        """
        To speak a dialect is to carry an extra key. Some jokes, and some kinds of homesickness, \
        open to no other.
        """
      ),
      Subject(
        "nicknames",
        """
        It is hard to remember everyone’s name at a party and easy to remember Red, Slim, and \
        Doc. A nickname is a one-line biography that somebody else wrote.
        """,
        """
        A good one picks a single feature and says it with affection. The cruel kind can’t be \
        used to someone’s face, and so it doesn’t really count.
        """,
        """
        Many surnames began the same way: Baker for what you did, Hill for where you lived, \
        Short for how you looked. They stuck, and the grandchildren inherited them.
        """
      ),
      Subject(
        "typos",
        """
        In the age of handwriting, mistakes were about shapes; in the age of keyboards, they are \
        about neighbors; in the age of autocorrect, they are about guesses. A typo usually tells \
        you how it was made.
        """,
        """
        Read fast, and you can swap a few letters inside words without anyone noticing. Our eyes \
        don’t read letter by letter. They take in clumps and guess.
        """,
        """
        Proofreaders have an old trick: start with the last sentence and work backward. Without \
        a plot to carry you along, typos have nowhere to hide.
        """
      ),
    ],
    reflections: [
      "Dictionaries don’t govern a language. They walk behind it and keep the books.",
      """
      Every few years someone says that the language is being ruined, and people have been \
      saying it for about as long as it has been written down.
      """,
      "A word catches on not because it is correct but because somebody found it useful.",
    ],
    advice: [
      "Look up a word the day you meet it.",
      "Let a draft rest overnight.",
      "Read it aloud. Where you stumble, revise.",
      "Before you quote someone, check the original.",
    ]
  )
}
