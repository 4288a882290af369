import Foundation

extension URL {
  /// The base address of the tests' server.
  static let paper = URL("https://paper.example/api")
  static let picture = URL("https://pics.example/a.png")

  /// Makes a URL of a literal that is known to be valid.
  init(_ text: StaticString) {
    guard let url = URL(string: "\(text)") else { preconditionFailure("Expected a URL: \(text)") }
    self = url
  }
}
