public import Rostrum

/// The state of the form.
public struct ContactFormViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is the accessibility label of the activity indicator.
    case loading(String)
    case form(Form)
    /// The contact no longer exists, or an error occurred.
    case placeholder(PlaceholderViewData)
  }

  public struct Form: Equatable, Sendable {
    /// The fields, in their order on the screen.
    public var fields: [Field]
    /// The reason why saving or deleting failed.
    public var message: String?
    /// The button that deletes the contact; nil for a new one.
    public var delete: String?
  }

  public struct Field: Equatable, Sendable {
    public enum ID: String, Sendable, CaseIterable {
      case name
      case position
      case jobDescription
      case phone
      case email
    }

    public var id: ID
    public var label: String
    /// The placeholder of an empty field.
    public var placeholder: String
    public var text: String
    /// The error of the text, with its correction.
    public var error: String?
  }

  public var title: String
  public var cancel: String
  public var done: String
  public var canFinish = false
  public var content: Content
}
