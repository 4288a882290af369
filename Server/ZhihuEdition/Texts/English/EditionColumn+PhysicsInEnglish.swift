extension EditionColumn {
  static let physicsInEnglish = EditionColumn(
    id: 11,
    name: "Everyday Physics",
    subjects: [
      Subject(
        "shadows",
        """
        A shadow is never completely black. The sun is blocked, but the whole sky still lights \
        that patch of ground, which is why shadows on a clear day carry a trace of blue. Snow \
        shows it best.
        """,
        """
        The sun is a disk, not a point. Things near the ground cast crisp edges, while the \
        shadow of a treetop is a blur. That gray fringe is called the penumbra: it is where only \
        part of the sun is hidden.
        """,
        """
        The spots of light under a tree are round, whatever the shape of the gaps between the \
        leaves. Each gap works as a pinhole camera, and what you see on the ground is the sun. \
        During an eclipse, the path fills with tiny crescents.
        """
      ),
      Subject(
        "soap bubbles",
        """
        The film itself has no color. Light reflects once off the outside and once off the \
        inside, and where the two waves meet, some colors grow stronger and others cancel out. \
        What is left is what you see.
        """,
        """
        Water in the film slowly drains downward, so a bubble is thin on top and thick at the \
        bottom. Its colors settle into bands, like a contour map that keeps redrawing itself.
        """,
        """
        Just before a bubble pops, a black patch appears at the top. The film there has become \
        so thin that every color cancels. It looks like a hole, but the film is still there.
        """
      ),
      Subject(
        "mirrors",
        """
        People say a mirror swaps left and right. It really swaps front and back. Raise your \
        right hand, and the hand on the same side goes up; it only feels reversed because you \
        imagine yourself walking around to stand over there.
        """,
        """
        To see yourself from head to toe, you need a mirror half your height, no matter how far \
        away you stand. Trace your own outline on the glass with a marker, and you can check it \
        in a minute.
        """,
        """
        An ordinary mirror has its silver on the back, so at an angle you get two images: a \
        faint one from the glass and a bright one from behind it. Telescope mirrors are coated \
        on the front, so that only one remains.
        """
      ),
      Subject(
        "static electricity",
        """
        Winter shocks are mostly about dry air. In damp weather, a film of water too thin to see \
        lets charge leak away. When the air dries out, the charge has nowhere to go and waits \
        for you in your sweater.
        """,
        """
        That little sting can be several thousand volts. It sounds alarming, but there is so \
        little charge that it is gone in an instant. It hurts, and it does no harm.
        """,
        """
        If doorknobs make you nervous, touch them with a key first. The spark lands on the metal \
        tip, and because your hand holds the key with a wide grip, you barely notice.
        """
      ),
      Subject(
        "echoes",
        """
        Two sounds must be about a tenth of a second apart before we hear them as two. At the \
        speed of sound, that puts the wall at least 17 meters, or 56 feet, away.
        """,
        """
        An empty room sounds hollow not because it is large but because the sofa, the curtains, \
        and the books have moved out, and they took their talent for swallowing sound with them.
        """,
        """
        Bats and dolphins see the world by echo, and so do some people who are blind. A click of \
        the tongue, a moment of listening, and they know whether there is a wall ahead or a \
        doorway.
        """
      ),
      Subject(
        "ice",
        """
        Water molecules pack more loosely when they freeze, so ice takes up almost a tenth more \
        room than water. That is why it floats, and why a full glass bottle should never go into \
        the freezer.
        """,
        """
        Ice cubes from home are cloudy in the middle. Water freezes from the outside in and \
        pushes the dissolved air ahead of it until the bubbles are trapped. Freeze it slowly \
        from one side only, and it comes out clear.
        """,
        """
        Hot water sometimes freezes before cold water, or so the story goes. Experiments say yes \
        on some days and no on others, and there is still no explanation that everyone accepts.
        """
      ),
    ],
    reflections: [
      """
      The good thing about everyday physics is that it takes no instruments and no appointment, \
      only ten more seconds of looking.
      """,
      """
      Formulas are not above us. They are things everyone has seen, said again in the fewest \
      possible words.
      """,
      """
      The experiments you can do with a glass of water and a wall are the ones you remember. \
      There is nothing to blame but your own idea.
      """,
    ],
    advice: [
      "Guess an answer first, and write it down.",
      "Change one thing at a time.",
      "Look again at another hour, in another place.",
      "When the result surprises you, don’t erase it yet.",
    ]
  )
}
