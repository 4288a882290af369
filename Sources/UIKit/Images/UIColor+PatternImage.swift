import Foundation
import UIKitHosting
import VectorDrawing

extension UIColor {
  /// Creates a colour that repeats an image, from the upper left corner of what it fills.
  ///
  /// Backgrounds of views and layers, shapes and `draw(_:)` show the image. Text, borders and bars
  /// show its mean colour.
  public convenience init(patternImage image: UIImage) {
    let size = image.size
    let content = image._content ?? .drawing(Drawing(width: 0, height: 0))
    self.init(
      _pattern: ColorPattern(content, width: Double(size.width), height: Double(size.height))
    )
  }
}
