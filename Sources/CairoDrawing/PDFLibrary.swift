import CCairo
import CPango
import Glibc

/// The functions of Poppler.
struct PDFLibrary: Sendable {
  private typealias Object = UnsafeMutableRawPointer
  private typealias MakeBytes = @convention(c) (UnsafePointer<UInt8>?, UInt) -> Object?
  private typealias Release = @convention(c) (Object) -> Void
  private typealias Read =
    @convention(c) (Object, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Object?
  private typealias GetPage = @convention(c) (Object, Int32) -> Object?
  private typealias GetSize =
    @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  private typealias Render = @convention(c) (Object, OpaquePointer) -> Void

  private let makeBytes: MakeBytes
  private let releaseBytes: Release
  private let read: Read
  private let getPage: GetPage
  private let getSize: GetSize
  private let render: Render

  private static let shared = PDFLibrary()

  /// Returns the library.
  /// - Throws: `VectorGraphic.Failure` if it is not installed.
  static func loaded() throws(VectorGraphic.Failure) -> PDFLibrary {
    guard let shared else {
      // It depends on the library, whose own package has another name in each version of Debian.
      throw .missing(library: "Poppler", package: "gir1.2-poppler-0.18")
    }
    return shared
  }

  private init?() {
    guard let basics = LoadedLibrary("libglib-2.0.so.0"),
      let makeBytes = basics["g_bytes_new", as: MakeBytes.self],
      let releaseBytes = basics["g_bytes_unref", as: Release.self],
      let library = LoadedLibrary("libpoppler-glib.so.8"),
      let read = library["poppler_document_new_from_bytes", as: Read.self],
      let getPage = library["poppler_document_get_page", as: GetPage.self],
      let getSize = library["poppler_page_get_size", as: GetSize.self],
      let render = library["poppler_page_render_for_printing", as: Render.self]
    else { return nil }
    self.makeBytes = makeBytes
    self.releaseBytes = releaseBytes
    self.read = read
    self.getPage = getPage
    self.getSize = getSize
    self.render = render
  }

  /// Returns the first page of a file as SVG, in points.
  func graphic(of pdf: [UInt8]) throws(VectorGraphic.Failure) -> VectorGraphic {
    guard let bytes = makeBytes(pdf, UInt(pdf.count)) else { throw .unreadable(type: "PDF") }
    defer { releaseBytes(bytes) }
    guard let document = read(bytes, nil, nil) else { throw .unreadable(type: "PDF") }
    defer { g_object_unref(document) }
    guard let page = getPage(document, 0) else { throw .unreadable(type: "PDF") }
    defer { g_object_unref(page) }
    var (width, height) = (0.0, 0.0)
    getSize(page, &width, &height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .unreadable(type: "PDF")
    }
    return VectorGraphic(svg: svg(of: page, width, height), width: width, height: height)
  }

  private func svg(of page: Object, _ width: Double, _ height: Double) -> [UInt8] {
    var file: [UInt8] = []
    withUnsafeMutablePointer(to: &file) { file in
      let surface = cairo_svg_surface_create_for_stream(
        { closure, data, count in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        },
        file,
        width,
        height
      )
      let context = cairo_create(surface)
      if let context { render(page, context) }
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return file
  }
}
