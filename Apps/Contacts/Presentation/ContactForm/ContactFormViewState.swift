public import Rostrum

/// The form as it shall look.
public struct ContactFormViewState: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// The text is for those who cannot see it turn.
    case loading(String)
    case form(Form)
    /// No such contact any more, or an error.
    case placeholder(PlaceholderViewData)
  }

  public struct Form: Equatable, Sendable {
    /// In the order in which they stand.
    public var fields: [Field]
    /// Why saving or deleting failed.
    public var message: String?
    /// Offers to delete the contact; nil for a new one.
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
    /// Stands where nothing has been typed.
    public var placeholder: String
    public var text: String
    /// What is wrong with the text, and what would be right.
    public var error: String?
  }

  public var title: String
  public var cancel: String
  public var save: String
  public var canSave = false
  public var content: Content
}
