import Testing
import UIKitTesting

@testable import UIKit

/// Layout after a change results in the frames of a fresh copy of the views.
@MainActor
struct SolvedRandomTests {
  @Test(arguments: 0..<60)
  func changedViewsHaveTheFramesOfAFreshCopy(_ seed: UInt64) {
    var screen = RandomScreen(seed: seed)
    screen.root.layoutIfNeeded()
    for step in 0..<40 {
      let change = screen.change()
      screen.root.layoutIfNeeded()
      guard screen.matchesFreshCopy("seed \(seed), step \(step): \(change)") else { return }
    }
  }

  @Test(arguments: 100..<130)
  func changedViewsOfASceneHaveTheFramesOfAFreshCopy(_ seed: UInt64) {
    var screen = RandomScreen(seed: seed)
    let controller = UIViewController()
    controller.view.addSubview(screen.root)
    screen.root.frame.origin = CGPoint(x: 10, y: 200)
    let driver = SceneDriver(rootViewController: controller)
    for step in 0..<40 {
      let changes = (0...Int.random(in: 0..<3, using: &screen.random)).map { _ in screen.change() }
      driver.scene.commit()
      let text = changes.joined(separator: ", ")
      guard screen.matchesFreshCopy("seed \(seed), step \(step): \(text)") else { return }
    }
  }

  @Test(arguments: 200..<260)
  func measuredViewsHaveTheFramesOfAFreshCopy(_ seed: UInt64) {
    var screen = RandomScreen(seed: seed)
    for step in 0..<40 {
      let change = screen.change()
      let width = screen.root.frame.width
      let height = screen.root._solvedSize(fitting: .height(in: width)).height
      screen.root.frame.size.height = height
      screen.root.layoutIfNeeded()
      guard screen.matchesFreshCopy("seed \(seed), step \(step): \(change)") else { return }
    }
  }
}

/// A tree of views with random constraints, and random changes of it.
@MainActor
private struct RandomScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
  var random: SeededGenerator
  private var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<(4 + Int.random(in: 0..<8, using: &random)) { add() }
    for _ in 0..<12 { _ = constrain() }
  }

  // MARK: - Changes

  /// Makes a random change.
  ///
  /// - Returns: A description of the change.
  mutating func change() -> String {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1, 2: return changeContent()
    case 3, 4, 5:
      guard let constraint = element(of: constraints) else { return "nothing" }
      constraint.constant = number(40)
      return "constant of \(constraint._text)"
    case 6, 7:
      constraints.removeAll { $0._commonView?.isDescendant(of: root) != true }
      guard let constraint = element(of: constraints) else { return "nothing" }
      if constraint.isActive {
        constraint.isActive = false
      } else {
        constraint.isActive = true
      }
      return "activity of \(constraint._text)"
    case 8: return constrain()
    case 9: return changePriority()
    case 10:
      root.frame.size = CGSize(width: 100 + number(200), height: 100 + number(100))
      return "size of the root"
    case 11: return changeView()
    case 12: return changeStack()
    case 13:
      add()
      return "a new view"
    case 14:
      guard views.count > 5, let view = element(of: views.dropFirst().map(\.self)) else {
        return "nothing"
      }
      view.removeFromSuperview()
      return "a view less"
    default:
      guard let view = element(of: views), let child = element(of: view.subviews) else {
        return "nothing"
      }
      view.bringSubviewToFront(child)
      return "another order"
    }
  }

  private mutating func changeContent() -> String {
    let contents = views.filter { $0 is UILabel || $0 is SizedView }
    guard let view = element(of: contents) else { return "nothing" }
    if let label = view as? UILabel {
      label.text =
        element(of: ["a", "ab cd", "ab cd ef gh ij", "cd ab", "abcdefghijkl mn", nil]) ?? nil
      return "a text"
    }
    (view as? SizedView)?.size = CGSize(width: number(60) - 1, height: number(60) - 1)
    return "a content"
  }

  private mutating func changePriority() -> String {
    guard let constraint = element(of: constraints.filter { $0.priority != .required }) else {
      return "nothing"
    }
    constraint.priority = priority()
    return "priority of \(constraint._text)"
  }

  private mutating func changeView() -> String {
    guard let view = element(of: views.dropFirst().map(\.self)) else { return "nothing" }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      view.isHidden.toggle()
      return "visibility"
    case 1:
      view.setContentHuggingPriority(priority(), for: .horizontal)
      return "hugging"
    case 2:
      view.setContentCompressionResistancePriority(priority(), for: .vertical)
      return "resistance"
    default:
      guard view.translatesAutoresizingMaskIntoConstraints else { return "nothing" }
      view.frame = CGRect(x: number(50), y: number(50), width: number(80), height: number(80))
      return "a frame"
    }
  }

  private mutating func changeStack() -> String {
    guard let stack = element(of: views.compactMap { $0 as? UIStackView }) else {
      return "nothing"
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: stack.spacing = number(20)
    case 1: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 2:
      stack.distribution =
        element(of: [.fill, .fillEqually, .equalSpacing, .fillProportionally]) ?? .fill
    case 3: stack.alignment = element(of: [.fill, .leading, .center, .firstBaseline]) ?? .fill
    default:
      if let view = element(of: stack.arrangedSubviews) {
        stack.setCustomSpacing(number(30), after: view)
      }
    }
    return "a stack"
  }

  // MARK: - Making views and constraints

  private var views: [UIView] { root._descendants }

  private mutating func add() {
    let container =
      element(of: views.filter { type(of: $0) == UIView.self || $0 is UIStackView }) ?? root
    let view: UIView
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      let label = UILabel()
      label.font = .systemFont(ofSize: 10)
      label.numberOfLines = Int.random(in: 0..<2, using: &random)
      label.text = "ab cd ef"
      view = label
    case 4, 5: view = SizedView(number(60), number(60))
    case 6: view = UIStackView()
    case 7:
      view = UIView(frame: CGRect(x: number(50), y: number(50), width: number(80), height: 30))
    default: view = UIView()
    }
    if let stack = container as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      container.addSubview(view)
      if !view._flags.hasOwnFrame { view.translatesAutoresizingMaskIntoConstraints = false }
    }
  }

  private mutating func constrain() -> String {
    let movable = views.dropFirst().filter { !$0.translatesAutoresizingMaskIntoConstraints }
    guard let first = element(of: movable), let second = element(of: views) else {
      return "nothing"
    }
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .top, .width, .height, .centerX, .bottom, .leading, .lastBaseline,
    ]
    let attribute = element(of: attributes)
    let other: NSLayoutConstraint.Attribute? =
      switch attribute {
      case .width, .height: element(of: [.width, .width, .height, .notAnAttribute])
      case .left: .right
      case .leading: .trailing
      case .centerX: .centerX
      case .top: .bottom
      default: element(of: [.centerY, .bottom])
      }
    guard let attribute, let other, other == .notAnAttribute || first !== second else {
      return "nothing"
    }
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]) ?? .equal,
      toItem: other == .notAnAttribute ? nil : second,
      attribute: other,
      multiplier: attribute == .width || attribute == .height ? 0.5 : 1,
      constant: number(40)
    )
    constraint.priority = priority()
    constraint.isActive = true
    constraints.append(constraint)
    return "a new constraint \(constraint._text)"
  }

  private mutating func priority() -> UILayoutPriority {
    UILayoutPriority(element(of: [100, 250, 251, 500, 750, 751, 999]) ?? 500)
  }

  private mutating func number(_ limit: Int) -> CGFloat {
    CGFloat(Int.random(in: 0..<limit, using: &random))
  }

  private mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  // MARK: - The fresh copy

  func matchesFreshCopy(_ step: String) -> Bool {
    let copies = Copies(root)
    copies.root.layoutIfNeeded()
    let (frames, expected) = (root._shownFrames, copies.root._shownFrames)
    let constraints = root._descendants.flatMap(\.constraints).map(\._text)
    #expect(frames == expected, "\(step) with \(constraints)")
    return frames == expected
  }
}

