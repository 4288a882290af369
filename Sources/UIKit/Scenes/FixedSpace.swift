import Foundation

extension UIScreen {
  /// The coordinates of the device in portrait orientation.
  public final var fixedCoordinateSpace: any UICoordinateSpace { _FixedSpace(of: _scene) }
}

/// The coordinate space of a device in portrait orientation.
final class _FixedSpace: NSObject, _TurnedSpace {
  private let orientation: UIInterfaceOrientation
  /// The size of the scene in its orientation.
  private let size: CGSize

  init(of scene: UIWindowScene?) {
    orientation = scene?.interfaceOrientation ?? .portrait
    size = scene?.screen.bounds.size ?? .zero
    super.init()
  }

  var bounds: CGRect {
    let turned = CGSize(width: size.height, height: size.width)
    return CGRect(origin: .zero, size: orientation.isLandscape ? turned : size)
  }

  func rise(_ point: CGPoint) -> CGPoint {
    switch orientation {
    case .landscapeRight: CGPoint(x: point.y, y: size.height - point.x)
    case .landscapeLeft: CGPoint(x: size.width - point.y, y: point.x)
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: point
    }
  }

  func sink(_ point: CGPoint) -> CGPoint {
    switch orientation {
    case .landscapeRight: CGPoint(x: size.height - point.y, y: point.x)
    case .landscapeLeft: CGPoint(x: point.y, y: size.width - point.x)
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    default: point
    }
  }
}
