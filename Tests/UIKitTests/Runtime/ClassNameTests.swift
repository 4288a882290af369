import Testing
import UIKit

@MainActor struct ClassNameTests {
  private final class Page: UIView {}

  @Test func classesOfUIKitHaveNoModule() {
    let object: AnyObject = UIView()
    #expect(_className(of: type(of: object)) == "UIView")
    #expect(UILabel.description() == "UILabel" && NSObject.description() == "NSObject")
  }

  @Test func otherClassesHaveThatOfTheirModule() {
    #expect(ViewWithAModule.description() == "UIKitTests.ViewWithAModule")
    #expect(Page.description().hasPrefix("UIKitTests.ClassNameTests."))
  }
}

final class ViewWithAModule: UIView {}
