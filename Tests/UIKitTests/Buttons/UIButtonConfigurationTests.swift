import Testing
import UIKit

/// Apple: `UIButton.Configuration` and related types are not isolated to an actor.
///
/// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct.
struct UIButtonConfigurationTests {
  @Test func configurationsAreMadeAndComparedAnywhere() {
    var filled = UIButton.Configuration.filled()
    filled.title = "Save"
    #expect(Set([filled, .filled(), .filled()]).count == 2)
    #expect(UIContentUnavailableConfiguration.empty() != .search())
    #expect(UICollectionLayoutListConfiguration(appearance: .grouped).appearance == .grouped)
    #expect(UIListContentConfiguration.cell() == .cell())
  }

  @Test func buttonTypesHaveTheNumbersOfIOS() {
    #expect(UIButton.ButtonType.contactAdd.rawValue == 5)
    #expect(UIButton.ButtonType.close.rawValue == 7)
  }
}
