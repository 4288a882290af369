import AppAutomation
public import Foundation
public import UIKit

/// A picture of a screen or of an element.
@preconcurrency @MainActor
public final class XCUIScreenshot: NSObject {
  /// The picture as PNG.
  public let pngRepresentation: Data

  /// - Parameters:
  ///   - png: The picture of the screen, with three pixels per point.
  ///   - rect: The part that it shows, in points; nil for all of it.
  init(_ png: Data, rect: CGRect? = nil) {
    guard let rect, let image = UIImage(data: png, scale: 3), rect.size != image.size else {
      pngRepresentation = png
      return
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    pngRepresentation = UIGraphicsImageRenderer(size: rect.size, format: format).pngData { _ in
      image.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
    }
  }

  public var image: UIImage { UIImage(data: pngRepresentation, scale: 3) ?? UIImage() }
}

/// A screen of the device.
@preconcurrency @MainActor
public final class XCUIScreen: NSObject, XCUIScreenshotProviding {
  public static let main = XCUIScreen()
  public static var screens: [XCUIScreen] { [main] }

  override private init() {}

  public func screenshot() -> XCUIScreenshot {
    guard case .data(let png)? = XCUIApplication.send(.screenshot) else {
      return XCUIScreenshot(Data())
    }
    return XCUIScreenshot(png)
  }
}
