import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import PrivateFiles
import RequestLimits

// The files that users choose, in parts, and those that they save.
extension HostRoutes {
  private static let fileName = HTTPField.Name("X-File-Name")

  func addFileRoutes(to router: Router<HostRequestContext>) {
    router.post("/-/files/:scene/:token") { request, context in
      try await receivePart(of: request, context)
    }
    router.delete("/-/files/:scene/:token") { request, context in
      let tokens = cookie.tokens(in: request.headers[.cookie])
      let scene = try context.parameters.require("scene")
      let token = try context.parameters.require("token")
      await registry.abandonUpload(of: scene, token, tokens: tokens)
      return Response(status: .noContent)
    }
    router.get("/-/files/:scene/:token/:index") { request, context in
      try await offeredFile(request, context)
    }
  }

  private func receivePart(
    of request: Request,
    _ context: HostRequestContext
  ) async throws -> Response {
    let body = try await request.body.collect(upTo: FilePart.maximumLength)
    guard let part = Self.part(of: request, context, length: body.readableBytes) else {
      throw HTTPError(.badRequest)
    }
    let tokens = cookie.tokens(in: request.headers[.cookie])
    let address = limits.address(of: request, context)
    do {
      let place = try await registry.begin(part, tokens: tokens) { limits.uploads.take(address) }
      let isWritten = await Self.write(body, to: place, at: part.offset)
      try await registry.end(part, isWritten: isWritten)
    } catch {
      throw HTTPError(error.status)
    }
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  /// Reads `POST /-/files/SCENE/TOKEN?file=&count=&offset=&size=&total=`; nil if it is malformed.
  private static func part(
    of request: Request,
    _ context: HostRequestContext,
    length: Int
  ) -> FilePart? {
    func number(_ name: Substring) -> Int? {
      request.uri.queryParameters[name].flatMap { Int($0) }.flatMap {
        (0...1 << 53).contains($0) ? $0 : nil
      }
    }
    guard let scene = context.parameters.get("scene"), let token = context.parameters.get("token"),
      let index = number("file"), let count = number("count"), let offset = number("offset"),
      let size = number("size"), let total = number("total"), let fileName,
      let name = request.headers[fileName]?.removingPercentEncoding, name.utf8.count <= 1024
    else { return nil }
    return FilePart(
      scene: scene,
      token: token,
      index: index,
      count: count,
      offset: offset,
      size: size,
      total: total,
      length: length,
      name: name,
      mediaType: String((request.headers[.contentType] ?? "").prefix(128))
    )
  }

  /// Writes a part to its file.
  /// - Returns: False if the file system refuses it.
  @concurrent
  private static func write(_ part: ByteBuffer, to file: URL, at offset: Int) async -> Bool {
    do {
      if offset == 0 {
        try PrivateFiles.makeFolder(file.deletingLastPathComponent())
        try PrivateFiles.write(Data(), to: file)
      }
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seek(toOffset: UInt64(offset))
      try handle.write(contentsOf: Data(part.readableBytesView))
      return true
    } catch {
      return false
    }
  }

  private func offeredFile(
    _ request: Request,
    _ context: HostRequestContext
  ) async throws -> Response {
    let tokens = cookie.tokens(in: request.headers[.cookie])
    do {
      let file = try await registry.offeredFile(
        context.parameters.require("scene"),
        context.parameters.require("token"),
        context.parameters.require("index", as: Int.self),
        tokens: tokens
      )
      let body = try await FileIO().loadFile(path: file.path, context: context)
      let name =
        file.lastPathComponent.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      return Response(
        status: .ok,
        headers: [
          // Whatever the file is, the browser must not show it as a page of this host.
          .contentType: "application/octet-stream", .cacheControl: "no-store",
          .contentDisposition: "attachment; filename*=UTF-8''\(name)",
        ],
        body: body
      )
    } catch let refusal as SceneRegistry.FileRefusal {
      throw HTTPError(refusal.status)
    }
  }
}
