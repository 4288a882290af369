extension EditionColumn {
  static let skyInEnglish = EditionColumn(
    id: 15,
    name: "Looking Up",
    subjects: [
      Subject(
        "the moon",
        """
        The rising moon looks huge. Hold your little finger at arm’s length, and you’ll find it \
        is no larger than the one overhead at midnight. It is our mind that magnifies it, not \
        the air.
        """,
        """
        The moon always shows us the same face. It does spin, but one turn takes exactly as long \
        as one trip around us.
        """,
        """
        It moves away by about an inch and a half a year, roughly as fast as fingernails grow. A \
        few hundred million years ago it must have been larger and brighter.
        """
      ),
      Subject(
        "clouds",
        """
        A modest cumulus cloud can hold hundreds of tons of water, but in droplets so small that \
        they fall very slowly. A gentle rising current is enough to keep them up.
        """,
        """
        Clouds often have flat bottoms. Rising air cools, and at one particular height water \
        begins to condense. That height is the line you see.
        """,
        """
        Feathery clouds high up are made of ice. They come first and the gray veil follows, and \
        that order is how people forecast bad weather long before there were satellites.
        """
      ),
      Subject(
        "rainbows",
        """
        Everyone sees a rainbow of their own. It is always opposite the sun, on a circle of 42 \
        degrees around the shadow of your head. When you walk, it walks.
        """,
        """
        Outside it there is often a second, paler one with its colors reversed, because the \
        light bounced once more inside each drop. The sky between the two is darker than the \
        rest.
        """,
        """
        A rainbow is really a full circle, and the ground hides the lower half. From an \
        airplane, look toward the plane’s shadow, and you may see all of it.
        """
      ),
      Subject(
        "meteors",
        """
        A bright meteor is often no larger than a grain of sand. It comes so fast that the air \
        can’t get out of the way, and what glows is that air as much as the grain.
        """,
        """
        A meteor shower is the litter of a comet. On the same date each year the Earth crosses \
        the same old trail, so the dates can be printed on a calendar.
        """,
        """
        You see more of them after midnight. By then we are on the side of the Earth that faces \
        forward, just as raindrops hit the windshield and not the rear window.
        """
      ),
      Subject(
        "sunsets",
        """
        When the sun is low, its light travels a long way through the air. Blue is scattered \
        along the route, and orange and red are what arrive.
        """,
        """
        By the time you see the sun touch the horizon, it has already gone down. The air bends \
        its light, and every day we get a few minutes of daylight for free.
        """,
        """
        On very clear evenings with a distant horizon, the last edge of the sun turns green for \
        a second or two. People who have seen it say it is worth the wait.
        """
      ),
      Subject(
        "the North Star",
        """
        It isn’t the brightest star in the sky; it doesn’t make the top forty. It is famous for \
        its position: the Earth’s axis happens to point almost straight at it.
        """,
        """
        It is easy to find. Take the two stars at the end of the Big Dipper’s bowl, extend the \
        line five times, and the lonely one is it.
        """,
        """
        The Earth’s axis wobbles like a slowing top, once in about 26,000 years. Thousands of \
        years ago another star held the post, and in 12,000 years it will be Vega’s turn.
        """
      ),
    ],
    reflections: [
      "The sky is one of the few shows with no line and no reserved seats.",
      "Look up for a while, and your troubles don’t become fewer, but they do become smaller.",
      """
      People long ago had no telescopes. They had generations willing to stay up late and keep \
      records.
      """,
    ],
    advice: [
      "Give your eyes twenty minutes in the dark.",
      "Getting away from streetlights beats buying equipment.",
      "Check the phase of the moon before you go.",
      "Bring one more layer. It is always colder than you think.",
    ]
  )
}
