import Combine
import Foundation

final class Search: ObservableObject {
  @Published var text = ""
  @Published private(set) var names: [String] = []

  private var cancellables = Set<AnyCancellable>()

  init(names: [String]) {
    $text
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .combineLatest(Just(names))
      .map { text, names in names.filter { $0.hasPrefix(text) } }
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.names = $0 }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: Notification.Name("clear"))
      .sink { [weak self] _ in self?.text = "" }
      .store(in: &cancellables)
  }
}
