/// The initial icon of a new app: three lines of a list.
enum AppIcon {
  static func svg(indentedBy count: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <rect width="120" height="120" fill="#0a84ff"/>
      <rect x="28" y="34" width="64" height="12" rx="6" fill="#ffffff"/>
      <rect x="28" y="56" width="64" height="12" rx="6" fill="#ffffff"/>
      <rect x="28" y="78" width="40" height="12" rx="6" fill="#ffffff"/>
    </svg>
    """
    .split(separator: "\n").map { String(repeating: " ", count: count) + $0 }
    .joined(separator: "\n")
  }
}
