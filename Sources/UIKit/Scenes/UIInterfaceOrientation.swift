/// The orientation of an interface on its device; on a device rotated left, the interface is
/// rotated right.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// A page knows the proportions of its window, but not which side of the device is up.
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

  /// Returns whether the mask contains an orientation; any landscape orientation counts as both.
  func includes(_ orientation: UIInterfaceOrientation) -> Bool {
    isDisjoint(with: .landscape)
      ? contains(Self(rawValue: 1 << UInt(orientation.rawValue)))
      : orientation.isLandscape || contains(Self(rawValue: 1 << UInt(orientation.rawValue)))
  }
}
