extension EditionColumn {
  static let toolsInEnglish = EditionColumn(
    id: 18,
    name: "Old Tools",
    subjects: [
      Subject(
        "scissors",
        """
        A pair of scissors is two levers on one pivot. To cut something hard, bring it close to \
        the pivot, where your hand has more force. For cloth use the tips, which travel farther.
        """,
        """
        The blades of a good pair don’t lie flat against each other. They bow slightly, so that \
        they touch at one point, and as you close them that point runs from the pivot to the \
        tip.
        """,
        """
        Left-handers struggle with ordinary scissors, and it isn’t clumsiness. A right hand \
        squeezes the blades together; a left hand pushes the very same blades apart.
        """
      ),
      Subject(
        "pencils",
        """
        There is no lead in a pencil, only graphite and clay. More graphite makes it soft and \
        dark, more clay hard and light, and the letters on the side tell you the mix.
        """,
        """
        Most are six-sided. They don’t roll off a slanted desk, and you can cut a few more of \
        them from the same block of wood than if they were round.
        """,
        """
        Its greatest talent is that you can change your mind. With an eraser on one end, it \
        admits from the start that people make mistakes.
        """
      ),
      Subject(
        "zippers",
        """
        Every tooth has a small bump on one side and a small hollow on the other. The slider is \
        a wedge: going up, it presses two rows together; going down, it pries them apart.
        """,
        """
        For its first twenty years hardly anyone wanted one, because it kept popping open. Then \
        it found work on boots and tobacco pouches, and only slowly climbed onto clothes.
        """,
        """
        If it sticks, rub the teeth with a pencil. Graphite is a fine lubricant, and a stub of \
        pencil has saved many a coat.
        """
      ),
      Subject(
        "the abacus",
        """
        An abacus doesn’t calculate. You do. It does a single thing, which is to remember: after \
        each move the result simply stays there.
        """,
        """
        People who practice long enough no longer need one. They close their eyes and flick the \
        air, and the beads in their head click just the same. In a race they can beat someone \
        with a calculator.
        """,
        """
        In 1946 a clerk with an abacus took on an electric calculator in Tokyo, and the abacus \
        won in four contests out of five. The calculator has improved since then; the abacus saw \
        no need to.
        """
      ),
      Subject(
        "umbrellas",
        """
        Opening an umbrella stretches flat cloth into a dome. The tighter the cloth, the better \
        raindrops bounce off, so when an old umbrella leaks, it is often the frame that has gone \
        slack.
        """,
        """
        The ribs are a clever linkage: your hand pushes an inch or two, and the cloth spreads \
        out wide. A folding umbrella folds that idea twice more.
        """,
        """
        A gust turns an umbrella inside out because air moves faster over the top, and the cloth \
        lifts like a wing. Point the tip into the wind, and it behaves.
        """
      ),
      Subject(
        "clocks",
        """
        Hands turn the way they do because of sundials. In the Northern Hemisphere the shadow \
        moves that way. Had clocks been invented in Australia, everything might run in reverse.
        """,
        """
        How long a swing takes depends on the length of the pendulum and hardly at all on its \
        weight. If your clock runs fast, lower the weight a little; if it runs slow, raise it.
        """,
        """
        The tick of a mechanical watch is the escapement, which lets the force of the spring out \
        one step at a time. Without it, the spring would unwind in a moment.
        """
      ),
    ],
    reflections: [
      """
      When a tool has looked the same for centuries, it isn’t that nobody tried to improve it. \
      Nobody could.
      """,
      "Old tools are honest. You can see where the force comes from and where it goes.",
      """
      The pleasure of repairing something old and the pleasure of buying something new are not \
      the same pleasure.
      """,
    ],
    advice: [
      "Wipe it dry, and put it back where it belongs.",
      "When it is dull, sharpen it. Don’t push harder.",
      "Take a picture before you take it apart.",
      "If a screw is left over, don’t throw it away, and don’t be proud.",
    ]
  )
}
