import AppPreparation
import Testing

struct EarlierNameTests {
  @Test(arguments: [
    ("let a: UIControlState = .normal", "let a: UIControl.State = .normal"),
    ("a(UITableViewAutomaticDimension)", "a(UITableView.automaticDimension)"),
    ("a.addChildViewController(b)", "a.addChild(b)"),
    ("bringSubview(toFront: b)", "bringSubviewToFront(b)"),
    ("a.bringSubview(toFront: b)", "a.bringSubviewToFront(b)"),
    ("a.didMove(toParentViewController: self)", "a.didMove(toParent: self)"),
    ("a(NSNotification.Name.UIKeyboardWillShow)", "a(UIResponder.keyboardWillShowNotification)"),
    ("a(.UIKeyboardWillShow)", "a(UIResponder.keyboardWillShowNotification)"),
    (
      "UIEdgeInsetsMake(1, 2, 3, 4)", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
    ),
    ("a(UIImagePNGRepresentation(b!))", "a((b!).pngData())"),
    ("UIImageJPEGRepresentation(a, 0.5)", "(a).jpegData(compressionQuality: 0.5)"),
    ("UIEdgeInsetsInsetRect(a, b)", "(a).inset(by: b)"),
  ])
  func namesOfSwiftBeforeFourTwoAreWrittenAsToday(source: String, expected: String) {
    #expect(Prepared(source, mode: .v4).text() == expected)
    #expect(Prepared(source).text() == source)
  }

  @Test func namesThatTheCopyDoesNotHaveAreNotUsed() {
    let module = Prepared("a.bringSubview(toFront: b); UIImagePNGRepresentation(c)", mode: .v4)
    #expect(module.module.files[0].names.uses.isEmpty)
  }

  @Test(arguments: [
    ("3.0", LanguageMode.v4), ("4.0", .v4), ("4.2", .v5), ("5", .v5), ("5.9", .v5), ("6.0", .v6),
  ])
  func theVersionOfSwiftSaysTheMode(version: String, mode: LanguageMode) {
    #expect(LanguageMode(version) == mode)
  }
}
