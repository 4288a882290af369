public import Foundation

/// A part of a streamed response.
public enum GatherStreamPart: Sendable {
  /// The status and header fields, once, as the first part.
  case head(GatherReply)
  /// The next bytes, split anywhere.
  case bytes(Data)
}
