import RequestLanguage

/// The parts of names and introductions in one language.
///
/// The lists have the same lengths in each language, so that the users are the same in each.
struct EditionTexts: Sendable {
  let manners: [String]
  let trades: [String]
  let unusualNames: [String]
  let sentences: [String]
  /// The separator between the parts of a name, and between sentences.
  let separator: String

  init(_ language: RequestLanguage) {
    self =
      switch language {
      case .english: .english
      case .simplifiedChinese: .simplifiedChinese
      }
  }

  private init(
    manners: [String],
    trades: [String],
    unusualNames: [String],
    sentences: [String],
    separator: String
  ) {
    self.manners = manners
    self.trades = trades
    self.unusualNames = unusualNames
    self.sentences = sentences
    self.separator = separator
  }

  private static let english = EditionTexts(
    manners: [
      "Unhurried", "Smiling", "Midnight", "Rainproof", "Handy", "Seaside", "Hungry", "Straw-Hat",
      "Doodling", "Stargazing", "Early", "Sleepy", "Gardening", "Cycling", "Texting", "Grounded",
    ],
    trades: [
      "Mail Carrier", "Carpenter", "Balloon", "Drummer", "Captain", "Baker", "Lighthouse", "Cactus",
      "Librarian", "Hippo", "Tailor", "Alarm Clock", "Photographer", "Blue Whale", "Goalkeeper",
      "Teahouse", "Violinist", "Postcard", "Otter", "Beekeeper", "Umbrella", "Cook", "Snail",
      "Typewriter", "Painter", "Weather Vane",
    ],
    unusualNames: [
      "<b>Mr. Bold</b>", "ليلى ترسم القمر", "🎈Poppy🎈", "Maren Holt", "Ólafur Grétarsson",
      "שירה מציירת", "Somebody whose name is so long that no row has room for all of it",
      "DJ Kettle",
    ],
    sentences: [
      "One drawing a day, then off to bed.", "Only photos I took myself.",
      "I have repaired more radios than I have heard songs.",
      "I play guitar by the farmers market on weekends.",
      "I walk to work and write about what I see.", "I have a cat. It ignores me.",
      "Learning to make tofu. Third try.", "I post when it rains.",
      "I collect old maps, and wrong turns.", "I teach the kids next door chess. I always lose.",
      "Three houseplants, two of them alive.", "I write letters by hand. Ask me for one.",
      "Weekdays numbers, weekends mountains.", "Looking for the best noodles in town.",
      "I sing in the choir, back row, left.", "Every bench in this city has its own view.",
      "Currently reading too many books at once.", "I fix bicycles for the neighborhood.",
      "Slow runner, fast eater.", "Collecting the sounds of old elevators.",
    ],
    separator: " "
  )

  private static let simplifiedChinese = EditionTexts(
    manners: [
      "慢吞吞的", "爱笑的", "半夜的", "不下雨的", "会修车的", "听海的", "吃三碗的", "戴草帽的", "画圈的",
      "数星星的", "早起的", "没睡醒的", "种番茄的", "骑单车的", "写短信的", "怕高的",
    ],
    trades: [
      "邮差", "木匠", "气球", "鼓手", "船长", "面包师", "灯塔", "仙人掌", "图书管理员", "河马", "裁缝", "闹钟",
      "摄影师", "蓝鲸", "守门员", "茶馆", "小提琴手", "明信片", "水獭", "养蜂人", "雨伞", "厨师", "蜗牛",
      "打字机", "油漆匠", "风向标",
    ],
    unusualNames: [
      "<b>粗体先生</b>", "ليلى ترسم القمر", "🎈小满🎈", "Maren Holt", "Ólafur Grétarsson",
      "שירה מציירת", "一个名字长得一行怎么也放不下所以只好在后面点上省略号的人", "DJ Kettle",
    ],
    sentences: [
      "每天一张画，画完就睡。", "只发自己拍的照片。", "修过的收音机比听过的歌多。", "周末在菜市场门口弹琴。",
      "走路上班，路上见到什么写什么。", "养了一只不理人的猫。", "正在学做豆腐，第三次了。", "下雨的时候才发帖。",
      "收集旧地图，也收集走错的路。", "教邻居的孩子下棋，总是输。",
      "养了三盆花，活着两盆。", "还在用手写信，想收信的可以留言。", "平时和数字打交道，周末去爬山。",
      "正在寻找全城最好吃的面。", "合唱团后排左边第一个。", "城里的每条长椅，看到的风景都不一样。",
      "同时在读太多本书。", "给街坊邻居修自行车。", "跑得慢，吃得快。", "收集老电梯的声音。",
    ],
    separator: ""
  )
}
