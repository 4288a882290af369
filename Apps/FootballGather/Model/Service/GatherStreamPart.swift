public import Foundation

/// A piece of an answer that goes on and on.
public enum GatherStreamPart: Sendable {
  /// Status and header fields, once, at first.
  case head(GatherReply)
  /// The bytes that came next, cut anywhere.
  case bytes(Data)
}
