/// A place for messages: a part of an app, and a subject.
public final class OSLog: Sendable {
  /// A subject of the system's.
  public struct Category: Sendable {
    let name: String

    /// Moments that matter to users.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Signposts that are only made while a tool records.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// The same, with the stacks of their callers.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The log of apps that name no place.
  public static let `default` = OSLog(place: nil, isEnabled: true)
  /// A log that drops everything.
  public static let disabled = OSLog(place: nil, isEnabled: false)

  private let place: String?
  private let isEnabled: Bool

  /// - Parameters:
  ///   - subsystem: A part of an app, such as a bundle identifier.
  ///   - category: A subject within it.
  public convenience init(subsystem: String, category: String) {
    self.init(place: "\(subsystem):\(category)", isEnabled: true)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  private init(place: String?, isEnabled: Bool) {
    self.place = place
    self.isEnabled = isEnabled
  }

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    isEnabled
  }

  func write(_ type: OSLogType, _ message: String) {
    guard isEnabled else { return }
    let place = place.map { " [\($0)]" } ?? ""
    // A message is one line, whatever it contains.
    let text = message.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\\n")
    LogOutput.write("\(type.name)\(place) \(text)\n")
  }
}
