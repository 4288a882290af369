/// An image in a text: a value of the attribute `attachment` of the character U+FFFC.
open class NSTextAttachment: _AttributeObject, @unchecked Sendable {
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

  final var _shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }
}

extension NSAttributedString {
  /// Creates a text that consists of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
