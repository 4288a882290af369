import Foundation
import Testing
import UIKit
import UIKitTesting

/// After https://developer.apple.com/documentation/swift/using-key-value-observing-in-swift.
@MainActor
struct KeyValueObservingTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func anObserverReceivesTheObjectAndTheRequestedValues() {
    var seen: [(CGPoint?, CGPoint?)] = []
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { scroll, change in
      #expect(scroll === self.scroll)
      #expect(change.kind == .setting && !change.isPrior && change.indexes == nil)
      seen.append((change.oldValue, change.newValue))
    }
    scroll.contentOffset = CGPoint(x: 0, y: 10)
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(seen.map(\.0) == [.zero, CGPoint(x: 0, y: 10)])
    #expect(seen.map(\.1) == [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 30)])
    observation.invalidate()
  }

  @Test func withoutOptionsAnObserverReceivesNoValues() {
    var changes: [NSKeyValueObservedChange<CGSize>] = []
    let observation = scroll.observe(\.contentSize) { _, change in changes.append(change) }
    scroll.contentSize = CGSize(width: 10, height: 20)
    #expect(changes.count == 1)
    #expect(changes.allSatisfy { $0.newValue == nil && $0.oldValue == nil })
    observation.invalidate()
  }

  @Test func theInitialCallPrecedesTheReturnOfObserve() {
    var seen: [CGFloat?] = []
    scroll.alpha = 0.5
    let observation = scroll.observe(\.alpha, options: [.initial, .new]) { _, change in
      seen.append(change.newValue)
    }
    #expect(seen == [0.5])
    scroll.alpha = 0.25
    #expect(seen == [0.5, 0.25])
    observation.invalidate()
  }

  @Test func aPriorCallHasTheOldValue() {
    var seen: [String] = []
    let view = UIView()
    let observation = view.observe(\.isHidden, options: [.prior, .old, .new]) { view, change in
      seen.append(
        "\(change.isPrior) \(view.isHidden) \(change.oldValue!) \(change.newValue as Any)"
      )
    }
    view.isHidden = true
    #expect(seen == ["true false false nil", "false true false Optional(true)"])
    observation.invalidate()
  }

  @Test func anObservationEndsWhenItIsInvalidatedOrDeallocated() {
    var count = 0
    var observation: NSKeyValueObservation? = scroll.observe(\.bounds) { _, _ in count += 1 }
    let other = scroll.observe(\.bounds) { _, _ in count += 10 }
    scroll.contentOffset.y = 1
    #expect(count == 11)
    observation = nil
    scroll.contentOffset.y = 2
    #expect(count == 21)
    other.invalidate()
    scroll.contentOffset.y = 3
    #expect(count == 21)
    _ = observation
  }

  @Test func anObserverOfASubclassReceivesChangesOfItsSuperclasses() {
    var seen: [String] = []
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let observations = [
      table.observe(\.contentOffset) { (table: UITableView, _) in seen.append("offset") },
      table.observe(\.frame) { _, _ in seen.append("frame") },
      table.observe(\.contentInset) { _, _ in seen.append("inset") },
    ]
    table.contentOffset = CGPoint(x: 0, y: 5)
    table.frame.size.width = 20
    table.contentInset.top = 1
    #expect(seen == ["offset", "frame", "inset"])
    for observation in observations { observation.invalidate() }
  }

  @Test func controlsFieldsAndControllersReportTheirProperties() {
    var seen: [String] = []
    let (field, controller, progress) = (UITextField(), UIViewController(), UIProgressView())
    let observations = [
      field.observe(\.isEnabled, options: .new) { _, _ in seen.append("enabled") },
      field.observe(\.isSelected) { _, _ in seen.append("selected") },
      field.observe(\.isHighlighted) { _, _ in seen.append("highlighted") },
      field.observe(\.text, options: .new) { _, change in seen.append(change.newValue!!) },
      field.observe(\.backgroundColor) { _, _ in seen.append("colour") },
      controller.observe(\.title) { _, _ in seen.append("title") },
      progress.observe(\.progress, options: .new) { _, change in seen.append("\(change.newValue!)")
      },
    ]
    field.isEnabled = false
    field.isSelected = true
    field.isHighlighted = true
    field.text = "text"
    field.backgroundColor = .red
    controller.title = "Title"
    progress.progress = 0.5
    #expect(
      seen == ["enabled", "selected", "highlighted", "text", "colour", "title", "0.5"]
    )
    for observation in observations { observation.invalidate() }
  }

  @Test func layoutReportsFramesOnceItIsDone() {
    let root = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: root.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
    ])
    let driver = SceneDriver(rootViewController: root)
    var seen: [CGFloat] = []
    let observation = view.observe(\.bounds, options: [.old, .new]) { view, change in
      seen.append(change.oldValue!.width)
      seen.append(change.newValue!.width)
      #expect(root.view.frame.width == 390)
    }
    width.constant = 80
    root.view.layoutIfNeeded()
    #expect(seen == [50, 80])
    observation.invalidate()
    driver.settle()
  }

  @Test func aLayerReportsTheFrameOfItsView() {
    var seen: [CGPoint?] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let observation = view.layer.observe(\.position, options: .new) { _, change in
      seen.append(change.newValue)
    }
    view.frame.origin.x = 10
    #expect(seen == [CGPoint(x: 15, y: 5)])
    let layer = CALayer()
    var count = 0
    let other = layer.observe(\.bounds) { _, _ in count += 1 }
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(count == 1)
    for observation in [observation, other] { observation.invalidate() }
  }

  @Test func propertiesOfTheAppAreReportedByItsSetters() {
    final class Model: NSObject {
      var count = 0 {
        willSet { willChangeValue(for: \.count) }
        didSet { didChangeValue(for: \.count) }
      }
    }
    let model = Model()
    var seen: [Int?] = []
    let observation = model.observe(\.count, options: [.old, .new]) { _, change in
      seen += [change.oldValue, change.newValue]
    }
    model.count = 3
    #expect(seen == [0, 3])
    observation.invalidate()
  }

  @Test func methodsOfRespondersReceiveChangesByKeys() {
    final class Observer: UIViewController {
      var log: [String] = []

      override func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        let new = change?[.newKey].map { "\($0)" } ?? "none"
        log.append("\(keyPath ?? "") \(new) \(object is UIScrollView)")
      }
    }
    let observer = Observer()
    scroll.addObserver(observer, forKeyPath: "contentOffset", options: [.new], context: nil)
    scroll.addObserver(observer, forKeyPath: "hidden", options: [.initial], context: nil)
    scroll.contentOffset = CGPoint(x: 0, y: 4)
    #expect(observer.log == ["hidden none true", "contentOffset (0.0, 4.0) true"])
    scroll.removeObserver(observer, forKeyPath: "contentOffset")
    scroll.removeObserver(observer, forKeyPath: "hidden", context: nil)
    scroll.contentOffset = .zero
    #expect(observer.log.count == 2)
  }
}
