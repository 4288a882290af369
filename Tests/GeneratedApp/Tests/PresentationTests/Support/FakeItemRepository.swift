import SamplerModel

/// Gives each answer once, and the last one from then on.
actor FakeItemRepository: ItemRepository {
  private var answers: [Result<[Item], ItemError>]

  init(_ answers: Result<[Item], ItemError>...) {
    self.answers = answers
  }

  func items() throws(ItemError) -> [Item] {
    let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
    return try answer.get()
  }

  func item(id: Item.ID) throws(ItemError) -> Item? {
    try items().first { $0.id == id }
  }
}

extension Item {
  static let one = Item(id: "1", title: "One", text: "The first.")
  static let two = Item(id: "2", title: "Two", text: "The second.")
}
