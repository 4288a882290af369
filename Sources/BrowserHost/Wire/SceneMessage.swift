import NIOCore

/// Tells a page which scene it shows from now on, `["scene", name]`, or that it sleeps: `["asleep"]`.
enum SceneMessage {
  static let asleep = ByteBuffer(staticString: "[\"asleep\"]")

  static func write(_ scene: String) -> ByteBuffer {
    var json = JSONWriter(buffer: ByteBufferAllocator().buffer(capacity: 64))
    json.beginArray()
    json.write("scene")
    json.write(scene)
    json.endArray()
    return json.buffer
  }
}
