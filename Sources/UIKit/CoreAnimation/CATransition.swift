import Foundation
import UIKitHosting

/// The effect of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The usual key for a layer's transition.
public let kCATransition = "transition"

/// The direction of a transition.
///
/// As on iOS, whose layers have an inverted vertical axis, `fromTop` enters from the bottom of the
/// screen, and `fromBottom` from the top.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from the old appearance of a layer and its sublayers to the new one, which is set
/// in the same event.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  final func _replacement(of view: UIView) -> Animation.Replacement {
    switch type {
    case .push: .push(from: edge)
    case .moveIn: .moveIn(from: edge)
    case .reveal: .reveal(from: edge)
    default: view._fade
    }
  }

  private var edge: Animation.Replacement.Edge {
    switch subtype {
    case .fromRight?: .right
    case .fromTop?: .bottom
    case .fromBottom?: .top
    default: .left
    }
  }

  override func _take(_ other: CAAnimation) {
    super._take(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}
