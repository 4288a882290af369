import Testing
import UIKit

/// Apple: `UIActivityIndicatorView.Style`.
@MainActor
struct UIActivityIndicatorViewTests {
  // By raw value, because the names are deprecated.
  private func style(_ number: Int) throws -> UIActivityIndicatorView.Style {
    try #require(UIActivityIndicatorView.Style(rawValue: number))
  }

  @Test func deprecatedStylesAreSizesWithColors() throws {
    let whiteLarge = try UIActivityIndicatorView(style: style(0))
    #expect(whiteLarge.color == .white)
    #expect(
      whiteLarge.intrinsicContentSize == UIActivityIndicatorView(style: .large).intrinsicContentSize
    )
    let gray = try UIActivityIndicatorView(style: style(2))
    #expect(gray.color == .gray)
    #expect(
      gray.intrinsicContentSize == UIActivityIndicatorView(style: .medium).intrinsicContentSize
    )
    gray.style = try style(1)
    #expect(gray.color == .white)
    gray.style = .large
    #expect(gray.color == .white)
  }
}
