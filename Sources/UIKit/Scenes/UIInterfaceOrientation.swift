/// The orientation of an interface on its device: on a device that is turned to the left, the interface is
/// turned to the right.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// A page knows whether its window is higher than it is wide, and not which side is up.
  init(of size: CGSize) {
    self = size.height >= size.width ? .portrait : .landscapeRight
  }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// Whether an orientation is one of them; either landscape counts as both.
  func includes(_ orientation: UIInterfaceOrientation) -> Bool {
    isDisjoint(with: .landscape)
      ? contains(Self(rawValue: 1 << UInt(orientation.rawValue)))
      : orientation.isLandscape || contains(Self(rawValue: 1 << UInt(orientation.rawValue)))
  }
}
