import Testing
import UIKit
import UIKitHosting

/// Apple: `NSAttributedString.Key`.
@MainActor
struct NSAttributedStringTests {
  private func run(_ attributes: [NSAttributedString.Key: Any]) -> TextRun? {
    NSAttributedString(string: "Ana", attributes: attributes)._runs.first
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/kern
  @Test(arguments: [2 as any Sendable, 2.0, CGFloat(2), NSNumber(value: 2)])
  func kernIsAnyNumber(_ number: any Sendable) {
    #expect(run([.kern: number])?.kern == 2)
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/backgroundcolor
  @Test func whatLiesBehindText() {
    #expect(run([.backgroundColor: UIColor.yellow])?.background == UIColor.yellow._value)
    #expect(run([:])?.background == nil)
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/link
  @Test func aLinkLooksLikeOneWhateverItsColour() {
    let link = run([.link: "https://example.com", .foregroundColor: UIColor.red])
    #expect(link?.color == UIColor.link._value)
    #expect(link?.underline == true)
  }
}
