final class PlayersPresenter {
  private(set) var names: [String] = []

  func load() {
    names = (try? SessionCache().names()) ?? []
  }
}
