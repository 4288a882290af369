extension EditionColumn {
  static let kitchenInEnglish = EditionColumn(
    id: 12,
    name: "Kitchen Lab",
    subjects: [
      Subject(
        "soy sauce",
        """
        Soy sauce is the work of a mold. It breaks the protein in soybeans into amino acids and \
        the starch in wheat into sugars, and that is where the savory and the sweet both come \
        from.
        """,
        """
        The color is not dye. Through months of fermenting, sugars and amino acids react and \
        slowly turn reddish brown, just as the crust of a loaf does in the oven.
        """,
        """
        Light soy sauce seasons; dark soy sauce colors, usually with a little caramel added. \
        When a dish looks pale, a few drops are enough. Pour too much, and no one can save it.
        """
      ),
      Subject(
        "dough",
        """
        Kneading builds gluten. Two proteins in flour grab each other once they are wet, and the \
        more you work them, the tighter the net, until dough that used to tear stretches into a \
        sheet you can see light through.
        """,
        """
        Resting is not laziness. Freshly kneaded dough springs back from the rolling pin because \
        the net is tense. Half an hour later it has relaxed, and it stays where you put it.
        """,
        """
        Yeast eats sugar and breathes out carbon dioxide. If the gluten holds the bubbles, the \
        loaf rises. If it doesn’t, you have made a very firm flatbread.
        """
      ),
      Subject(
        "eggs",
        """
        Egg white begins to set a little above 140°F, the yolk slightly later. Slow-cooked eggs \
        live in the gap between those two numbers: hold the temperature there, and each part \
        keeps its own texture.
        """,
        """
        Boil an egg too long, and a gray-green ring forms around the yolk. Iron from the yolk \
        has met sulfur from the white. It is safe to eat; it just looks tired.
        """,
        """
        Lower an egg into water. If it lies flat, it is fresh; if it stands up, it has been \
        around for a while; if it floats, let it go. The shell has pores, water escapes, and the \
        pocket of air inside keeps growing.
        """
      ),
      Subject(
        "tea",
        """
        Green, black, and oolong can all come from the same plant. The difference is what \
        happens after picking: heat the leaves right away, or let them oxidize for a while \
        first.
        """,
        """
        Astringency comes from polyphenols, which cling to the proteins in saliva and take away \
        its slipperiness. Strictly speaking it isn’t a taste at all but a touch.
        """,
        """
        Water that is too hot draws out bitterness first. Cooler water favors the sweet and \
        savory. The same spoonful of leaves can behave like two different teas.
        """
      ),
      Subject(
        "onions",
        """
        Cutting an onion breaks its cells and lets two things meet that were stored apart. \
        Together they make a small molecule that flies straight for your eyes. A dull knife \
        crushes more cells, and you cry more.
        """,
        """
        Chill the onion for half an hour first, and the gas comes off slowly. Swimming goggles \
        also work, though your family will laugh.
        """,
        """
        Forty minutes over a low flame turn a pan of onions into a spoonful of golden jam. The \
        sharpness drifts away, the sugars concentrate, and that is the cheapest magic in any \
        kitchen.
        """
      ),
      Subject(
        "rice",
        """
        Whether rice turns out soft or firm is mostly decided in the store. Grains rich in \
        branched starch cook up sticky; those rich in straight starch stay separate.
        """,
        """
        Day-old rice is good for frying because its starch has lined up again in the cold and \
        locked the water in. The surface is dry, and the grains no longer cling.
        """,
        """
        When the heat goes off, leave the lid on. In the last few minutes steam from the bottom \
        evens out, and the top of the pot becomes as good as the rest.
        """
      ),
    ],
    reflections: [
      """
      The kitchen is the nearest laboratory most of us have, and usually you can eat the \
      failures.
      """,
      """
      Recipes say “a pinch” and “to taste.” Behind every vague word there is a perfectly clear \
      reason.
      """,
      """
      Cooking is less about talent than about being willing to remember what went wrong last \
      time.
      """,
    ],
    advice: [
      "You can always add heat or salt. You can rarely take them back.",
      "When it smells ready, look. Don’t wait for the timer.",
      "Heat the pan, then the oil, then add the food.",
      "Note how much water you used, and next time you won’t have to guess.",
    ]
  )
}
