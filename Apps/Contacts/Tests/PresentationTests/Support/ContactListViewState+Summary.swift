import ContactsPresentation
import Rostrum

extension ContactListViewState {
  /// The visible content, in a line.
  var summary: String {
    switch content {
    case .loading(let text): text
    case .placeholder(let data): data.title + (data.button.map { " [\($0)]" } ?? "")
    case .list(let listing):
      listing.sections.map { "\($0.title): \($0.ids.joined(separator: ","))" }
        .joined(separator: " ") + (refreshing != nil ? " (refreshing)" : "")
    }
  }

  var revision: Int? {
    if case .list(let listing) = content { listing.revision } else { nil }
  }
}
