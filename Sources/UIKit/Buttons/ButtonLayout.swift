import UIKitHosting
import VectorDrawing

/// The places of a button's image and words, in the button's coordinates, in points.
///
/// Displays place them by the same rules.
struct ButtonLayout {
  private(set) var image: DrawingRect
  private(set) var words: DrawingRect
  /// The left end of the arrows of a selection; nil without them.
  private(set) var arrows: Double?

  /// - Parameters:
  ///   - imageSize: The size of the image; zero for none.
  ///   - wordsSize: The size of title and subtitle; zero for none.
  ///   - arrows: The width of the arrows of a selection, with the gap before them; 0 for none.
  ///   - inner: The rectangle within the insets.
  ///   - style: The button's style.
  ///   - isRightToLeft: The layout direction.
  init(
    image imageSize: SizeValue,
    words wordsSize: SizeValue,
    arrows: Double,
    in inner: DrawingRect,
    _ style: ButtonStyleValue,
    isRightToLeft: Bool
  ) {
    let hasBoth = imageSize.width > 0 && wordsSize.width > 0
    let gap = hasBoth ? style.imagePadding : 0
    let isColumn = style.imagePlacement == .top || style.imagePlacement == .bottom
    let along =
      isColumn
      ? imageSize.height + gap + wordsSize.height : imageSize.width + gap + wordsSize.width
    let wide = isColumn ? max(imageSize.width, wordsSize.width) : along + arrows
    let high = isColumn ? along : max(imageSize.height, wordsSize.height)
    let across = style.details?.horizontal ?? .center
    let down = style.details?.vertical ?? .center
    let x = across.start(inner.x, inner.width, wide, isRightToLeft: isRightToLeft)
    let y = down.start(inner.y, inner.height, high, isRightToLeft: isRightToLeft)
    image = DrawingRect(x: x, y: y, width: imageSize.width, height: imageSize.height)
    words = DrawingRect(x: x, y: y, width: wordsSize.width, height: wordsSize.height)
    let isFirst = style.imagePlacement == .leading || style.imagePlacement == .top
    if isColumn {
      image.x += (wide - imageSize.width) / 2
      words.x += (wide - wordsSize.width) / 2
      if isFirst {
        words.y += imageSize.height + gap
      } else {
        image.y += wordsSize.height + gap
      }
    } else {
      image.y += (high - imageSize.height) / 2
      words.y += (high - wordsSize.height) / 2
      if isFirst != isRightToLeft {
        words.x += imageSize.width + gap
      } else {
        image.x += wordsSize.width + gap
      }
    }
    guard arrows > 0 else { return }
    if isRightToLeft {
      image.x += arrows
      words.x += arrows
    }
    self.arrows = isRightToLeft ? x : x + wide - arrows + Self.arrowsGap
  }

  /// The space before the arrows of a selection, in points.
  static let arrowsGap = 6.0

  /// Returns the rectangle within a button's insets.
  static func content(
    of bounds: DrawingRect,
    _ style: ButtonStyleValue,
    hasWords: Bool,
    isRightToLeft: Bool
  ) -> DrawingRect {
    let insets =
      style.details?.insets ?? style.contentInsets ?? usualInsets(style, hasWords: hasWords)
    let isReversed = isRightToLeft && style.details?.insets == nil
    let left = isReversed ? insets.trailing : insets.leading
    let right = isReversed ? insets.leading : insets.trailing
    return DrawingRect(
      x: bounds.x + left,
      y: bounds.y + insets.top,
      width: bounds.width - left - right,
      height: bounds.height - insets.top - insets.bottom
    )
  }

  /// The default insets of the content, in points.
  private static func usualInsets(_ style: ButtonStyleValue, hasWords: Bool) -> EdgesValue {
    typealias Insets = SystemMetrics.Button.Insets
    let (down, across) =
      if style.background == .bare {
        hasWords ? Insets.bare : (vertical: 0, horizontal: 0)
      } else {
        switch style.size {
        case .large: Insets.large
        case .medium: Insets.medium
        case .small, .mini: Insets.small
        }
      }
    return EdgesValue(top: down, leading: across, bottom: down, trailing: across)
  }
}

extension ButtonDetailsValue.Alignment {
  /// Returns where content of a length begins.
  fileprivate func start(
    _ start: Double,
    _ room: Double,
    _ length: Double,
    isRightToLeft: Bool
  ) -> Double {
    switch self {
    case .center: start + (room - length) / 2
    case .left, .top, .fill: start
    case .right, .bottom: start + room - length
    case .leading: isRightToLeft ? start + room - length : start
    case .trailing: isRightToLeft ? start : start + room - length
    }
  }
}
