import Testing
import UIKit
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uiview/updateconstraints().
@MainActor
struct UIViewUpdatingConstraintsTests {
  private final class Updating: UIView {
    let name: String
    let log: (String) -> Void

    init(_ name: String, _ log: @escaping (String) -> Void) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func updateConstraints() {
      log("\(name) updates")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log("\(name) lays out")
    }
  }

  @Test func constraintsAreMadeBeforeLayoutSubviewsFirst() {
    var log: [String] = []
    let (outer, inner) = (
      Updating("outer") { log.append($0) }, Updating("inner") { log.append($0) }
    )
    outer.addSubview(inner)
    let screen = UIViewController()
    screen.view.addSubview(outer)
    let driver = SceneDriver(rootViewController: screen)
    #expect(log == ["inner updates", "outer updates", "outer lays out", "inner lays out"])
    log = []
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    driver.settle()
    #expect(log == ["inner updates", "inner lays out"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test func updatingNowReachesAllBelow() {
    var log: [String] = []
    let (outer, inner) = (
      Updating("outer") { log.append($0) }, Updating("inner") { log.append($0) }
    )
    outer.addSubview(inner)
    outer.updateConstraintsIfNeeded()
    outer.updateConstraintsIfNeeded()
    #expect(log == ["inner updates", "outer updates"])
  }
}
