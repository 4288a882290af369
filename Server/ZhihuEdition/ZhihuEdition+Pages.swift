import Hummingbird

extension ZhihuEdition {
  /// Adds the web pages of stories, their style sheet and formulas.
  func addPages(to router: RouterGroup<some RequestContext>) {
    for name in ["story", "elsewhere"] {
      router.get("\(name)/:id") { request, context in
        guard let story = story(context.parameters.get("id"), in: request.language)
        else { return Self.notFound(request) }
        // A story of another site has no text in the reader, whose link leads here.
        if name == "story", let reader {
          return .redirect(to: "\(reader)/stories/\(story.id)", type: .found)
        }
        let html = StoryPage.html(story, reader: reader)
        var response = Self.text(html, "text/html; charset=utf-8")
        response.headers[.contentSecurityPolicy] = StoryPage.policy
        return response
      }
    }
    router.get("css/story.css") { _, _ in Self.text(StoryPage.css, "text/css; charset=utf-8") }
    router.get("equation/:name") { request, context in
      let name = context.parameters.get("name") ?? ""
      guard let formula = Formula.all.first(where: { "\($0.id).svg" == name }) else {
        return Self.notFound(request)
      }
      return Self.text(formula.svg, "image/svg+xml")
    }
  }

  private static func text(_ text: String, _ type: String) -> Response {
    Response(
      status: .ok,
      headers: .text(type),
      body: ResponseBody(byteBuffer: ByteBuffer(string: text))
    )
  }
}
