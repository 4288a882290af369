import Testing
import UIKit
import UIKitTesting

/// Apple: `UIInputView`.
@MainActor
struct UIInputViewTests {
  @Test func aStyleGivesABackground() {
    #expect(UIInputView(frame: .zero, inputViewStyle: .keyboard).backgroundColor != nil)
    #expect(UIInputView(frame: .zero, inputViewStyle: .default).backgroundColor == nil)
    #expect(UIInputView(frame: .zero).inputViewStyle == .default)
  }

  @Test(arguments: [(false, 80.0), (true, 30.0)])
  func anInputViewIsAsHighAsItsFrameOrItsConstraints(_ sizesItself: Bool, _ height: Double) {
    let board = ClickingBoard(
      frame: CGRect(x: 0, y: 0, width: 300, height: 80),
      inputViewStyle: .keyboard
    )
    board.allowsSelfSizing = sizesItself
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    board.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: board.topAnchor),
      content.bottomAnchor.constraint(equalTo: board.bottomAnchor).prioritized(500),
      content.heightAnchor.constraint(equalToConstant: 30),
    ])
    let field = UITextField()
    field.inputView = board
    let screen = UIViewController()
    screen.view.addSubview(field)
    let driver = SceneDriver(rootViewController: screen)
    field.becomeFirstResponder()
    driver.settle()
    #expect(Double(board.bounds.height) == height)
    #expect(board.enableInputClicksWhenVisible)
  }
}

private final class ClickingBoard: UIInputView, UIInputViewAudioFeedback {
  var enableInputClicksWhenVisible: Bool { true }
}

extension NSLayoutConstraint {
  fileprivate func prioritized(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
