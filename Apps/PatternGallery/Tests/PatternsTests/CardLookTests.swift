import PatternGalleryModel
import Testing
import UIKit

@testable import PatternGalleryPatterns

@MainActor
struct CardLookTests {
  @Test(arguments: [nil, "no.such.symbol"])
  func aMissingPictureHasAPlaceholder(_ symbol: String?) {
    #expect(CardLook.picture(symbol) == UIImage(systemName: "photo"))
    #expect(CardLook.picture("sun.max.fill") != UIImage(systemName: "photo"))
  }
}
