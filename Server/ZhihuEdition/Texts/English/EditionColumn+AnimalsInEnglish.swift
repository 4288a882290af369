extension EditionColumn {
  static let animalsInEnglish = EditionColumn(
    id: 14,
    name: "Animal Neighbors",
    subjects: [
      Subject(
        "cats",
        """
        A falling cat turns over without pushing off from anything. It bends in the middle and \
        twists its front and back halves separately, and the whole trick takes less than half a \
        second.
        """,
        """
        Whiskers are a ruler and a kind of night vision. Air slows down as it flows around \
        furniture, and whiskers feel the difference, so a cat doesn’t bump into chair legs in \
        the dark.
        """,
        """
        Purring isn’t always contentment. Cats also purr when they are hurt, frightened, or \
        giving birth, the way a person might hum to themselves.
        """
      ),
      Subject(
        "sparrows",
        """
        On the ground a sparrow hops with both feet together. Its legs are short and its \
        profession is jumping from twig to twig, and it sees no reason to learn another gait.
        """,
        """
        It loves a bath: in water if there is some, in dust if there isn’t. Rolling in the dirt \
        is not play. Fine sand carries off grease and mites.
        """,
        """
        House sparrows live where people live. When a village empties, they leave within a few \
        years, which makes you wonder who moved in with whom.
        """
      ),
      Subject(
        "ants",
        """
        Ants keep in line by smell, not by order. The first to find food leaves a trail on its \
        way home; others follow and add to it; and the more that walk there, the stronger the \
        road becomes.
        """,
        """
        An ant can lift many times its own weight, but not because it is especially strong. \
        Small bodies have large muscles for their mass. Enlarge an ant to the size of a person, \
        and it couldn’t stand up.
        """,
        """
        The young look after the nursery, and the old go out to forage. The more dangerous a job \
        is, the less life is left in those who do it.
        """
      ),
      Subject(
        "geckos",
        """
        A gecko walks upside down on glass with neither glue nor suction. Its toes carry hairs \
        so fine that they bond with the molecules of the wall. One bond is nothing; millions are \
        enough.
        """,
        """
        A lost tail goes on wriggling and keeps the attacker busy. A new one grows, though with \
        cartilage inside instead of bone.
        """,
        """
        Most geckos have no eyelids to blink with, only a clear scale over each eye. When it \
        gets dusty, they lick it clean, like someone wiping a window.
        """
      ),
      Subject(
        "honeybees",
        """
        A bee that has found flowers goes home and dances. The angle of her waggle says which \
        way to fly from the sun, and how long she waggles says how far.
        """,
        """
        Hexagons save wax: no other shape encloses as much room with as little wall. \
        Mathematicians needed centuries to prove it. Bees had been building that way all along.
        """,
        """
        Bees see ultraviolet. A flower that is plain yellow to us has arrows painted on it for \
        them, pointing straight to the nectar.
        """
      ),
      Subject(
        "pigeons",
        """
        A walking pigeon isn’t nodding. It thrusts its head forward, holds it still, and lets \
        the body catch up, so for part of each step the world stands still and can be seen \
        clearly.
        """,
        """
        Pigeons find their way home by the sun, and apparently by a compass as well. Strap a \
        small magnet to one on a cloudy day, and it may fly the wrong way.
        """,
        """
        Both parents make milk, of a kind: a rich paste from the crop. For the first days of its \
        life a squab eats nothing else.
        """
      ),
    ],
    reflections: [
      "Understanding an animal mostly means accepting that it doesn’t live for our sake.",
      "Some of them have lived in this city longer than we have. They just never registered.",
      """
      The best way to watch animals is to sit down and not move. After ten minutes you are part \
      of the scenery, and the show begins.
      """,
    ],
    advice: [
      "Watch, but don’t chase.",
      "Don’t feed them lightly, and never anything salty or fried.",
      "Note the time and the weather. They are more punctual than we are.",
      "If you find one injured, call someone who knows.",
    ]
  )
}
