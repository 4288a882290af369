extension Remarks {
  static let english = Remarks(
    short: [
      "I had no idea there was so much to know about {}.",
      "Finished reading and went straight to check for myself. It’s true!",
      "Beautifully written. I read the last paragraph twice.",
      "I’ve wanted to ask this since I was a kid. Finally, an answer.",
      "Sent it to my mom. She says she knew all along.",
      "Could you say more about the second paragraph? I didn’t quite get it.",
      "First!",
      "One of these every night before bed. Nothing puts me to sleep better (I mean that kindly).",
      "The author sounds like a very gentle person.",
      "I disagree. Where I grew up, it’s nothing like this.",
      "Same question here. Can anyone recommend a book?",
      "Hahaha, I laughed out loud.",
      "Read it to my six-year-old.\nHer review:\n“It’s okay.”",
      "Read this on the subway and almost missed my stop.",
      "Love the pictures too. Who drew them?",
      "I’d seen this explained elsewhere, but never so clearly.",
      "Saved to favorites, which is almost like having learned it.",
      "I work in this field, and this is mostly right.",
      "Saw the headline about {} and tapped right away. Not disappointed.",
      "More of these, please!",
      "🌙 A calm thing to read at night.",
      "Trivia taken seriously. I like it.",
      "One small addition: look again in another season, and the effect is even clearer.",
      "I made an account just to leave this comment.",
      "My grandfather was just like that. I’m not crying, you are.",
      "The Daily is still the Daily.",
      "Read it in one go, and now I want another.",
      "Really? I’m going to try this tomorrow.",
      "May I put this up on the bulletin board in my classroom?",
      "Well, that’s tonight’s dinner conversation sorted.",
    ],
    replies: [
      "Same here!", "Thanks for pointing that out. I’ll look it up.", "Haha, me too.",
      "I can vouch for this.", "Not quite, I think. You mean the other kind.",
      "Hello, fellow hometowner.", "Tell us more, please.", "+1",
    ],
    long: [
      """
      Reading about {} reminded me of something. One summer I stayed in the country, without the \
      internet and with hardly any books. Mostly I sat on the porch and watched. After a while, things \
      I had never questioned started to look strange.

      I half noticed several of the points in this story back then, but I never thought them through. \
      Maybe that is the whole difference between people: thinking things through.
      """,
      """
      A slightly different view. What the story says about {} is right on the whole, but to keep it \
      readable it leaves out some conditions. At another temperature, or in another place, the result \
      may not be the same.

      Of course there is only so much room in a daily, and making people curious is an achievement. To \
      go deeper, I’d start with the old popular science books in your library. They are more reliable \
      than the web.
      """,
      """
      I have been teaching for twenty years, and every year I talk to my students about {}. The hard \
      part isn’t explaining how it works. It is convincing them that this is worth the effort.

      Today I printed the story and put it up at the back of the classroom. During the break I saw two \
      kids standing in front of it, arguing. I stayed away and was very happy.
      """,
      """
      Full disclosure: three generations of my family have been obsessed with {}.

      First, what the author says is basically true. Second, there are details an outsider can hardly \
      know: the real old hands never look at a clock; they go by feel. Third, few people want to learn \
      this nowadays. If you’re interested, come and see us.
      """,
    ]
  )
}
