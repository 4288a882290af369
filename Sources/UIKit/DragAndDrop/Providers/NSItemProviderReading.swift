public import Foundation

/// A class whose objects are made from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that objects are made from, the richest first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// - Throws: An error where the data is not of the type, or cannot be read.
  static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self
}

/// A class whose objects give item providers data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that objects give, the richest first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types of data that this object gives; those of the class unless implemented.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Gives data of a type to a completion handler, at once or later.
  ///
  /// - Returns: The progress of loading; nil where the data was there.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// The processes that see data of an item provider; items do not leave an app here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
