/// A picture in a text: a value of the attribute `attachment` of the character U+FFFC.
open class NSTextAttachment: _AttributeObject, @unchecked Sendable {
  // Unchecked: an attribute is not changed once a text has it.

  /// The character that attachments stand for.
  public static let character = 0xFFFC

  /// Creates an attachment of a file's bytes, which are shown if they are those of a picture.
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

  /// The picture that is shown; that of `contents` unless set.
  open var image: UIImage?

  /// The rectangle of the picture from the baseline: its origin is that of the picture's foot, upwards, and
  /// an empty one stands for the picture's size on the baseline.
  open var bounds = CGRect.zero

  final var _shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }
}

extension NSAttributedString {
  /// Creates a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
