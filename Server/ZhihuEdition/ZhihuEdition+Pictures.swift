import Hummingbird

extension ZhihuEdition {
  /// Adds `pic/ID-cover.png`, `pic/ID-thumb.png`, `pic/ID-figure1.png` and `avatar/N.png`.
  func addPictures(to router: RouterGroup<some RequestContext>) {
    router.get("pic/:name") { request, context in
      let parts = (context.parameters.get("name") ?? "").split(separator: "-")
      guard parts.count == 2, let story = story(String(parts[0])),
        let size = CoverSize(rawValue: String(parts[1]))
      else { return Self.notFound(request) }
      return await picture(PictureShelf.Name(seed: story.id, size: size))
    }
    router.get("avatar/:name") { request, context in
      let name = context.parameters.get("name") ?? ""
      guard name.hasSuffix(".png"), let number = Int(name.dropLast(4)), (0..<36).contains(number)
      else { return Self.notFound(request) }
      return await picture(PictureShelf.Name(seed: number, size: .avatar))
    }
  }

  private func picture(_ name: PictureShelf.Name) async -> Response {
    let bytes = await pictures.picture(name)
    return Response(
      status: .ok,
      // The picture of a name never changes.
      headers: [.contentType: "image/png", .cacheControl: "public, max-age=31536000, immutable"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
    )
  }
}
