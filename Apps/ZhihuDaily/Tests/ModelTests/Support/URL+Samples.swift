import Foundation

extension URL {
  /// Where the paper of these tests stands.
  static let paper = URL("https://paper.example/api")
  static let picture = URL("https://pics.example/a.png")

  /// An address that is known to be good.
  init(_ text: StaticString) {
    guard let url = URL(string: "\(text)") else { preconditionFailure("Expected a URL: \(text)") }
    self = url
  }
}
