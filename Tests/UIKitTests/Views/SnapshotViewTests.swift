import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct SnapshotViewTests {
  @Test func aSnapshotLooksAsTheViewDid() throws {
    let card = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 80))
    card.backgroundColor = .red
    card.layer.cornerRadius = 12
    card.layer.shadowOpacity = 0.5
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 70, height: 20))
    label.text = "Title"
    card.addSubview(label)
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    card.layer.addSublayer(ring)
    let copy = try #require(card.snapshotView(afterScreenUpdates: false))
    label.text = "Another"
    #expect(copy.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(copy.backgroundColor == .red)
    #expect(copy.layer.cornerRadius == 12)
    #expect(copy.layer.shadowOpacity == 0.5)
    let title = try #require(copy.subviews.first as? UILabel)
    #expect(title.text == "Title")
    #expect(title.frame == label.frame)
    let path = try #require(copy.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first?.path)
    #expect(path == ring.path)
  }

  @Test func aSnapshotCopiesTheDrawingOfAClass() throws {
    final class Disc: UIView {
      override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
    }
    let disc = Disc(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let screen = UIViewController()
    screen.view.addSubview(disc)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    let copy = try #require(disc.snapshotView(afterScreenUpdates: true))
    screen.view.addSubview(copy)
    driver.settle()
    let id = try #require(copy._nodeID)
    let drawn = driver.display.tree[id]?.attributes.contains { attribute in
      if case .drawing(let drawing) = attribute { drawing != nil } else { false }
    }
    #expect(drawn == true)
  }

  @Test func anEmptyViewHasNoSnapshot() {
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }
}
