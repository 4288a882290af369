extension EditionColumn {
  static let cityInEnglish = EditionColumn(
    id: 13,
    name: "City Details",
    subjects: [
      Subject(
        "streetlights",
        """
        Streetlights often go by the sky rather than the clock. A small light sensor sits on top \
        of the pole, and on an afternoon of heavy clouds it reports for duty early.
        """,
        """
        Old sodium lamps give off a very narrow slice of yellow. Under them a red car and a \
        green car both turn brown, and finding yours at night was a matter of luck until white \
        light arrived.
        """,
        """
        Lower the shade so that light falls only on the street, and you save electricity and \
        give the stars back to anyone who looks up. You can tell from its lampshades whether a \
        city is willing to let the night be dark.
        """
      ),
      Subject(
        "manhole covers",
        """
        Most covers are round because a round lid can’t fall through a round hole of the same \
        size, however you turn it. A square one, tipped on edge, slips through along the \
        diagonal.
        """,
        """
        There is another advantage. A cover can weigh more than a hundred pounds. One person \
        can’t lift it, but one person can stand it up and roll it away.
        """,
        """
        Read the letters on the lid, and you know what runs beneath your feet: rainwater, \
        sewage, power, telephone. The secrets of a street are written on the ground.
        """
      ),
      Subject(
        "elevators",
        """
        On the other end of the cable hangs a counterweight, about as heavy as the car plus half \
        a load of passengers. The motor moves only the difference between the two.
        """,
        """
        The mirror inside isn’t there for your hair. Someone in a wheelchair can’t always turn \
        around, and needs it to see what is behind on the way out.
        """,
        """
        What if the cable breaks? There is more than one, and the rails have safety brakes that \
        clamp down by themselves when the car moves too fast. The fall you know from movies was \
        solved more than 150 years ago.
        """
      ),
      Subject(
        "traffic lights",
        """
        Red means stop partly because it stands out and partly because railroads used it first. \
        Mistakes that had been made on the tracks didn’t need to be made again on the road.
        """,
        """
        Look closely, and many green lights are slightly blue. Quite a few people can’t tell red \
        from green, and a hint of blue helps. If that fails, there is always the position.
        """,
        """
        Between one green and the next, every direction has red for a moment so the intersection \
        can empty. Nobody seems to gain from those seconds, and they have saved a great many \
        lives.
        """
      ),
      Subject(
        "subway stations",
        """
        At some entrances you climb a few steps before you go down, which seems pointless. Those \
        steps are for cloudbursts: water that wants to ride the train must climb first.
        """,
        """
        The wind arrives before the train. The tunnel is a syringe and the train its plunger, \
        pushing all the air ahead of it onto the platform.
        """,
        """
        Some lines set their stations a little higher than the tunnels on either side. Coming in \
        uphill helps the brakes, leaving downhill helps the motors, and with hundreds of trains \
        a day it adds up.
        """
      ),
      Subject(
        "street trees",
        """
        The white paint on tree trunks is often lime wash. It keeps insects away and reflects \
        the winter sun, so that bark doesn’t warm by day and crack in the sudden cold of night.
        """,
        """
        In summer the pavement under a tree can be 20 degrees cooler than the pavement in the \
        sun. A tree does more than block light; its leaves never stop sweating.
        """,
        """
        Plane trees line so many streets because they put up with pruning and with soot. The two \
        weeks a year when they shed fluff are the rent they charge.
        """
      ),
    ],
    reflections: [
      """
      Nothing in a city appears by itself. Every measurement that looks accidental had a meeting \
      held about it.
      """,
      "Things that are designed well share one flaw: nobody notices them.",
      """
      After three years on the same route to work, there is still something to see for the first \
      time, provided you take your headphones off.
      """,
    ],
    advice: [
      "Take another way to work, even if it costs five minutes.",
      "Look above the second floor, and down at plaques and covers.",
      "When a design looks strange, assume it has a reason.",
      "If something is broken, call it in.",
    ]
  )
}
