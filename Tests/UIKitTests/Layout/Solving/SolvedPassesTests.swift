import Testing
import UIKitTesting

@testable import UIKit

/// The order of UIKit's passes: constraints of children first, layout of parents first.
@MainActor
struct SolvedPassesTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private final class LoggingView: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func updateConstraints() {
      super.updateConstraints()
      log.lines.append("update \(name)")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("layout \(name) \(Int(bounds.width))")
    }
  }

  private final class RestlessView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  @Test func constraintsAreUpdatedFromTheInsideAndViewsLaidOutFromTheOutside() {
    let log = Log()
    let (outer, inner) = (LoggingView("outer", log), LoggingView("inner", log))
    let root = UIView.container(80, 50, [outer])
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      outer.widthAnchor.constraint(equalTo: root.widthAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(log.lines == ["update inner", "update outer", "layout outer 80", "layout inner 40"])
  }

  @Test func aConstraintChangedInLayoutIsSolvedInTheSameLayout() {
    let view = SizedView(10, 10)
    final class Adjusting: UIView {
      var width: NSLayoutConstraint?

      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant = bounds.width / 2
      }
    }
    let root = Adjusting(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.addSubview(view)
    root.width = view.widthAnchor.constraint(equalToConstant: 1)
    root.width?.isActive = true
    #expect(root.laidOut[0][2] == 50)
  }

  @Test func aLayoutLoopEnds() {
    let view = RestlessView()
    let root = UIView.container(80, 50, [view])
    root.layoutIfNeeded()
    #expect(view._flags.needsLayout)
  }

  @Test func aSceneSolvesBeforeItLaysOut() {
    let log = Log()
    let screen = UIViewController()
    let view = LoggingView("view", log)
    screen.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 70).isActive = true
    SceneDriver(rootViewController: screen).settle()
    #expect(log.lines == ["update view", "layout view 70"])
  }

  @Test func aLayoutInWhichNothingChangedSolvesNothing() {
    let label = UILabel()
    label.text = "Text"
    let root = UIView.container(80, 50, [label])
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    let system = root._makeLayoutSystem()
    #expect(!system.isStale)
    let before = system.solvedClusters
    label.textColor = .red
    root.backgroundColor = .blue
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(!system.isStale && system.solvedClusters == before)
    label.font = .systemFont(ofSize: 30)
    #expect(system.isStale)
    root.layoutIfNeeded()
    #expect(label.frame.height == label.font.height(ofLines: 1))
  }

  @Test func aChangeMarksOnlyItsSuperviewsForTheNextLayout() {
    let screen = UIViewController()
    let (still, changing, inner) = (UIView(), UIView(), UIView())
    changing.addSubview(inner)
    screen.view.addSubview(still)
    screen.view.addSubview(changing)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    let views = [screen.view, still, changing, inner]
    #expect(views.allSatisfy { $0?._flags.hasStaleFrames == false })
    inner.addSubview(UIView())
    #expect(views.map { $0?._flags.hasStaleFrames } == [true, false, true, true])
    driver.settle()
    #expect(views.allSatisfy { $0?._flags.hasStaleFrames == false })
  }

  @Test func aViewThatWasHiddenInAStackIsLaidOutWhenItIsShown() {
    let (stack, inner, label) = (UIStackView(), UIView(), UILabel())
    let screen = UIViewController()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(label)
    label.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
    inner.isHidden = true
    stack.addArrangedSubview(inner)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    screen.view.addSubview(stack)
    let driver = SceneDriver(rootViewController: screen)
    driver.settle()
    label.font = .systemFont(ofSize: 30)
    driver.settle()
    inner.isHidden = false
    driver.settle()
    #expect(inner.frame.height == 80)
    #expect(label.frame.height == label.font.height(ofLines: 1))
  }
}
