import NIOCore

/// Tells a page which scene it shows from now on: `["scene", name]`.
enum SceneMessage {
  static func write(_ scene: String) -> ByteBuffer {
    var json = JSONWriter(buffer: ByteBufferAllocator().buffer(capacity: 64))
    json.beginArray()
    json.write("scene")
    json.write(scene)
    json.endArray()
    return json.buffer
  }
}
