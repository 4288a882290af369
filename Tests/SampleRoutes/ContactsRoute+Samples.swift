public import ContactsPresentation

extension ContactsRoute {
  /// A route of each case, then routes whose ids look like parts of a path.
  public static let samples: [ContactsRoute] =
    chain(from: .list, \.next) + [.contact("new"), .contact("a/b ü"), .edit("a/b")]

  private var next: ContactsRoute? {
    switch self {
    case .list: .new
    case .new: .contact("p007")
    case .contact: .edit("p007")
    case .edit: nil
    }
  }
}