/// A copier of views with their constraints.
@MainActor
private struct Copies {
  let root: UIView
  private var copies: [ObjectIdentifier: UIView] = [:]

  init(_ root: UIView) {
    self.root = UIView(frame: root.bounds)
    copies[ObjectIdentifier(root)] = self.root
    for child in root.subviews { add(child, to: self.root) }
    let constraints = root._descendants.flatMap(\.constraints).filter {
      !($0.firstItem === root && $0.secondItem == nil)
    }
    for constraint in constraints.sorted(by: { $0._order < $1._order }) { add(constraint) }
  }

  private mutating func add(_ view: UIView, to container: UIView) {
    let copy: UIView
    switch view {
    case let label as UILabel:
      let new = UILabel()
      new.font = label.font
      new.numberOfLines = label.numberOfLines
      new.text = label.text
      copy = new
    case let sized as SizedView: copy = SizedView(sized.size.width, sized.size.height)
    case let stack as UIStackView:
      let new = UIStackView()
      new.spacing = stack.spacing
      new.axis = stack.axis
      new.distribution = stack.distribution
      new.alignment = stack.alignment
      copy = new
    default: copy = UIView(frame: view._flags.hasOwnFrame ? view._frame : .zero)
    }
    copies[ObjectIdentifier(view)] = copy
    if let stack = container as? UIStackView, view._flags.isArranged {
      stack.addArrangedSubview(copy)
      if let spacing = view._layoutState?.customSpacing {
        stack.setCustomSpacing(spacing, after: copy)
      }
    } else {
      container.addSubview(copy)
      copy.translatesAutoresizingMaskIntoConstraints =
        view.translatesAutoresizingMaskIntoConstraints
    }
    copy.isHidden = view.isHidden
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(
        view.contentCompressionResistancePriority(for: axis),
        for: axis
      )
    }
    for child in view.subviews { add(child, to: copy) }
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem.flatMap({ copies[ObjectIdentifier($0)] }) else { return }
    let copy = NSLayoutConstraint(
      item: first,
      attribute: constraint.firstAttribute,
      relatedBy: constraint.relation,
      toItem: constraint.secondItem.flatMap { copies[ObjectIdentifier($0)] },
      attribute: constraint.secondAttribute,
      multiplier: constraint.multiplier,
      constant: constraint.constant
    )
    copy.priority = constraint.priority
    copy.isActive = true
  }
}

extension UIView {
  fileprivate var _descendants: [UIView] { [self] + subviews.flatMap(\._descendants) }

  /// The frames of all descendants that are not collapsed.
  fileprivate var _shownFrames: [[CGFloat]] {
    subviews.filter { !$0._isCollapsed }.flatMap { [$0.numbers] + $0._shownFrames }
  }
}

extension NSLayoutConstraint {
  /// The closest common ancestor of both items.
  fileprivate var _commonView: UIView? {
    guard let first = firstItem as? UIView else { return nil }
    if secondAttribute == .notAnAttribute { return first }
    return (secondItem as? UIView).flatMap(first._commonAncestor)
  }
}
