import NIOCore

/// The messages to a page that are not commits.
///
/// `["scene", name, lastAction]` names the scene that the page shows from now on, `["asleep"]` reports
/// that the scene hibernates, and `["settled"]` that the commits before it answer all earlier
/// messages of the page.
enum SceneMessage {
  static let settled = ByteBuffer(staticString: "[\"settled\"]")
  static let hibernated = ByteBuffer(staticString: "[\"asleep\"]")

  /// Returns the message that names a scene.
  /// - Parameters:
  ///   - scene: The scene's name.
  ///   - lastAction: The time of the newest action of this page that the scene has received, by the
  ///     page's clock; nil if it is unknown.
  /// - Returns: The message.
  static func write(_ scene: String, lastAction: Duration?) -> ByteBuffer {
    var json = JSONWriter(buffer: ByteBufferAllocator().buffer(capacity: 64))
    json.beginArray()
    json.write("scene")
    json.write(scene)
    if let lastAction { json.write(UInt64(lastAction / .milliseconds(1))) }
    json.endArray()
    return json.buffer
  }
}
