/// An element of a menu, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off, on, mixed
  }

  final var _title: String
  final var _image: UIImage?

  init(title: String, image: UIImage?) {
    _title = title
    _image = image
    super.init()
  }

  open var title: String { _title }

  open var image: UIImage? { _image }

  /// The subtitle, shown below the title in a menu.
  open var subtitle: String?
}

public typealias UIActionHandler = (UIAction) -> Void

/// An action of a control or menu, as a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var discoverabilityTitle: String?
  private let handler: UIActionHandler
  private var currentSender: Any?

  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      _title: title,
      image: image,
      identifier: identifier,
      attributes: attributes,
      state: state,
      handler: handler
    )
    self.discoverabilityTitle = discoverabilityTitle
  }

  private init(
    _title: String,
    image: UIImage?,
    identifier: Identifier?,
    attributes: UIMenuElement.Attributes,
    state: UIMenuElement.State,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UniqueName.next())
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: _title, image: image)
  }

  open override var title: String {
    get { _title }
    set { _title = newValue }
  }

  open override var image: UIImage? {
    get { _image }
    set { _image = newValue }
  }

  /// The object that triggered the action, while the handler runs.
  open var sender: Any? { currentSender }

  package final func _perform(sender: Any?) {
    currentSender = sender
    handler(self)
    currentSender = nil
  }
}
