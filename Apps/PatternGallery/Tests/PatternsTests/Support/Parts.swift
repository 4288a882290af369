import PatternGalleryModel
import UIKit

/// The parts of a pattern, found by following stored properties from its screen.
@MainActor
struct Parts {
  private(set) var byRole: [CardRole: AnyObject] = [:]
  private var seen: Set<ObjectIdentifier> = []

  init(of controller: UIViewController) {
    visit(controller)
  }

  /// Returns whether an object references another in a stored property of its own.
  static func holds(_ holder: AnyObject, _ held: AnyObject) -> Bool {
    properties(of: holder).contains { object(in: $0) === held }
  }

  private mutating func visit(_ value: Any) {
    guard let object = Self.object(in: value) else {
      for child in Mirror(reflecting: value).children { visit(child.value) }
      return
    }
    guard Self.isOurs(object), seen.insert(ObjectIdentifier(object)).inserted else { return }
    if let role = Self.role(of: object) { byRole[role] = object }
    for property in Self.properties(of: object) { visit(property) }
  }

  private static func properties(of object: AnyObject) -> [Any] {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
      .flatMap { $0.children.map(\.value) }
  }

  /// Returns the object of a value or of an optional.
  private static func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { object(in: $0.value) }
    }
    return type(of: value) is AnyClass ? value as AnyObject : nil
  }

  /// Returns whether an object may hold parts: those of UIKit hold none that is not found
  /// otherwise.
  private static func isOurs(_ object: AnyObject) -> Bool {
    !String(reflecting: type(of: object)).hasPrefix("UIKit")
  }

  private static func role(of object: AnyObject) -> CardRole? {
    switch String(describing: type(of: object)) {
    case "CardStore": .model
    case "CardView", "CardPictureView": .view
    case "CardViewController": .controller
    case "CardPresenter": .presenter
    case "CardViewModel": .viewModel
    case "CardInteractor": .interactor
    case "CardRouter": .router
    case "CardCoordinator": .coordinator
    default: nil
    }
  }
}

extension Pattern {
  /// The parts of the pattern.
  var roles: Set<CardRole> {
    Set(holds.flatMap { [$0.holder, $0.held] })
  }

  /// Returns the parts that stay alive as long as a part does, including itself.
  func keptAlive(by role: CardRole) -> Set<CardRole> {
    var kept: Set<CardRole> = [role]
    var count = 0
    while count < kept.count {
      count = kept.count
      for hold in holds where hold.strength == .strong && kept.contains(hold.holder) {
        kept.insert(hold.held)
      }
    }
    return kept
  }
}
