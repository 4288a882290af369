/// An object that determines the image and the bounds of an attachment while a text is laid out.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image of the attachment, or nil for none.
  func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage?

  /// Returns the rectangle of the attachment relative to the baseline, with y pointing up.
  func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}

/// An image in a text: a value of the attribute `attachment` of the character U+FFFC.
open class NSTextAttachment: _AttributeObject, NSTextAttachmentContainer, @unchecked Sendable {
  // Unchecked: an attribute must not change once it is part of a text.

  /// The placeholder character of attachments.
  public static let character = 0xFFFC

  /// Creates an attachment from a file's bytes, which are shown if they are an image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public override init() {
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  open var contents: Data?

  open var fileType: String?

  /// The displayed image; that of `contents` by default.
  open var image: UIImage?

  /// The rectangle of the image relative to the baseline, with y pointing up.
  ///
  /// Its origin is the bottom left corner of the image. If it is empty, the image has its own size
  /// and is on the baseline.
  open var bounds = CGRect.zero

  private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// Returns the displayed image; ``image``, or that of ``contents``, unless overridden.
  ///
  /// - Parameters:
  ///   - imageBounds: The rectangle that
  ///     ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` has returned.
  ///   - textContainer: The container of a text view's text; nil in other texts.
  ///   - charIndex: The position of the attachment in its text.
  /// - Returns: The image; nil leaves the rectangle empty.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? {
    shownImage
  }

  /// Returns the rectangle of the attachment; ``bounds``, or the image's size, unless overridden.
  ///
  /// - Parameters:
  ///   - textContainer: The container of a text view's text; nil in other texts.
  ///   - lineFrag: A rectangle of the width of lines and of the height of a line in the
  ///     attachment's font.
  ///   - position: Zero, as lines are broken afterwards.
  ///   - charIndex: The position of the attachment in its text.
  /// - Returns: The rectangle relative to the baseline, with y pointing up.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.size == .zero else { return bounds }
    return CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// Creates a text that consists of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
