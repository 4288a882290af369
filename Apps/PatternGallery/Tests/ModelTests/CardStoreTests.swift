import PatternGalleryModel
import Testing

@MainActor
struct CardStoreTests {
  private let store = CardStore(card: AppCard(id: "1", name: "Weather", symbol: "sun.max.fill"))

  @Test func aNewNameIsKeptWithoutBlanksAtItsEnds() throws {
    try store.rename(to: "  Sky \n")
    #expect(store.card.name == "Sky")
  }

  @Test(arguments: ["", "  ", "\n\t"])
  func anEmptyNameIsRejected(_ name: String) {
    #expect(throws: CardNameError.empty) { try store.rename(to: name) }
    #expect(store.card.name == "Weather")
  }

  @Test func aNameHasAsManyCharactersAsAReaderCounts() throws {
    let longest = String(repeating: "👨‍👩‍👧", count: CardStore.nameLimit)
    try store.rename(to: longest)
    #expect(store.card.name == longest)
    #expect(throws: CardNameError.tooLong(limit: 30)) { try store.rename(to: longest + "a") }
  }

  @Test func observersReceiveChangesOnlyWhileTheyAreHeld() throws {
    var names: [String] = []
    var observation: CardObservation? = store.observe { names.append($0.name) }
    try store.rename(to: "A")
    try store.rename(to: "A")
    #expect(store.observerCount == 1)
    #expect(observation != nil)
    observation = nil
    try store.rename(to: "B")
    #expect(names == ["A"])
    #expect(store.observerCount == 0)
  }
}
