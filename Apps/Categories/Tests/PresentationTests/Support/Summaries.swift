import CategoriesPresentation
import Rostrum

extension CategoryListViewState {
  /// A one-line summary of the visible content.
  var summary: String {
    let rows =
      switch content {
      case .waiting: ""
      case .placeholder(let data): data.summary
      case .list(let rows): rows.map { "\($0.name) \($0.people)" }.joined(separator: ", ")
      }
    return [rows, progress?.summary ?? "", isPulled ? "(pulled)" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension UserListViewState {
  /// A one-line summary of the visible content, with only the number of rows.
  var summary: String {
    let rows =
      switch content {
      case .waiting: ""
      case .placeholder(let data): data.summary
      case .list(let rows): "\(rows.ids.count)"
      }
    let end =
      switch tail {
      case .none: ""
      case .loading(let text): text
      case .failed(let text, let button): "\(text) [\(button)]"
      }
    return [rows, end, progress?.summary ?? "", isPulled ? "(pulled)" : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension PlaceholderViewData {
  fileprivate var summary: String { title + (button.map { " [\($0)]" } ?? "") }
}

extension ProgressViewData {
  fileprivate var summary: String { isBusy ? "<\(text)>" : "<!\(text)>" }
}
