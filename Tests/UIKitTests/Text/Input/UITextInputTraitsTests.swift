import Testing
import UIKit

/// Apple: `UITextInputTraits`, of which every property is optional.
@MainActor
struct UITextInputTraitsTests {
  /// Declares what `UIKeyInput` requires, and one trait.
  private final class CodeView: UIView, UIKeyInput {
    var hasText: Bool { false }
    var keyboardType: UIKeyboardType = .numberPad

    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test func traitsThatAClassDoesNotDeclareHaveDefaults() {
    let traits: any UITextInputTraits = CodeView()
    #expect(traits.keyboardType == .numberPad)
    #expect(traits.returnKeyType == .default)
    #expect(!traits.isSecureTextEntry)
    #expect(traits.autocapitalizationType == .sentences)
    #expect(traits.textContentType == nil)
    #expect(traits.keyboardAppearance == .default)
    #expect(traits.smartQuotesType == .default)
  }

  @Test func theTraitsOfASearchBarAreThoseOfItsField() {
    let bar = UISearchBar()
    bar.keyboardAppearance = .dark
    bar.smartDashesType = .no
    #expect(bar.searchTextField.keyboardAppearance == .dark)
    #expect(bar.searchTextField.smartDashesType == .no)
    #expect(UIKeyboardAppearance.alert == .dark)
  }
}
